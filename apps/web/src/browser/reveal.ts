/** Renders virtualized elements on demand, so that links can target them. */

/** Renders the element synchronously if it knows the id. */
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

/** Finds the element and opens the disclosure around it. Returns null if no revealer knows the id. */
export function findElement(elementId: string): HTMLElement | null {
  if (!document.getElementById(elementId)) for (const reveal of revealers) reveal(elementId);
  const element = document.getElementById(elementId);
  // An element in a closed disclosure cannot take the focus.
  const closed = element?.closest('details:not([open])');
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  return element;
}
