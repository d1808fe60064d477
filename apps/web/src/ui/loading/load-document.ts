let isLeaving = false;

/** Whether the page is being left: nothing should load or render any more. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** Loads an address as a document, even the current one. */
export function loadDocument(address: string): void {
  isLeaving = true;
  const to = new URL(address, window.location.href);
  if (to.pathname === window.location.pathname && to.search === window.location.search) {
    // A change of the fragment alone would only scroll.
    window.history.replaceState(window.history.state, '', to);
    window.location.reload();
  } else window.location.assign(to);
}

// The page may return from the back/forward cache.
window.addEventListener('pageshow', () => (isLeaving = false));
