import { type DataRouter, createPath, parsePath, type To } from 'react-router';
import { BASE_PATH } from '../../paths.ts';
import { loadDocument } from '../../ui/loading/load-document.ts';

type PageChangeOptions = {
  readonly isWanted: () => boolean;
  readonly leave?: (address: string) => void;
};

/**
 * Turns the next page change into a document load once `isWanted` allows it. Changes of the query or fragment alone
 * are not page changes. Navigations with router state stay in the router, as the state would be lost.
 */
export function reloadOnPageChange(router: DataRouter, options: PageChangeOptions): void {
  const { isWanted, leave = loadDocument } = options;
  const navigate = router.navigate;

  /** Returns null when the router should navigate as usual. */
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

  const navigateOrLoad: typeof navigate = async (to: To | number | null, init?: { state?: unknown }) => {
    const address = documentFor(to, init?.state);
    if (address !== null) leave(address);
    // `navigate` is overloaded: numbers for history steps, addresses for the rest.
    else await (navigate as (where: typeof to, how: typeof init) => Promise<void>)(to, init);
  };
  router.navigate = navigateOrLoad;

  // The browser starts Back and Forward, so the address has already changed.
  let currentPath = router.state.location.pathname;
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    const previousPath = currentPath;
    currentPath = location.pathname;
    if (historyAction === 'POP' && currentPath !== previousPath && isWanted()) leave(createPath(location));
  });
}
