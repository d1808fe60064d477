/** Words for values in workbooks and messages, in both languages. */
import type { Payment } from '@zakupki/api-client/schema';
import type { VatRate } from '@zakupki/procurement/money/vat';
import type { Lang } from '../imports/sentences.ts';

export function vatWord(rate: VatRate, lang: Lang): string {
  if (rate === 'none') return lang === 'ru' ? 'без НДС' : 'no VAT';
  return `${rate}%`;
}

/** 09.11.2026, 15:00 МСК */
export function momentWord(moment: string, timeZone: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const written = format.format(new Date(moment)).replaceAll(/[\u00A0\u202F]/gu, ' ');
  // Intl has no short name for Moscow time, which nearly every order of a Russian buyer uses.
  return timeZone === 'Europe/Moscow' ? written.replace('GMT+3', lang === 'ru' ? 'МСК' : 'MSK') : written;
}

/** Short name of a zone for a heading: МСК; the zone's identifier when it has none. */
export function zoneWord(timeZone: string, lang: Lang): string {
  if (timeZone === 'Europe/Moscow') return lang === 'ru' ? 'МСК' : 'MSK';
  return timeZone;
}

export function paymentWord(payment: Payment | null | undefined, lang: Lang): string {
  if (!payment) return '';
  const days = payment.postpayDays ?? null;
  const after =
    days === 0
      ? lang === 'ru'
        ? 'сразу после поставки'
        : 'on delivery'
      : lang === 'ru'
        ? `после поставки${days === null ? '' : `, ${days} дн.`}`
        : `after delivery${days === null ? '' : `, ${days} days`}`;
  if (payment.kind === 'postpaid') return lang === 'ru' ? `Оплата ${after}` : `Payment ${after}`;
  if (payment.kind === 'prepaid') return lang === 'ru' ? 'Предоплата 100 %' : 'Prepaid in full';
  const part = payment.prepayPercent ?? '';
  return lang === 'ru' ? `Предоплата ${part} %, остальное ${after}` : `${part}% prepaid, the rest ${after}`;
}
