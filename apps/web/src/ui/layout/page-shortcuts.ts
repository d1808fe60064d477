import { useEffect } from 'react';

type Shortcut = {
  /** Alternative keys. */
  readonly keys: readonly string[];
  /** A function so that it follows the language. */
  readonly what: () => string;
};

let ofPage: readonly Shortcut[] = [];

/**
 * Registers shortcuts of the page, which `?` lists above the global ones.
 * @param shortcuts a stable list
 */
export function usePageShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    ofPage = shortcuts;
    return () => {
      if (ofPage === shortcuts) ofPage = [];
    };
  }, [shortcuts]);
}

export function pageShortcuts(): readonly Shortcut[] {
  return ofPage;
}
