import { matchPath } from 'react-router';
import { BASE_PATH, belowPrefix } from '../../paths.ts';
import { loadAhead } from '../../ui/loading/load-module.ts';
import { SCREENS } from '../routes.tsx';

/** Patterns of pages whose code has been requested. */
const requested = new Set<string>();

/**
 * Loads the code of a page when its link, or the row with its link, is pointed at, touched or focused: the page opens
 * sooner when the link is followed.
 */
export function loadIntendedPages(): () => void {
  const ended = new AbortController();
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, loadPageOf, { signal: ended.signal, passive: true });
  }
  return () => ended.abort();
}

function loadPageOf({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest('a') ?? target.closest('[data-row]')?.querySelector('a');
  if (!link || link.origin !== window.location.origin || !link.pathname.startsWith(BASE_PATH)) return;
  const path = belowPrefix(link.pathname);
  const page = SCREENS.find((screen) => matchPath(screen.path, path));
  if (!page || requested.has(page.path)) return;
  requested.add(page.path);
  void loadAhead(page.screen);
}
