import { useSyncExternalStore } from 'react';
import { isLocale, locales, overwriteGetLocale, type Locale } from '#i18n-runtime';
import { keepPreference, readPreference } from '../ui/browser/preference.ts';

export type { Locale };

const PREFERENCE = 'language';

let current: Locale = firstLocale();
const listeners = new Set<() => void>();

overwriteGetLocale(() => current);

/** The language texts are shown in. */
export function getLocale(): Locale {
  return current;
}

/** Switches the language at once and remembers it. What is being typed stays as it is. */
export function setLocale(locale: Locale): void {
  if (locale === current) return;
  current = locale;
  keepPreference(PREFERENCE, locale);
  markDocument();
  for (const listener of [...listeners]) listener();
}

/**
 * What is said in another language than the page's, such as that of a letter: texts and formats inside speak it.
 * Nothing else notices: it is over before anything can be drawn.
 */
export function inLanguage<T>(locale: Locale, say: () => T): T {
  const before = current;
  current = locale;
  try {
    return say();
  } finally {
    current = before;
  }
}

/**
 * The language, as a subscription: the component renders again when it changes. Screens are subscribed by their
 * route; a memoised component that shows text has to call this itself.
 */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, getLocale);
}

/** Writes the language into `<html lang>`, for hyphenation, fonts and screen readers. */
export function markDocument(): void {
  document.documentElement.lang = current;
}

/** Calls back after a switch; gives the function that stops it. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The remembered language, else the first of the browser's languages we speak, else English.
function firstLocale(): Locale {
  const wanted = [readPreference(PREFERENCE), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLocale) ?? locales[0];
}
