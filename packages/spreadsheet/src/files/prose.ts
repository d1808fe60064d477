/** Reads lines as people write them in e-mails: "1. Болт М8 — 200 шт по 3,90". */
import { readCurrency } from '@zakupki/procurement/money/currency';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { findUnit } from '@zakupki/procurement/units/units';
import type { ImportField } from '../headings/fields.ts';
import { EMAIL_IN_TEXT } from '../cells/contact-input.ts';
import { currencyWords } from '../words/currency-words.ts';
import { joinKopecks } from '../words/money-text.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';
import { ANY_SUPPORTED, SYMBOL } from '../words/currency-forms.ts';

/** The columns that such lines are split into; the last two are optional. */
export const PROSE_FIELDS = [
  'position',
  'name',
  'quantity',
  'unit',
  'price',
  'leadTimeDays',
  'offered',
] as const satisfies readonly ImportField[];

const NUMBER = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const NUMBERED = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/u;
const BULLET = /^\s*[-–—•*·]\s+/u;
/** A number followed by a word that may be a unit; not "М8", whose number follows a letter. */
const MEASURED = new RegExp(
  String.raw`(?<=^|[\s(,;:=—–-])(${NUMBER})\s*((?:[дсdc]?[мm])[23](?![\p{L}\d])|\p{L}[\p{L}²³]*(?:\.?\s(?:шт|м|пог|изм)(?!\p{L}))?)\.?`,
  'gu',
);
/** Text allowed between the quantity and the price. */
const LEADS_TO_PRICE = String.raw`[\s,;:=—–*×xх@-]*(?:(?:по|за|цена|at|price|для)\s*(?:цене\s*)?[:=]?\s*)?`;
const PRICE = new RegExp(
  String.raw`^${LEADS_TO_PRICE}(${NUMBER})\s*([^\d\s/]*)\s*(?:(?:\/|за|per)\s*[^\s()]+)?\s*(\([^()]{1,60}\))?\s*[.;,]?$`,
  'iu',
);

/** Longer text is a paragraph. */
const LONGEST_LINE = 400;

/** "195 р (вместо 280 мл)": the requested size that is not offered. */
const REPLACED = /\s*\((?:вместо|взамен|instead of)[^)]*\)/giu;

/** Splits a line into columns; null when it has neither a quantity nor a price. */
export function readProse(line: string): string[] | null {
  if (line.length > LONGEST_LINE) return null;
  const plain = joinKopecks(line).replaceAll(REPLACED, '');
  return readOffer(plain) ?? readAmount(plain);
}

/** "Гайка М8 — 1,75, 20000 шт": a fraction after a dash is a price; sizes directly follow letters. */
const PRICED_NAME = /^(?<name>.*\p{L}{3}.*?)\s*(?:\s[—–-]|[:=])\s*(?<price>\d+[.,]\d{1,4})$/u;

/** "Болт М8 — 200 шт по 3,90". */
function readAmount(line: string): string[] | null {
  const [, position = ''] = NUMBERED.exec(line) ?? [];
  const rest = line.replace(position === '' ? BULLET : NUMBERED, '').trim();
  // A name contains sizes too; the quantity comes last.
  for (const found of [...rest.matchAll(MEASURED)].reverse()) {
    const [whole, quantity = '', unit = ''] = found;
    if (readUnit(unit) === null) continue;
    const before = tidied(rest.slice(0, found.index));
    const behind = rest.slice(found.index + whole.length);
    const price = priceIn(behind);
    const name = price === null ? tidied([before, tidied(behind)].filter(Boolean).join(' ')) : before;
    if (name === '') continue;
    const priced = price ? null : PRICED_NAME.exec(name)?.groups;
    return [position, priced?.['name'] ?? name, quantity, unit, priced?.['price'] ?? price ?? '', '', ''];
  }
  return null;
}

const OFFERED_PRICE = new RegExp(
  String.raw`(?:[\s,;:=—–@-]|(?<=\s)(?:по|цена|price|at)\s*[:=]?\s)\s*(?:(?<sign>${SYMBOL})\s?)?(?<amount>${NUMBER})(?![\d.,]*\d)\s*(?<currency>${ANY_SUPPORTED})?(?<per>\s*(?:\/|за|per)\s*(?:(?:\d{1,4}\s*)?(?:тыс\.?\s*)?\p{L}[\p{L}.²³]*|10{1,4}(?!\d)))?`,
  'giu',
);
const LEAD_TIME = new RegExp(
  String.raw`[,;.(\s—–-]+(?:${anyPhrase({
    ru: 'срок(?: (?:поставки|изготовления))?, поставка',
    en: 'lead time, delivery',
  })}\s*[:—–-]?\s*)?(?<lead>(?:до\s+)?\d{1,3}(?:\s*[-–—]\s*\d{1,3})?\s*(?:${anyWord({
    ru: 'раб, кал',
    en: 'work, business, calend',
  })}[\p{L}.]*\s*)?${anyWord({
    ru: 'дн, день, дня, дней, нед',
    en: 'day, week',
  })}\p{L}*\.?|${anyPhrase({
    ru: String.raw`(?<!не\s|нет\s)в наличии, на складе, со склада`,
    en: 'in stock, ex stock',
  })})\)?`,
  'iu',
);
const REFUSED = new RegExp(
  String.raw`[\s,;:.(—–-]+(?<no>${anyPhrase({
    ru: 'нет(?: в наличии)?, не поставля*, отсутствует, снят* с производства',
    en: 'out of stock, not (?:available|offered)',
  })})[\s.)]*$`,
  'iu',
);

/** Statements about the whole offer that contain figures. */
const OF_ALL_LINES = new RegExp(
  String.raw`^\s*${anyWord({
    ru: 'цены, стоимость, доставк, срок, оплат, итого, всего, ндс, гарант, предоплат, минимальн, сч[её]т, скидк, сумма',
    en: `delivery, shipping, payment, total, prices, lead time, discount, subtotal, minimum`,
  })}`,
  'iu',
);

/**
 * A line of an offer: "Болт М8 — 3,90 руб/шт, 200 шт, срок 5 дней", "Анкер 12х100 — нет в наличии". Null without a price
 * that has a currency or unit, unless the line declines the item.
 */
function readOffer(line: string): string[] | null {
  if (OF_ALL_LINES.test(line)) return null;
  const [, position = ''] = NUMBERED.exec(line) ?? [];
  const whole = line.replace(position === '' ? BULLET : NUMBERED, '').trim();
  const refusal = REFUSED.exec(whole);
  if (refusal) {
    const name = tidied(whole.slice(0, refusal.index));
    return name === '' || !/\p{L}{3}/u.test(name) ? null : [position, name, '', '', '', '', 'нет'];
  }
  const lead = LEAD_TIME.exec(whole);
  const rest = lead ? whole.slice(0, lead.index) + ', ' + whole.slice(lead.index + lead[0].length) : whole;
  const price = [...rest.matchAll(OFFERED_PRICE)].findLast(
    ({ groups }) => groups?.['currency'] || groups?.['sign'] || isUnit(groups?.['per']),
  );
  if (!price || price.index === 0) return null;
  const before = tidied(rest.slice(0, price.index));
  const behind = tidied(rest.slice(price.index + price[0].length));
  const { sign = '', amount = '', currency = '', per = '' } = price.groups ?? {};
  const cost = `${amount} ${currency || sign}${per}`.replaceAll(/\s+/gu, ' ').trim();
  for (const text of [behind, before]) {
    const measured = [...text.matchAll(MEASURED)].findLast(({ 2: unit = '' }) => isGoodsUnit(unit));
    if (!measured) continue;
    const [matched, quantity = '', unit = ''] = measured;
    const around =
      tidied(text.slice(0, measured.index)) ||
      (text === before ? tidied(text.slice(measured.index + matched.length)) : '');
    const name = text === before ? around : before;
    if (name === '' || (text === before && isSize(measured, { text, around, per }))) continue;
    return [position, name, quantity, unit, cost, lead?.groups?.['lead'] ?? '', ''];
  }
  return /\p{L}{3}/u.test(before) ? [position, before, '', '', cost, lead?.groups?.['lead'] ?? '', ''] : null;
}

const unitOf = (per: string) => per.replace(/^\s*(?:\/|за|per)\s*(?:\d{1,4}\s*)?/iu, '').replace(/\.$/u, '');
const isUnit = (per: string | undefined): boolean => per !== undefined && readUnit(unitOf(per)) !== null;

/** A size in a name is not a quantity: "Геотекстиль 200 г — 48,50 руб/м2", "Герметик 310 мл - 195 руб". */
function isSize(
  measured: RegExpExecArray,
  { text, around, per }: { readonly text: string; readonly around: string; readonly per: string },
): boolean {
  const [matched, , unit = ''] = measured;
  if (around !== '' && tidied(text.slice(measured.index + matched.length)) !== '') return true;
  if (isUnit(per)) return readUnit(unit) !== readUnit(unitOf(per));
  const isCounted = ['count', 'package'].includes(findUnit(readUnit(unit) ?? '')?.dimension ?? '');
  return !isCounted && !/[,;:=—–-]\s*$/u.test(text.slice(0, measured.index));
}

/** Days and months are lead times, not quantities. */
const isGoodsUnit = (unit: string): boolean => {
  const code = readUnit(unit);
  return code !== null && !['days', 'months'].includes(findUnit(code)?.dimension ?? '');
};

/** "по 3,90 руб./шт" is "3,90 руб."; null when no price follows the quantity. */
function priceIn(behind: string): string | null {
  if (tidied(behind) === '') return '';
  const [, amount = '', currency = '', remark = ''] = PRICE.exec(behind.trim()) ?? [];
  if (amount === '' || (currency !== '' && readCurrency(currency) === null)) return null;
  const isOfVat = /ндс|vat/iu.test(remark);
  // "(скидка 10%)" and "(за 100 шт)" change the price.
  if (!isOfVat && (/\d|скидк|наценк|цен|discount|price/iu.test(remark) || currencyWords(remark).currencies.length > 0))
    return null;
  return [amount, currency, isOfVat ? remark : ''].filter(Boolean).join(' ');
}

const tidied = (text: string) =>
  text
    .replace(/^[\s—–:,;.=-]+|[\s—–:,;=-]+$/gu, '')
    .replace(/[\s:,;—–-]*(?:кол-во|количество|qty|quantity)$/iu, '')
    .trim();

const MAIL_ENTRY = new RegExp(
  String.raw`^\s*"?(?<name>[^"<>@;]*?)"?\s*[<(]?(?<email>${EMAIL_IN_TEXT.source})[>)]?\s*$`,
  'iu',
);

/** Longer text is not an address; matching it would be slow. */
const LONGEST_ADDRESS = 500;

/**
 * Reads addresses as e-mail programs copy them: "Игорь Лапин <sales@metiz.example>; opt@krepmarket.example". Rows of name
 * and address; null when the text is anything else.
 */
export function readMailList(text: string): string[][] | null {
  if (text.includes('\t')) return null;
  // A comma within a name is not followed by an address.
  const entries = text.split(/[;\r\n]|,(?=[^,;\r\n]*@)/u).filter((entry) => entry.trim() !== '');
  if (entries.some((entry) => entry.length > LONGEST_ADDRESS)) return null;
  const rows = entries.map((entry) => {
    const { name = '', email = '' } = MAIL_ENTRY.exec(entry)?.groups ?? {};
    return [name.trim(), email];
  });
  return rows.length > 0 && rows.every(([, email]) => email !== '') ? rows : null;
}
