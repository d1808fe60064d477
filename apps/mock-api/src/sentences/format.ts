/** Formats quantities, money and dates in a language. */
import type { Currency } from '@zakupki/api-client/schema';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { countedUnit } from '@zakupki/procurement/units/unit-forms';
import type { UnitEquation } from '@zakupki/procurement/units/units';
import { fillIn, LOCALES, type Lang, type Words } from '@zakupki/words';

/** Intl formatters are slow to create. */
function memoizeFormatter<K, T>(create: (key: K) => T, nameOf: (key: K) => string): (key: K) => T {
  const cache = new Map<string, T>();
  return (key) => {
    const name = nameOf(key);
    let formatter = cache.get(name);
    if (formatter === undefined) cache.set(name, (formatter = create(key)));
    return formatter;
  };
}

const numbers = memoizeFormatter(
  (lang: Lang) => new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 8 }),
  (lang) => lang,
);
const moneys = memoizeFormatter(
  ({ lang, currency }: { lang: Lang; currency: Currency }) =>
    new Intl.NumberFormat(LOCALES[lang], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    }),
  ({ lang, currency }) => `${lang} ${currency}`,
);
const days = memoizeFormatter(
  (lang: Lang) =>
    new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  (lang) => lang,
);
const moments = memoizeFormatter(
  ({ lang, timeZone }: { lang: Lang; timeZone: string }) =>
    new Intl.DateTimeFormat(LOCALES[lang], {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }),
  ({ lang, timeZone }) => `${lang} ${timeZone}`,
);
const plurals = memoizeFormatter(
  (lang: Lang) => new Intl.PluralRules(LOCALES[lang]),
  (lang) => lang,
);
const lists = memoizeFormatter(
  (lang: Lang) => new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }),
  (lang) => lang,
);

/** Intl formats numeric strings exactly, without floats. */
export function numberText(lang: Lang, value: Decimal): string {
  return numbers(lang).format(value as Intl.StringNumericLiteral);
}

export function moneyText(lang: Lang, value: Decimal, currency: Currency): string {
  return moneys({ lang, currency }).format(value as Intl.StringNumericLiteral);
}

/** `12 packs`, `1,5 бухты` */
export function quantityText(lang: Lang, value: Decimal, unitCode: string): string {
  return `${numberText(lang, value)}\u00a0${countedUnit(value, unitCode, lang)}`;
}

/** `1 box = 12 pcs`, the single unit first. */
export function equationText(
  lang: Lang,
  { offered, ordered }: UnitEquation,
  [offeredUnit, orderedUnit]: readonly [string, string],
): string {
  return `${quantityText(lang, offered, offeredUnit)} = ${quantityText(lang, ordered, orderedUnit)}`;
}

/** @param day `2026-11-30` */
export function dayText(lang: Lang, day: string): string {
  // Without «г.», so that a sentence does not end in two periods.
  return days(lang)
    .format(Date.parse(day))
    .replace(/\s*г\.$/u, '');
}

/** Includes the name of the time zone. */
export function momentText(lang: Lang, moment: string, timeZone: string): string {
  return nameMoscowTime(moments({ lang, timeZone }).format(Date.parse(moment)), timeZone, lang);
}

const MOSCOW_TIME: Words = { en: 'MSK', ru: 'МСК' };

/** Intl has no short name for Moscow time. */
export function nameMoscowTime(text: string, timeZone: string, lang: Lang): string {
  return timeZone === 'Europe/Moscow' ? text.replace('GMT+3', MOSCOW_TIME[lang]) : text;
}

const DAYS: Readonly<Record<Lang, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
};

/** `14 days` */
export function daysText(lang: Lang, count: number): string {
  return `${numberText(lang, String(count))} ${DAYS[lang][plurals(lang).select(count)] ?? ''}`;
}

const NUMBERED: Words = { en: 'No. {number}', ru: '№ {number}' };

export function numberedText(lang: Lang, number: number | string): string {
  return fillIn(NUMBERED[lang], { number });
}

/** `a, b and c` */
export function listText(lang: Lang, parts: readonly string[]): string {
  return lists(lang).format(parts);
}
