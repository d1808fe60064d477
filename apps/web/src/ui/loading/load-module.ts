import { loadDocument } from './load-document.ts';
import { mayReload } from './reload-guard.ts';
import { hasUnsavedChanges } from '../../browser/unsaved-changes.ts';

// Vite reports a failed import with an event that has the thrown error.
const failedLoads = new WeakSet<object>();

window.addEventListener('vite:preloadError', (event) => {
  // preventDefault would make the import resolve to undefined.
  if (event.payload instanceof Error) failedLoads.add(event.payload);
});

// Browsers abort loading files when the page is left; Firefox reports them as missing.
let lastLeft = -Infinity;
window.addEventListener('beforeunload', () => (lastLeft = performance.now()));
/** A page that still runs after this time was not left: the reader stayed, or the link was a download. */
const LEAVING_MS = 10_000;
const RETRY_MS = 1000;

type LoadOptions = {
  /**
   * `page`: part of a page that is being opened. `part`: an addition to the current page, which does not reload with
   * unsaved input.
   */
  readonly of?: 'page' | 'part';
  readonly target?: () => string;
  readonly leave?: (address: string) => void;
};

/**
 * Loads a module. After a deployment its file may be missing: the page then reloads at the target address, at most once
 * in 10 s (spec §9); otherwise the error is thrown, see `isLoadFailure`. A page that is being left retries the module
 * instead: a reload would bring the reader back to it.
 */
export async function loadModule<M>(load: () => Promise<M>, options: LoadOptions = {}): Promise<M> {
  const { of = 'page', target = () => pendingAddress(), leave = loadDocument } = options;
  try {
    const failure = failedAhead.get(load);
    failedAhead.delete(load);
    if (failure) throw failure;
    return await load();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    if (isBeingLeft()) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return loadModule(load, options);
    }
    if (of === 'part' && hasUnsavedChanges()) throw error;
    const address = target();
    if (!mayReload(address)) throw error;
    leave(address);
    // Never resolves, as the page is being left.
    return await new Promise<never>(() => {});
  }
}

// Vite takes a stylesheet that failed for loaded: the page would open without it.
const failedAhead = new WeakMap<() => Promise<unknown>, Error>();

/** Loads a module that is probably needed soon. A missing file counts as missing when it is needed. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (isLoadFailure(error)) failedAhead.set(load, error);
  }
}

const isBeingLeft = (): boolean => performance.now() - lastLeft < LEAVING_MS;

/** Whether the file failed to load, as opposed to an error inside the module. */
export function isLoadFailure(error: unknown): error is Error {
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
