import { useEffect } from 'react';

/** A key, or several that do the same, and what it does. */
export interface Shortcut {
  readonly keys: readonly string[];
  /** Called while rendering, so that it is said in the language of now. */
  readonly what: () => string;
}

let ofPage: readonly Shortcut[] = [];

/**
 * The keys a page has of its own: `?` lists them above those that work everywhere.
 * @param shortcuts the same list at every rendering
 */
export function usePageShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    ofPage = shortcuts;
    return () => {
      if (ofPage === shortcuts) ofPage = [];
    };
  }, [shortcuts]);
}

/** The keys of the page one is on. */
export function pageShortcuts(): readonly Shortcut[] {
  return ofPage;
}
