import type { MouseEvent } from 'react';

/** Whether a click is on the row or card itself: not on a control, not in a dialog, not the end of a text selection. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || window.getSelection()?.isCollapsed === false) return false;
  // The target of a click in a document is an element.
  const target = event.target as Element;
  // React also bubbles clicks from dialogs, which are elsewhere in the document.
  if (!event.currentTarget.contains(target)) return false;
  return !target.closest('a, button, input, label, select, textarea, [role="menuitem"]');
}
