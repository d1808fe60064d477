/** Limits memory: the events of older requests have already arrived. */
const MAX_IDS = 200;

/** X-Request-Ids of this page's latest changes, whose results its screens already show. */
const ids = new Set<string>();

/** @param requestId X-Request-Id of the response */
export function rememberOwnRequest(requestId: string): void {
  ids.add(requestId);
  const [oldest] = ids;
  if (ids.size > MAX_IDS && oldest !== undefined) ids.delete(oldest);
}

export function isOwnRequest(requestId: string): boolean {
  return ids.has(requestId);
}

let pending = 0;

/** Sends a change of this page; until its response, nobody knows which events are its own. */
export async function sendOwnChange<T>(send: () => PromiseLike<T> | T): Promise<T> {
  pending += 1;
  try {
    return await send();
  } finally {
    pending -= 1;
  }
}

export const isChangePending = (): boolean => pending > 0;
