import { useEffect, useState } from 'react';

/**
 * Returns the focus to the opener when a dialog unmounts. Mantine's focus return does not work for dialogs that are
 * mounted only while open.
 */
export function useFocusReturn(): void {
  const [opener] = useState(openerOf);
  useEffect(
    () => () => {
      // After a navigation the page's heading takes the focus.
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** The focused element; for a menu item, which is about to unmount, the menu's button. */
function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
