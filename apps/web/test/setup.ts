/** What jsdom lacks and every page expects of a browser. */
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';

// The first screen of a test file is compiled while the test waits for it.
configure({ asyncUtilTimeout: 10_000 });

Object.defineProperty(window, 'matchMedia', {
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
// Text areas that grow with what is typed wait for the fonts.
Object.defineProperty(document, 'fonts', { value: Object.assign(new EventTarget(), { ready: Promise.resolve() }) });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
