/** The value below which the given part of all values lies (0.5 the median, 0.99 all but the slowest hundredth). */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
}
