/** What stands before every title of the document: as whom one acts. */
let prefix: string | null = null;
const listeners = new Set<() => void>();

/** Puts it before the title of this page and of those to come; null takes it away. */
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
