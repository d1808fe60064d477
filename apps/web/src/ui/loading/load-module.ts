import { loadDocument } from './load-document.ts';
import { mayReload } from './reload-guard.ts';
import { hasUnsavedChanges } from '../browser/unsaved-changes.ts';

// Vite tells of a module that could not be loaded by an event that carries the very error the import throws.
const failedLoads = new WeakSet<object>();

window.addEventListener('vite:preloadError', (event) => {
  // Without preventDefault: the import must go on to fail, or it would give a module of nothing.
  if (event.payload instanceof Error) failedLoads.add(event.payload);
});

export interface LoadOptions {
  /**
   * `page` for what a page consists of, which one is leaving another page for; `part` for what is added to a page that
   * stays: that one is not loaded anew while something typed on it is unsaved.
   */
  readonly of?: 'page' | 'part';
  /** Where the navigation under way is going. */
  readonly target?: () => string;
  /** Loads that address as a document. */
  readonly leave?: (address: string) => void;
}

/**
 * Loads a module. After a new build the old one's files may be gone: the page is then loaded afresh at the address it
 * was going to, at most once in 10 s (spec §9); beyond that the error is thrown on, see `isLoadFailure`.
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
    // The page is on its way out; nothing of it should be drawn any more.
    return await new Promise<never>(() => {});
  }
}

/** Whether a module's file could not be had, rather than failing by itself. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Browsers word a failed import each in their own way, always as a TypeError; the development server sends no event.
  return failedLoads.has(error) || /dynamically imported module|importing a module script/i.test(error.message);
}

let pendingAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** Tells where a navigation under way is going, so that a reload goes there and not back. */
export function followNavigation(address: () => string): void {
  pendingAddress = address;
}
