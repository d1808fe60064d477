/** How many requests a world keeps, and this page with it. */
const KEPT = 500;

/**
 * What came lately, put before what is known already, newest first; each thing once, as it was told last.
 * @param news oldest first, as a stream tells it
 * @param known newest first
 */
export function withNews<T extends { id: string }>(known: readonly T[], news: readonly T[]): T[] {
  const latest = new Map(news.map((each) => [each.id, each]));
  const first = [...latest.values()].reverse();
  return [...first, ...known.filter(({ id }) => !latest.has(id))].slice(0, KEPT);
}
