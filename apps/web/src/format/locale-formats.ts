/** One Intl object for each set of options and language: making one costs more than a hundred uses of it. */

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(regional(locale), options));
}

export function relativeFormat(locale: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  return kept(relatives, locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

// English dates go day first ("2 Dec"), as the Russian ones do.
function regional(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function kept<F>(cache: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = locale + JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
