/** Sorted moments (epoch ms) with binary search. Pure. */

/** Ascending. */
export type Moments = Float64Array;

export function momentsOf(texts: readonly (string | null)[]): Moments {
  const moments: number[] = [];
  for (const text of texts) if (text !== null) moments.push(epoch(text));
  return moments.length === 0 ? NONE : Float64Array.from(moments).sort();
}

const NONE: Moments = new Float64Array(0);

/** RFC 3339 allows 23:59:60, which counts as the second before. */
export const epoch = (text: string): number => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? Date.parse(text.replace(/:60(?=[.Z])/, ':59')) : at;
};

export function countBefore(moments: Moments, moment: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] ?? Infinity) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In [start, end). */
export function countIn(moments: Moments, start: number, end: number): number {
  return moments.length === 0 ? 0 : countBefore(moments, end) - countBefore(moments, start);
}

/** Values by ascending moment. */
export type Series<T> = { readonly at: Moments; readonly values: readonly T[] };

export function seriesOf<T>(entries: readonly { at: number; value: T }[]): Series<T> {
  const ascending = entries.toSorted((a, b) => a.at - b.at);
  return { at: Float64Array.from(ascending, ({ at }) => at), values: ascending.map(({ value }) => value) };
}

/** In [start, end). */
export function within<T>({ at, values }: Series<T>, start: number, end: number): readonly T[] {
  if (values.length === 0) return values;
  const first = countBefore(at, start);
  const last = countBefore(at, end);
  return last - first === values.length ? values : values.slice(first, last);
}
