/**
 * The newer build that was detected. Kept apart from the code that detects it, which loads later (background-work.ts).
 */

const listeners = new Set<() => void>();
let found: string | null = null;

export function detectedBuild(): string | null {
  return found;
}

export function setDetectedBuild(build: string): void {
  found = build;
  for (const listener of [...listeners]) listener();
}

export function onDetectedBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
