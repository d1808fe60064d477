/** Adds or removes a choice. Returns display order, so that the same choices give the same address. */
export function toggleChoice<T extends string>(choices: readonly T[], chosen: readonly T[], choice: T): readonly T[] {
  return choices.filter((each) => chosen.includes(each) !== (each === choice));
}
