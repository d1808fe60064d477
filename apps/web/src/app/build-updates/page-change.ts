import { type DataRouter, createPath, parsePath, type To } from 'react-router';
import { BASE_PATH } from '../../paths.ts';
import { loadDocument } from '../../ui/loading/load-document.ts';

export interface PageChangeOptions {
  /** Whether the page may be left for a document now. */
  readonly isWanted: () => boolean;
  /** Loads that address as a document. */
  readonly leave?: (address: string) => void;
}

/**
 * Makes the next change of page the load of a document, once that is wanted. A change of the query or the fragment is
 * none, and what a page hands to the next one in the router's state would not arrive, so such a one is let pass.
 */
export function changePageByDocument(router: DataRouter, options: PageChangeOptions): void {
  const { isWanted, leave = loadDocument } = options;
  const navigate = router.navigate;

  /** The address to load instead of going there, or null. */
  function documentFor(to: To | number | null, state: unknown): string | null {
    if (typeof to === 'number' || to === null || state != null) return null;
    const path = typeof to === 'string' ? parsePath(to) : to;
    if (!path.pathname?.startsWith('/')) return null;
    const address = BASE_PATH + createPath(path);
    return isOtherPage(address) && isWanted() ? address : null;
  }

  function isOtherPage(address: string): boolean {
    return new URL(address, window.location.href).pathname !== router.state.location.pathname;
  }

  const byDocument: typeof navigate = async (to: To | number | null, given?: { state?: unknown }) => {
    const address = documentFor(to, given?.state);
    if (address !== null) leave(address);
    // Steps back and forth go by numbers, all else by addresses: two signatures of one function.
    else await (navigate as (where: typeof to, how: typeof given) => Promise<void>)(to, given);
  };
  router.navigate = byDocument;

  // Back and Forward are begun by the browser, so the address is there already.
  let here = router.state.location.pathname;
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    const before = here;
    here = location.pathname;
    if (historyAction === 'POP' && here !== before && isWanted()) leave(createPath(location));
  });
}
