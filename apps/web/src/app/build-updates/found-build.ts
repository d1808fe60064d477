/** The newer build that was found in place, for whoever acts on it; what looks for one comes later, see later.ts. */

const listeners = new Set<() => void>();
let found: string | null = null;

/** Its name, or null while there is none. */
export function foundBuild(): string | null {
  return found;
}

export function setFoundBuild(build: string): void {
  found = build;
  for (const listener of [...listeners]) listener();
}

export function onFoundBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
