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

/** Opens the disclosure around it. Null if no revealer knows the id. */
export function findElement(elementId: string): HTMLElement | null {
  if (!document.getElementById(elementId)) for (const reveal of revealers) reveal(elementId);
  const found = document.getElementById(elementId);
  // A closed disclosure cannot have the focus inside.
  const closed = found?.closest('details:not([open])');
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  return found;
}
