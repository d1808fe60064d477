import { loadDocument } from './load-document.ts';
import { mayReload } from './reload-guard.ts';
import { hasUnsavedChanges } from '../browser/unsaved-changes.ts';

// Vite reports failed imports by an event with the error the import throws.
const failedLoads = new WeakSet<object>();

window.addEventListener('vite:preloadError', (event) => {
  // preventDefault would make the import resolve to undefined.
  if (event.payload instanceof Error) failedLoads.add(event.payload);
});

interface LoadOptions {
  /**
   * `page`: part of a page being opened. `part`: an addition to the current page, which does not reload while it has
   * unsaved input.
   */
  readonly of?: 'page' | 'part';
  readonly target?: () => string;
  readonly leave?: (address: string) => void;
}

/**
 * Loads a module. After a deployment its file may be gone: the page then reloads at the target address, at most once
 * in 10 s (spec §9); otherwise the error is thrown, see `isLoadFailure`.
 */
export async function loadModule<M>(load: () => Promise<M>, options: LoadOptions = {}): Promise<M> {
  const { of = 'page', target = () => pendingAddress(), leave = loadDocument } = options;
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error) || (of === 'part' && hasUnsavedChanges())) throw error;
    const address = target();
    if (!mayReload(address)) throw error;
    leave(address);
    // Never resolves, as the page is being left.
    return await new Promise<never>(() => {});
  }
}

/** Whether the file failed to load, as opposed to an error inside the module. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The message of the TypeError differs between browsers; the development server sends no event.
  return failedLoads.has(error) || /dynamically imported module|importing a module script/i.test(error.message);
}

let pendingAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** Sets the target of a running navigation, so that a reload goes there. */
export function followNavigation(address: () => string): void {
  pendingAddress = address;
}
