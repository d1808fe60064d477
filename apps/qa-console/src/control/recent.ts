/** The mock stores this many requests of a world, and so does this page. */
const MAX_ENTRIES = 500;

/**
 * Prepends new entries; an id appears once, with its latest state.
 * @param updates oldest first, as the stream sends them
 * @param known newest first
 */
export function mergeRecent<T extends { id: string }>(known: readonly T[], updates: readonly T[]): T[] {
  const latest = new Map(updates.map((update) => [update.id, update]));
  const newestFirst = [...latest.values()].reverse();
  return [...newestFirst, ...known.filter(({ id }) => !latest.has(id))].slice(0, MAX_ENTRIES);
}
