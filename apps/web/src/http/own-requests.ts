/** Of the last changes that this page sent: its screens already have their results. */
const MAX_KEPT = 200;

const ids = new Set<string>();

/** @param requestId X-Request-Id of the response */
export function rememberOwnRequest(requestId: string): void {
  ids.add(requestId);
  const [oldest] = ids;
  if (ids.size > MAX_KEPT && oldest !== undefined) ids.delete(oldest);
}

export function isOwnRequest(requestId: string): boolean {
  return ids.has(requestId);
}
