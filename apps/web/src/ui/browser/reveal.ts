/** Renders elements on demand: a link to a virtualized element asks for it by id first. */

/** Renders the element synchronously, if it is one of the revealer's. */
type Revealer = (elementId: string) => void;

const revealers = new Set<Revealer>();

/**
 * Registers a revealer.
 * @returns unregisters it
 */
export function registerRevealer(reveal: Revealer): () => void {
  revealers.add(reveal);
  return () => revealers.delete(reveal);
}

/** Null if no revealer knows the id. */
export function findElement(elementId: string): HTMLElement | null {
  const drawn = document.getElementById(elementId);
  if (drawn) return drawn;
  for (const reveal of revealers) reveal(elementId);
  return document.getElementById(elementId);
}
