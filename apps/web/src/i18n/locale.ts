import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { isLocale, locales, overwriteGetLocale, type Locale } from '#i18n-runtime';
import { savePreference, readPreference } from '../browser/preference.ts';

export { type Locale, locales };

const PREFERENCE = 'language';

let current: Locale = firstLocale();
/** Increases with each change of the texts. */
let version = 0;
const listeners = new Set<() => void>();

overwriteGetLocale(() => current);
// In development, saved messages arrive without a reload (build/messages/live/live-messages.ts).
if (import.meta.hot) window.addEventListener('messages-changed', renderTexts);

export function getLocale(): Locale {
  return current;
}

/** Switches the language and saves the choice. Form input stays. */
export function setLocale(locale: Locale): void {
  if (locale === current) return;
  current = locale;
  savePreference(PREFERENCE, locale);
  markDocument();
  renderTexts();
}

/** Re-renders everything with text. */
function renderTexts(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * Formats text in a language other than the page's, such as that of an e-mail. Synchronous, so that no component
 * renders in between.
 */
export function withLocale<T>(locale: Locale, write: () => T): T {
  const before = current;
  current = locale;
  try {
    return write();
  } finally {
    current = before;
  }
}

/**
 * Subscribes to the language. Routes subscribe their screens; a memoized component that shows text calls this itself.
 */
export function useLocale(): Locale {
  useTextVersion();
  return current;
}

/** A dependency for memoized texts: changes whenever they do. */
export function useTextVersion(): number {
  return useSyncExternalStore(onLocaleChange, () => version);
}

export function markDocument(): void {
  document.documentElement.lang = current;
}

export function otherLocales(than: Locale): readonly Locale[] {
  return locales.filter((locale) => locale !== than);
}

// The browser's own names cost a sixth of the time of the first page's scripts: it loads the names of all languages.
const LANGUAGE_NAMES = { en: m.shell_language_en, ru: m.shell_language_ru } satisfies Record<Locale, unknown>;

/** `Русский`; with `within`, in that language as part of a sentence: `Russian`, `русский` */
export function languageName(locale: Locale, within?: Locale): string {
  const name = LANGUAGE_NAMES[locale]({}, { locale: within ?? locale });
  return within === undefined ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name;
}

/** @returns unsubscribes */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The saved language, or the browser's first supported language, or English.
function firstLocale(): Locale {
  const wanted = [readPreference(PREFERENCE), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLocale) ?? locales[0];
}
