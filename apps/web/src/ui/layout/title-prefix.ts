/** Prefix of the document's title: the impersonated user. */
let prefix: string | null = null;
const listeners = new Set<() => void>();

/** Null removes it. */
export function setTitlePrefix(next: string | null): void {
  if (next === prefix) return;
  prefix = next;
  for (const listener of [...listeners]) listener();
}

export const titlePrefix = (): string | null => prefix;

export function onTitlePrefix(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
