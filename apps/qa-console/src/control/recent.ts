/** Requests that the mock keeps per world, and so does this page. */
const KEPT = 500;

/**
 * Prepends new entries; an id appears once, with its latest state.
 * @param updates oldest first, as the stream sends them
 * @param known newest first
 */
export function mergeRecent<T extends { id: string }>(known: readonly T[], updates: readonly T[]): T[] {
  const latest = new Map(updates.map((each) => [each.id, each]));
  const first = [...latest.values()].reverse();
  return [...first, ...known.filter(({ id }) => !latest.has(id))].slice(0, KEPT);
}
