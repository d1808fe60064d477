/** Adds browser features that jsdom lacks, and empties the window for the next file. */
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { openDB } from 'idb';
import { afterAll, vi } from 'vitest';
import { drawPopups } from '../src/ui/feedback/popups.ts';

// Ends only what hangs: the first screen of a test file compiles during the test, also on a slow machine.
configure({ asyncUtilTimeout: 60_000 });

// The files of a process share its window.
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cleanup();
  // Popups of parts without a shell wait for the next shell.
  drawPopups(() => {})();
  cleanNotifications();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/app/');
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    for (const store of database.objectStoreNames) await database.clear(store);
    database.close();
  }
});

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string): Partial<MediaQueryList> => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
// Auto-sizing text areas wait for the fonts.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  this.removeAttribute('popover');
};
