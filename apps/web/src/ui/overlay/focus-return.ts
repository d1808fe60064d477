import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened this dialogue when it is closed: for those rendered only while they are open,
 * which is too late for Mantine's own way of doing so.
 */
export function useFocusReturn(): void {
  const [opener] = useState(openerOf);
  useEffect(
    () => () => {
      // When it led to another page, that page's heading takes the focus.
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** What has the focus; for an item of a menu, which is about to go, the button of the menu. */
function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
