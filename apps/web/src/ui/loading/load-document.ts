/** Loads an address as a document, even the current one. */
export function loadDocument(address: string): void {
  const to = new URL(address, window.location.href);
  if (to.pathname === window.location.pathname && to.search === window.location.search) {
    // A change of the fragment alone would only scroll.
    window.history.replaceState(window.history.state, '', to);
    window.location.reload();
  } else window.location.assign(to);
}
