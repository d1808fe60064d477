/**
 * The newer build that was detected. Kept apart from the code that detects it, which loads later (background-work.ts).
 */

const listeners = new Set<() => void>();
let detected: string | null = null;

export function detectedBuild(): string | null {
  return detected;
}

export function setDetectedBuild(build: string): void {
  detected = build;
  for (const listener of [...listeners]) listener();
}

export function onDetectedBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
