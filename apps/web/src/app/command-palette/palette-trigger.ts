/** Lets any component open the command palette; shortcut-host.tsx listens. */

const listeners = new Set<() => void>();

export function openPalette(): void {
  for (const listener of [...listeners]) listener();
}

/** @returns unsubscribes */
export function onPaletteRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
