import type { MouseEvent } from 'react';

/** A click on the row or card itself: not on a control inside it, nor in a dialog of one, and not the end of marking text. */
export function opensRow(event: MouseEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || window.getSelection()?.isCollapsed === false) return false;
  // The target of a click inside a document is an element.
  const target = event.target as Element;
  // React tells the row of clicks in a dialog too, though it stands elsewhere in the page.
  if (!event.currentTarget.contains(target)) return false;
  return !target.closest('a, button, input, label, select, textarea, [role="menuitem"]');
}
