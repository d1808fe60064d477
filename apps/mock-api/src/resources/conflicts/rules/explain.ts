/** Texts of conflicts: location, evidence and impact. */
import type { ConflictImpact, Currency } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { compare, isDecimal, multiply, round, strip, subtract, type Decimal } from '@zakupki/procurement/money/decimal';
import type { Lang, Words } from '@zakupki/procurement/words';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { ConflictEntry } from '../../../world/records/conflicts.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { FACETS } from './facets.ts';
import {
  dayText,
  daysText,
  equationText,
  listText,
  momentText,
  moneyText,
  numberText,
  quantityText,
  unitText,
} from '../../../sentences/format.ts';

type ConflictScope = {
  readonly order: Pick<OrderRecord, 'items' | 'currency' | 'timeZone'>;
  readonly bids: readonly Pick<BidRecord, 'id' | 'number' | 'supplier'>[];
};

type ConflictText = Pick<ConflictEntry, 'kind' | 'facet' | 'bidIds' | 'orderItemId' | 'details'>;

export function titleOf({ kind, facet }: ConflictText, lang: Lang): string {
  return FACETS[kind][facet]?.title[lang] ?? facet;
}

export function explanationOf(conflict: ConflictText, scene: ConflictScope, lang: Lang): string {
  const evidence = FACETS[conflict.kind][conflict.facet]?.evidence[lang] ?? '';
  const said = evidence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => formatFigure(name, conflict, scene, lang));
  return `${placeOf(conflict, scene, lang)}: ${said}`;
}

/** «ООО «Метиз», позиция 5 «Анкер»» */
function placeOf({ bidIds, orderItemId }: ConflictText, { order, bids }: ConflictScope, lang: Lang): string {
  const names = bidIds.map((id) => {
    const bid = bids.find((one) => one.id === id);
    return supplierText(bid, lang);
  });
  const who = listText(lang, names);
  if (orderItemId === null) return who;
  const item = order.items.find(({ id }) => id === orderItemId);
  if (item === undefined) return lang === 'ru' ? `${who}, убранная позиция` : `${who}, a line removed since`;
  const name = item.name.length > 60 ? `${item.name.slice(0, 59).toWellFormed()}…` : item.name;
  return lang === 'ru' ? `${who}, позиция ${item.position} «${name}»` : `${who}, line ${item.position} “${name}”`;
}

/** The supplier's name, else the bid's number. */
export function supplierText(bid: Pick<BidRecord, 'number' | 'supplier'> | undefined, lang: Lang): string {
  return bid?.supplier.name ?? (lang === 'ru' ? `предложение № ${bid?.number ?? '?'}` : `bid ${bid?.number ?? '?'}`);
}

type Writer = (value: string, conflict: ConflictText, scene: ConflictScope, lang: Lang) => string;

const money: Writer = (value, { details }, { order }, lang) =>
  moneyText(lang, roundForText(value), (details.currency as Currency | undefined) ?? order.currency);
const day: Writer = (value, _conflict, _scene, lang) => dayText(lang, value);
const moment: Writer = (value, _conflict, { order }, lang) => momentText(lang, value, order.timeZone);
const number: Writer = (value, _conflict, _scene, lang) => numberText(lang, value);
const quantity: Writer = (value, { details }, _scene, lang) =>
  typeof details.unitCode === 'string' ? quantityText(lang, value, details.unitCode) : numberText(lang, value);
const moneyPhrase =
  (en: (value: string) => string, ru: (value: string) => string): Writer =>
  (value, conflict, scene, lang) =>
    (lang === 'ru' ? ru : en)(money(value, conflict, scene, lang));

const meanPhrase =
  (en: (value: string) => string, ru: (value: string) => string): Writer =>
  (value, conflict, scene, lang) =>
    moneyPhrase(en, ru)(compare(value, '1') < 0 ? value : round(value, 2), conflict, scene, lang);

/** Formatters by `kind.name`, then by `name`. */
const WRITERS: Readonly<Record<string, Writer>> = {
  required: quantity,
  offered: quantity,
  packSize: number,
  tolerancePercent: (value, _conflict, _scene, lang) => {
    if (value === '0') return '';
    return lang === 'ru' ? `; допуск ${numberText(lang, value)} %` : `; tolerance ${numberText(lang, value)} %`;
  },
  overPercent: number,
  statedVatMode: (value, _conflict, _scene, lang) => vatText(value, lang),
  statedDelivery: (value, _conflict, _scene, lang) =>
    value === 'true' ? (lang === 'ru' ? ' и с доставкой' : ' and delivery') : '',
  'unit_mismatch.offered': (value, _conflict, _scene, lang) => unitText(lang, value),
  'unit_mismatch.ordered': (value, _conflict, _scene, lang) => unitText(lang, value),
  'currency_mismatch.offered': (value) => value,
  'currency_mismatch.ordered': (value) => value,
  'vat_mismatch.offered': (value, _conflict, _scene, lang) => vatText(value, lang),
  'vat_mismatch.ordered': (value, _conflict, _scene, lang) => vatText(value, lang),
  price: money,
  ceiling: money,
  total: money,
  budget: money,
  declared: money,
  computed: money,
  basis: (value, _conflict, _scene, lang) => vatText(value === 'gross' ? 'included' : 'excluded', lang),
  // Two digits are enough for a calculated mean.
  meanOfOthers: meanPhrase(
    (price) => `, the others ${price} on average`,
    (price) => `, у остальных в среднем ${price}`,
  ),
  nextOffer: moneyPhrase(
    (next) => `, the next offer is ${next}`,
    (next) => `, следующее предложение — ${next}`,
  ),
  suspectedFactor: (value, _conflict, _scene, lang) =>
    lang === 'ru'
      ? `. Похоже, цена в ${value} раз ниже: сдвинута запятая или цена за другую упаковку`
      : `. It looks ${value} times too low: a slipped point, or the price of another pack`,
  rate: number,
  nominal: number,
  date: day,
  delivery: day,
  requiredBy: day,
  promised: day,
  validUntil: day,
  decisionDate: day,
  receivedAt: moment,
  deadline: moment,
  enteredAt: moment,
  days: (value, _conflict, _scene, lang) => daysText(lang, Number(value)),
};

function formatFigure(name: string, conflict: ConflictText, scene: ConflictScope, lang: Lang): string {
  const { kind, details } = conflict;
  if (name === 'signs') return listText(lang, listSigns(conflict, lang));
  if (name === 'equation') return unitsText(conflict, lang);
  if (name === 'sameSupplier') return sameSupplierText(conflict, lang);
  const value = details[name];
  if (name === 'orderItemIds') return linesText(value, scene, lang);
  if (name === 'numbers' && Array.isArray(value))
    return listText(
      lang,
      value.map((one) => `№ ${one}`),
    );
  if (value === null || value === undefined) return name === 'required' ? '—' : '';
  return (WRITERS[`${kind}.${name}`] ?? WRITERS[name] ?? unformatted)(String(value), conflict, scene, lang);
}

const unformatted: Writer = (value) => value;

/** `the same INN 7707083893`, `the same name and phone +74957771122` */
function sameSupplierText({ details: { taxScheme, taxId, phone, email } }: ConflictText, lang: Lang): string {
  const isRussian = lang === 'ru';
  if (taxId) {
    if (taxScheme === 'RU-INN') return isRussian ? `один ИНН ${String(taxId)}` : `the same INN ${String(taxId)}`;
    return isRussian ? `один налоговый номер ${String(taxId)}` : `the same tax number ${String(taxId)}`;
  }
  const common = [
    isRussian ? 'название' : 'name',
    phone && `${isRussian ? 'телефон' : 'phone'} ${String(phone)}`,
    email && `${isRussian ? 'почта' : 'e-mail'} ${String(email)}`,
  ].filter((one) => typeof one === 'string');
  return `${isRussian ? 'совпадают' : 'the same'} ${listText(lang, common)}`;
}

function unitsText(
  { details: { offered, ordered, offeredQuantity, orderedQuantity } }: ConflictText,
  lang: Lang,
): string {
  const equation = { offered: String(offeredQuantity), ordered: String(orderedQuantity) };
  return equationText(lang, equation, [String(offered), String(ordered)]);
}

const VAT: Readonly<Record<string, Words>> = {
  included: { en: 'with VAT', ru: 'с НДС' },
  excluded: { en: 'before VAT', ru: 'без НДС' },
  none: { en: 'no VAT', ru: 'без НДС' },
};

export function vatText(value: string, lang: Lang): string {
  const words = VAT[value] ?? { en: `VAT ${value} %`, ru: `НДС ${value} %` };
  return words[lang];
}

const SIGNS: Readonly<Record<string, Words>> = {
  phone: { en: 'phone number', ru: 'телефон' },
  email: { en: 'e-mail address', ru: 'адрес почты' },
  email_domain: { en: 'e-mail domain', ru: 'домен почты' },
  bank_account: { en: 'bank account', ru: 'расчётный счёт' },
  same_file: { en: 'attached file', ru: 'приложенный файл' },
  address: { en: 'address', ru: 'адрес' },
  contact_person: { en: 'contact person', ru: 'контактное лицо' },
  identical_prices: { en: 'prices of many lines', ru: 'цены многих позиций' },
  constant_ratio: { en: 'a constant ratio of prices', ru: 'постоянное отношение цен' },
};

function listSigns({ details: { strong, weak } }: ConflictText, lang: Lang): string[] {
  return [strong, weak]
    .flatMap((names) => (Array.isArray(names) ? (names as readonly string[]) : []))
    .map((name) => SIGNS[name]?.[lang] ?? name);
}

/** Line numbers; only the count above ten. */
function linesText(ids: unknown, { order }: ConflictScope, lang: Lang): string {
  const named = new Set(Array.isArray(ids) ? (ids as readonly string[]) : []);
  const positions = order.items.filter(({ id }) => named.has(id)).map(({ position }) => String(position));
  if (positions.length <= 10) return `${named.size} (№ ${positions.join(', ')})`;
  return lang === 'ru' ? `${named.size} из ${order.items.length}` : `${named.size} of ${order.items.length}`;
}

/** Prices are compared with more digits than shown. */
function roundForText(value: Decimal): Decimal {
  return strip(round(value, 4));
}

/** Money above a limit, missing goods or days; null when unknown. */
export function impactOf(conflict: ConflictText, scene: ConflictScope, lang: Lang): ConflictImpact | null {
  return IMPACTS[`${conflict.kind}/${conflict.facet}`]?.(conflict, scene, lang) ?? null;
}

type ImpactOf = (conflict: ConflictText, scene: ConflictScope, lang: Lang) => ConflictImpact | null;

const excessOver: (amount: Decimal, scene: ConflictScope, lang: Lang) => ConflictImpact | null = (
  amount,
  { order },
  lang,
) => {
  const rounded = roundAmount(amount, order.currency);
  if (!isDecimal(rounded)) return null;
  const text = moneyText(lang, rounded, order.currency);
  return { amount: rounded, text: lang === 'ru' ? `Сверх предела: ${text}` : `Above the limit: ${text}` };
};

const differenceImpact: ImpactOf = ({ details: { difference, currency } }, { order }, lang) => {
  const size = String(difference).replace('-', '');
  const text = moneyText(lang, size, currency as Currency);
  const amount = currency === order.currency && isDecimal(size) ? size : null;
  return { amount, text: lang === 'ru' ? `Расхождение: ${text}` : `Difference: ${text}` };
};

const IMPACTS: Readonly<Record<string, ImpactOf>> = {
  'quantity_mismatch/short': ({ details: { required, offered, unitCode } }, _scene, lang) => {
    const missing = quantityText(lang, subtract(String(required), String(offered)), String(unitCode));
    return { amount: null, text: lang === 'ru' ? `Не хватает: ${missing}` : `Missing: ${missing}` };
  },
  'price_over_ceiling/line': ({ orderItemId, details: { price, ceiling } }, scene, lang) => {
    const quantityAsked = scene.order.items.find(({ id }) => id === orderItemId)?.quantity ?? null;
    if (quantityAsked === null) return null;
    return excessOver(multiply(subtract(String(price), String(ceiling)), quantityAsked), scene, lang);
  },
  'price_over_ceiling/total': ({ details: { total, budget } }, scene, lang) =>
    excessOver(subtract(String(total), String(budget)), scene, lang),
  'arithmetic_mismatch/line': differenceImpact,
  'arithmetic_mismatch/total': differenceImpact,
  'delivery_late/date': ({ details: { days } }, _scene, lang) => {
    const late = daysText(lang, Number(days));
    return { amount: null, text: lang === 'ru' ? `Позже на ${late}` : `${late} late` };
  },
};
