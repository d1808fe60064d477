/** Elements that are drawn only when they are wanted: whoever leads to one by its id asks for it first. */

/** Draws the element before returning, when it is one of its own. */
type Revealer = (elementId: string) => void;

const revealers = new Set<Revealer>();

/** Hears of every element somebody wants to lead to, until the answer is called. */
export function onRevealed(reveal: Revealer): () => void {
  revealers.add(reveal);
  return () => revealers.delete(reveal);
}

/** The element with this id, drawn if it was not; null when there is none. */
export function revealed(elementId: string): HTMLElement | null {
  const drawn = document.getElementById(elementId);
  if (drawn) return drawn;
  for (const reveal of revealers) reveal(elementId);
  return document.getElementById(elementId);
}
