/** Opens the command palette from anywhere; the app listens. */

const listeners = new Set<() => void>();

/** Asks for the palette. */
export function openPalette(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back when somebody asks for it; gives the function that stops it. */
export function onPaletteWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
