/** Each pair once, in input order. */
export function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((first, at) => all.slice(at + 1).map((second): [T, T] => [first, second]));
}
