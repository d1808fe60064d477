/** Reads delivery time, cost and terms, and the warranty. */
import { moneyOf, moneyPattern } from './amount-text.ts';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, END, GAP, matchesOf, pattern, PERIOD } from './pattern.ts';
import { periodOf } from './period.ts';
import { anyPhrase } from '../words/word-table.ts';

const LEAD_LABEL =
  BEGIN +
  anyPhrase({
    ru: String.raw`срок(?:и)? (?:поставки|доставки|отгрузки|изготовления|выполнения|исполнения|производства),
      срок\s*[:—–-], (?:время|период) (?:поставки|доставки), поставк[аи], отгрузк[аи], постав+, отгруз+,
      достав(?:им|ка|ки|ляем), изготовление, готовность`,
    en: String.raw`lead[\s-]*time, deliver(?:y|ed|ies)?(?: (?:time|terms?|period|date))?, ships?, shipping(?: time)?,
      shipment, dispatch(?:ed)?, production time`,
  }) +
  END;
const LEAD_TIME = pattern(String.raw`${LEAD_LABEL}${GAP}${PERIOD}`);
const SHORT_TERM = pattern(String.raw`(?:^|[\t.;,]\s*)срок${GAP}${PERIOD}`);
const IN_STOCK = pattern(
  [
    String.raw`${LEAD_LABEL}[\s:—–-]*${anyPhrase({
      ru: 'сразу, в наличии, со склада, на складе, в день оплаты',
      en: 'ex stock, from stock, in stock, immediate(?:ly)?',
    })}`,
    String.raw`${anyPhrase({
      ru: 'вс[её], весь товар, товар, продукция',
      en: 'all items?(?: are)?, goods(?: are)?',
    })}\s+(?:есть\s+)?${anyPhrase({ ru: 'в наличии, на складе', en: 'in stock' })}`,
  ].join('|'),
);
const DELIVERY =
  BEGIN +
  anyPhrase({
    ru: String.raw`(?:стоимость|цена) (?:услуг* )?(?:по )?доставк[иеу], услуг+ (?:по )?доставк[иеу], доставк[аи],
      транспортн+(?: (?:расходы|услуги))?, транспортировка`,
    en: '(?:cost of )?(?:delivery|shipping|freight|transport)(?: (?:costs?|charges?|fees?))?',
  }) +
  END;
const DELIVERY_COST = moneyPattern(
  String.raw`${DELIVERY}(?:[^\d\t.;¦]|\.(?=\s?\p{Ll}|[:,])){0,60}?[\t\s:—–=-]*(?:\d{1,2}\s+(?:усл|шт|рейс|раз)\p{L}*\.?\s*[\t×xх*]?\s*)?`,
);
const IS_FREE = anyPhrase({
  ru: 'бесплатн*, включен*, входит, учтен*, за (?:наш )?сч[её]т (?:поставщика|продавца), за наш сч[её]т',
  en: 'free(?: of charge)?, included, is included',
});
const INCLUDING = anyPhrase({ ru: 'включа+, с уч[её]том, включая', en: String.raw`including, incl\.?, includes?` });
const FREE = pattern(
  [
    String.raw`${DELIVERY}[^\d\t;.¦]{0,60}?${IS_FREE}`,
    String.raw`(?:бесплатн\p{L}+|free)\s+(?:доставк\p{L}+|delivery|shipping)`,
    String.raw`${INCLUDING}[^.;\t¦]{0,50}?(?:доставк\p{L}+|delivery|shipping|freight)`,
  ].join('|'),
);
/** A cost with a condition is a term, not the cost of this delivery. */
const CONDITION =
  /при\s+(?:заказе|сумме|покупке|оплате)|от\s+\d[\d\s]*(?:тыс|руб|р\.|₽)|for\s+orders|if\s|over\s+[\d$€]/iu;
const AT_PICKUP = /самовывоз|pick-?up|ex\s+works|exw|fca|адрес|address/iu;
const NOT_INCLUDED = /не\s+(?:включ|вход|учт)|not\s+included|excluded|отдельно|separately/iu;
const TERMS_LABELS = anyPhrase({
  ru: '(?:условия|базис|способ|порядок|место|адрес) (?:поставки|доставки|отгрузки)',
  en: String.raw`delivery terms, terms of delivery, incoterms?(?:\s*\d{4})?`,
});
const TERMS = pattern(String.raw`${BEGIN}${TERMS_LABELS}\s*[:\t—–-]\s*(?<terms>[^\t]{2,300})`);
const PICKUP = pattern(
  String.raw`${BEGIN}(?:самовывоз|pick-?up|ex\s+works|(?:EXW|FCA|CPT|CIP|DAP|DDP|DPU|FOB|CIF|CFR|FAS)(?=\s))[^\t;¦]{0,250}`,
);
const WARRANTY = pattern(
  String.raw`${BEGIN}(?:гаранти\p{L}*|warrant\p{L}*|guarantee)(?:[^\d\t.;¦]|\t){0,40}?${PERIOD}`,
);
const MIN_LABELS = anyPhrase({
  ru: String.raw`мин(?:имальн+|\.)? (?:сумма )?(?:заказ*|отгрузк+|партия), минимальная сумма(?: (?:заказа|отгрузки))?`,
  en: String.raw`min(?:imum|\.)? order(?: (?:value|amount))?, moq`,
});
const MIN_ORDER = moneyPattern(String.raw`${BEGIN}${MIN_LABELS}[^\d.;¦]{0,40}?`);

export const readDelivery: FactReader = (text) => [
  ...leadTime(text),
  ...cost(text),
  ...matchesOf(TERMS, text).map((one) => foundAt('deliveryTerms', tidied(one.groups?.['terms'] ?? ''), one)),
  ...matchesOf(PICKUP, text).map((one) => foundAt('deliveryTerms', tidied(one[0]), one)),
  ...warranty(text),
  ...matchesOf(MIN_ORDER, text).flatMap((one) => {
    const money = moneyOf(one.groups);
    return money?.currency ? [foundAt('minOrderAmount', money.amount, one, { currency: money.currency })] : [];
  }),
];

const tidied = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim()
    .slice(0, 500);

/** A label with its value in the next cell. */
const joined = (text: string) => text.replaceAll(/[:—–-]?[ ]*\t/gu, (match) => ' '.repeat(match.length));

function leadTime(text: string): Found[] {
  const plain = joined(text);
  const found = [...matchesOf(LEAD_TIME, plain), ...matchesOf(SHORT_TERM, plain)].flatMap((one) => {
    const period = periodOf(one.groups);
    const isValid =
      period !== null &&
      period.days <= 730 &&
      !/действи|гаранти|оплат/iu.test(plain.slice(Math.max(0, one.index - 14), one.index) + one[0]);
    return isValid ? [foundAt('deliveryDays', String(period.days), one, { isDoubtful: period.isWorking })] : [];
  });
  return found.length > 0 ? found : matchesOf(IN_STOCK, plain).map((one) => foundAt('deliveryDays', '0', one));
}

function cost(text: string): Found[] {
  const free = matchesOf(FREE, text).flatMap((one) => {
    const around = text.slice(Math.max(0, one.index - 60), one.index + one[0].length + 40);
    if (NOT_INCLUDED.test(one[0])) return [];
    return CONDITION.test(around)
      ? [foundAt('deliveryTerms', tidied(text.slice(one.index)), one)]
      : [foundAt('deliveryCost', '0.00', one)];
  });
  if (free.length > 0) return free;
  return matchesOf(DELIVERY_COST, text).flatMap((one) => {
    const behind = text.slice(one.index + one[0].length);
    const money = moneyOf(one.groups);
    // A number without a currency is a cost only at the end of its cell.
    // In an address a number follows a comma.
    const isAddress =
      one[0].slice(0, one[0].lastIndexOf(one.groups?.['amount'] ?? '')).includes(',') || AT_PICKUP.test(one[0]);
    const isCost = money !== null && (money.currency !== null || (!isAddress && /^\s*(?:\t|$)/u.test(behind)));
    if (!isCost || /^\s*(?:раб|кал|дн|день|дней|нед|мес|day|week|%|км|km)/iu.test(behind)) return [];
    // "1500 руб. за рейс" is no cost of the whole delivery.
    return CONDITION.test(one[0]) || /^[\s,]*(?:(?:за|per)\s|\/\s*\p{L})/iu.test(behind)
      ? [foundAt('deliveryTerms', tidied(text), one)]
      : [foundAt('deliveryCost', money.amount, one, money.currency === null ? {} : { currency: money.currency })];
  });
}

function warranty(text: string): Found[] {
  return matchesOf(WARRANTY, text).flatMap((one) => {
    const { from, to, unit = '' } = one.groups ?? {};
    const count = Number(to ?? from);
    const months = /^(?:год|лет|year)/iu.test(unit) ? count * 12 : /^(?:мес|month)/iu.test(unit) ? count : null;
    return months === null || months > 240 ? [] : [foundAt('warrantyMonths', String(months), one)];
  });
}
