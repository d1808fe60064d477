/**
 * The answer of status 402 or 460 that led to a notice page. The page believes it: the state of access that the server
 * reports may lag behind. A reload forgets it, as the server's next answer decides again.
 */

let refusal: string | null = null;
const listeners = new Set<() => void>();

/** @param message of the answer, such as TRIAL_EXPIRED or PHONE_REQUIRED; null when it no longer holds */
export function setRefusal(message: string | null): void {
  refusal = message;
  for (const listener of listeners) listener();
}

export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentRefusal = () => refusal;
