/** Caches Intl objects by language and options: creating one costs more than a hundred uses. */
import { LOCALES } from '@zakupki/words';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dates, locale, options, () => new Intl.DateTimeFormat(regional(locale), options));
}

export function relativeFormat(locale: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  return cached(relatives, locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

const REGIONS: Readonly<Record<string, string>> = LOCALES;

// English dates put the day first ("2 Dec"), as Russian ones do.
function regional(locale: string): string {
  return REGIONS[locale] ?? locale;
}

function cached<F>(cache: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = locale + JSON.stringify(options);
  const existing = cache.get(key);
  if (existing) return existing;
  const created = make();
  cache.set(key, created);
  return created;
}
