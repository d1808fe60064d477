let isLeaving = false;

/** Whether the page is on its way out: nothing of it should be loaded or drawn any more. */
export function isOnItsWayOut(): boolean {
  return isLeaving;
}

/** Loads that address of the product as a document, even if it is the present one. */
export function loadDocument(address: string): void {
  isLeaving = true;
  const to = new URL(address, window.location.href);
  if (to.pathname === window.location.pathname && to.search === window.location.search) {
    // Another fragment alone would only scroll.
    window.history.replaceState(window.history.state, '', to);
    window.location.reload();
  } else window.location.assign(to);
}

// Kept for the Back button, the page may come back to life.
window.addEventListener('pageshow', () => (isLeaving = false));
