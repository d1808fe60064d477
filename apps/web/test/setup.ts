/** What jsdom lacks and every page expects of a browser. */
import 'fake-indexeddb/auto';

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
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
