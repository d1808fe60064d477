/** @returns the choices in display order, so that the same choice gives the same address */
export function toggled<T extends string>(choices: readonly T[], chosen: readonly T[], choice: T): readonly T[] {
  return choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one)));
}
