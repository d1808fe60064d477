/** Words for values in workbooks and messages. */
import type { Payment } from '@zakupki/api-client/schema';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { fillIn, LOCALES, type Lang, type Words } from '@zakupki/words';
import { CSV_FORMS } from './write-csv.ts';

const WORDS = {
  noVat: { en: 'No VAT', ru: 'Без НДС' },
  // Intl has no short name for Moscow time, which nearly every order of a Russian buyer uses.
  moscowTime: { en: 'MSK', ru: 'МСК' },
  onDelivery: { en: 'on delivery', ru: 'сразу после поставки' },
  afterDelivery: { en: 'after delivery', ru: 'после поставки' },
  daysAfterDelivery: { en: '{days} after delivery', ru: 'через {days} после поставки' },
  postpaid: { en: 'Payment {after}', ru: 'Оплата {after}' },
  prepaid: { en: 'Prepaid in full', ru: 'Предоплата 100 %' },
  partlyPrepaid: { en: '{part} prepaid, the rest {after}', ru: 'Предоплата {part}, остальное {after}' },
} satisfies Record<string, Words>;

/** 0,5 in Russian, without separators of thousands */
export function decimalText(value: string, lang: Lang): string {
  return value.replace('.', CSV_FORMS[lang].decimalSeparator);
}

/** "22%", in Russian "22 %" */
function percentText(value: string, lang: Lang): string {
  return new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit: 'percent' }).format(
    value as Intl.StringNumericLiteral,
  );
}

/** "22%", in Russian "22 %"; "No VAT" for a supplier who charges none. */
export function vatWord(rate: VatRate, lang: Lang): string {
  return rate === 'none' ? WORDS.noVat[lang] : percentText(rate, lang);
}

/** 09.11.2026, 15:00 МСК */
export function momentWord(moment: string, timeZone: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const written = format.format(new Date(moment)).replaceAll(/[\u00A0\u202F]/gu, ' ');
  return timeZone === 'Europe/Moscow' ? written.replace('GMT+3', WORDS.moscowTime[lang]) : written;
}

/** Short name of a zone for a heading: МСК; the zone's identifier when it has none. */
export function zoneWord(timeZone: string, lang: Lang): string {
  return timeZone === 'Europe/Moscow' ? WORDS.moscowTime[lang] : timeZone;
}

const daysText = (days: number | null, lang: Lang) =>
  days === null
    ? ''
    : new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

export function paymentWord(payment: Payment | null | undefined, lang: Lang): string {
  if (!payment) return '';
  const days = payment.postpayDays ?? null;
  const part = payment.prepayPercent ? percentText(payment.prepayPercent, lang) : '';
  const after =
    days === 0
      ? WORDS.onDelivery[lang]
      : fillIn(WORDS[days === null ? 'afterDelivery' : 'daysAfterDelivery'][lang], { days: daysText(days, lang) });
  if (payment.kind === 'postpaid') return fillIn(WORDS.postpaid[lang], { after });
  if (payment.kind === 'prepaid') return WORDS.prepaid[lang];
  return fillIn(WORDS.partlyPrepaid[lang], { part, after });
}
