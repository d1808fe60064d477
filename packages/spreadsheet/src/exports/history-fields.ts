/** Names of the fields of a history, [English, Russian], and the format of their values. */
import type { AuditEvent, OrderItem } from '@zakupki/api-client/schema';
import { unitWord, wordsIn } from './export-words.ts';
import { momentWord, vatWord } from '../writing/value-words.ts';
import type { Lang } from '../imports/sentences.ts';

type Pair = readonly [en: string, ru: string];

/** Context that the values of a history are formatted with. */
export interface HistoryScene {
  readonly lang: Lang;
  readonly timeZone: string;
  /** of the amounts: the order's or the bid's */
  readonly currency: string;
  readonly items: readonly Pick<OrderItem, 'id' | 'position'>[];
}

type Write = (value: string, scene: HistoryScene) => string;
type Field = readonly [en: string, ru: string, write?: Write];
type Fields = Readonly<Record<string, Field>>;

const localeOf = (lang: Lang) => (lang === 'ru' ? 'ru-RU' : 'en-GB');
const formatNumber = (value: string, lang: Lang, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 8, ...options }).format(
    value as Intl.StringNumericLiteral,
  );

const number: Write = (value, { lang }) => formatNumber(value, lang);
const count =
  (unit: 'day' | 'month'): Write =>
  (value, { lang }) =>
    formatNumber(value, lang, { style: 'unit', unit, unitDisplay: 'long' });
const money: Write = (value, { lang, currency }) =>
  formatNumber(value, lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
const day: Write = (value, { lang }) =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(value));
const moment: Write = (value, { lang, timeZone }) => momentWord(value, timeZone, lang);
const unit: Write = (value, { lang }) => unitWord(value, lang);
const rate: Write = (value, { lang }) => vatWord(value as Parameters<typeof vatWord>[0], lang);
const oneOf =
  (words: Readonly<Record<string, Pair>>): Write =>
  (value, { lang }) =>
    words[value]?.[lang === 'ru' ? 1 : 0] ?? value;
const flag = oneOf({ true: ['yes', 'да'], false: ['no', 'нет'] });
const mode: Write = (value, { lang }) => wordsIn(lang)(value === 'included' ? 'included' : 'excluded');
const lines: Write = (value, { items }) =>
  value
    .split(', ')
    .flatMap((id) => items.find((item) => item.id === id)?.position ?? [])
    .join(', ');

const TERMS: Fields = {
  '/currency': ['Currency', 'Валюта'],
  '/vatMode': ['Prices are quoted', 'Цены указываются', mode],
  '/payment/kind': [
    'Payment',
    'Оплата',
    oneOf({
      prepaid: ['prepaid', 'предоплата'],
      postpaid: ['after delivery', 'после поставки'],
      mixed: ['part prepaid', 'частичная предоплата'],
    }),
  ],
  '/payment/prepayPercent': ['Paid before delivery, %', 'Предоплата, %', number],
  '/payment/postpayDays': ['Paid after delivery', 'Оплата после поставки', count('day')],
};

const COMMON: Fields = { '/attachments': ['File', 'Файл'], '/items': ['Order of the lines', 'Порядок позиций'] };

const ORDER: Fields = {
  ...TERMS,
  ...COMMON,
  '/title': ['Title', 'Название'],
  '/number': ['Copy of', 'Копия закупки'],
  '/description': ['Description', 'Описание'],
  '/category': [
    'Category',
    'Категория',
    oneOf({ goods: ['goods', 'товары'], services: ['services', 'услуги'], works: ['works', 'работы'] }),
  ],
  '/vatRateDefault': ['VAT rate', 'Ставка НДС', rate],
  '/requireVat': ['VAT-registered suppliers only', 'Только плательщики НДС', flag],
  '/partialBidsAllowed': ['Partial bids allowed', 'Можно предлагать часть позиций', flag],
  '/alternativesAllowed': ['Equivalents allowed', 'Можно предлагать аналоги', flag],
  '/awardCriteria': [
    'Award to',
    'Победитель',
    oneOf({
      lowest_total: ['lowest total', 'по наименьшей сумме'],
      lowest_per_line: ['lowest price of each line', 'по цене каждой позиции'],
    }),
  ],
  '/compareBasis': [
    'Compare',
    'Сравнивать',
    oneOf({ net: ['without VAT', 'без учёта НДС'], gross: ['with VAT', 'с НДС'] }),
  ],
  '/budget': ['Budget', 'Бюджет', money],
  '/submissionDeadline': ['Bids due', 'Приём предложений до', moment],
  '/decisionDate': ['Decision by', 'Решение до', day],
  '/timeZone': ['Time zone', 'Часовой пояс'],
  '/delivery/address': ['Delivery address', 'Адрес поставки'],
  '/delivery/region': ['Region', 'Регион'],
  '/delivery/incoterm': ['Incoterms', 'Инкотермс'],
  '/delivery/place': ['Place of delivery', 'Место по Инкотермс'],
  '/lots': ['Lots', 'Лоты'],
  '/exchangeRates': ['Exchange rates', 'Курсы валют'],
  '/tags': ['Tags', 'Теги'],
  '/awardedTotal': ['Awarded for', 'Сумма решения', money],
};

const ORDER_LINE: Fields = {
  name: ['name', 'наименование'],
  specification: ['specification', 'характеристики'],
  sku: ['SKU', 'артикул'],
  gtin: ['GTIN', 'GTIN'],
  quantity: ['quantity', 'количество', number],
  unitCode: ['unit', 'ед.', unit],
  maxUnitPrice: ['ceiling price', 'предельная цена', money],
  requiredBy: ['needed by', 'нужно к', day],
  deliveryNote: ['delivery note', 'примечание к поставке'],
  vatRate: ['VAT', 'НДС', rate],
  lotKey: ['lot', 'лот'],
  quantityTolerancePercent: ['quantity tolerance, %', 'допуск по количеству, %', number],
  okpd2: ['OKPD2', 'ОКПД2'],
};

const BID: Fields = {
  ...TERMS,
  ...COMMON,
  '/supplier/name': ['Supplier', 'Поставщик'],
  '/supplier/taxId/id': ['Tax number', 'ИНН'],
  '/supplier/kpp': ['KPP', 'КПП'],
  '/supplier/vatPayer': ['Pays VAT', 'Плательщик НДС', flag],
  '/supplier/address': ['Address', 'Адрес'],
  '/supplier/website': ['Website', 'Сайт'],
  '/supplier/bankAccount': ['Bank account', 'Расчётный счёт'],
  '/externalNumber': ["Supplier's number", 'Номер поставщика'],
  '/externalDate': ["Supplier's date", 'Дата поставщика', day],
  '/receivedAt': ['Received', 'Получено', moment],
  '/validUntil': ['Valid until', 'Действует до', day],
  '/declaredTotal': ["Supplier's stated total", 'Итого в документе', money],
  '/deliveryCost': ['Cost of delivery', 'Стоимость доставки', money],
  '/deliveryDays': ['Delivery', 'Срок поставки', count('day')],
  '/deliveryTerms': ['Terms of delivery', 'Условия поставки'],
  '/warrantyMonths': ['Warranty', 'Гарантия', count('month')],
  '/minOrderAmount': ['Minimum order', 'Минимальный заказ', money],
  '/targetTotal': ['Target total of goods', 'Целевая сумма товаров', money],
  '/targetLines': ['Lines with a target price', 'Позиций с целевой ценой', number],
  '/notes': ['Notes', 'Примечание'],
  '/orderRevision': ['Order revision', 'Редакция закупки'],
  '/excludedItemIds': ['Lines left out of the comparison', 'Позиции вне сравнения', lines],
};

const BID_LINE: Fields = {
  offered: ['offered', 'предлагает', flag],
  offeredName: ['offered as', 'предложено как'],
  isEquivalent: ['equivalent', 'аналог', flag],
  equivalentNote: ['how it differs', 'чем отличается'],
  brand: ['brand', 'марка'],
  model: ['model', 'модель'],
  countryOfOrigin: ['country of origin', 'страна происхождения'],
  quantity: ['quantity', 'количество', number],
  unitCode: ['unit', 'ед.', unit],
  unitsPerPack: ['units in a pack', 'единиц в упаковке', number],
  packsPerUnit: ['offered units in one of the order', 'предложенных единиц в единице закупки', number],
  packSize: ['sold in steps of', 'кратность', number],
  unitPrice: ['price', 'цена', money],
  vatRate: ['VAT', 'НДС', rate],
  declaredLineTotal: ['stated line total', 'сумма в документе', money],
  leadTimeDays: ['lead time', 'срок', count('day')],
  deliveryDate: ['delivery date', 'дата поставки', day],
  note: ['note', 'примечание'],
};

const OF: Readonly<Record<AuditEvent['entity']['type'], { fields: Fields; line: Fields }>> = {
  order: { fields: ORDER, line: ORDER_LINE },
  bid: { fields: BID, line: BID_LINE },
  question: { fields: { ...COMMON, '/text': ['Question', 'Вопрос'], '/answer': ['Answer', 'Ответ'] }, line: {} },
};

/** Fields that repeat the name of the event or that only the server needs. */
const UNSAID =
  /^\/status$|^\/awardedAt$|^\/(?:supersedes|alternativeOf)BidId$|^\/source$|^\/supplier\/(?:supplierId|taxId\/scheme)$/u;

/** One change a line: `Line 2, quantity: 10 → 12`. */
export function changesWord({ entity, changes }: Pick<AuditEvent, 'entity' | 'changes'>, scene: HistoryScene): string {
  const { fields, line } = OF[entity.type];
  return changes
    .filter(({ path }) => !UNSAID.test(path))
    .map(({ path, from, to }) => {
      const { label, write } = fieldOf(path, fields, line, scene.lang);
      const value = (text: string | null) => (text === null ? '—' : written(text, write, scene));
      if (from === null) return `${label}: ${value(to)}`;
      return `${label}: ${value(from)} → ${value(to)}`;
    })
    .join('\n');
}

function fieldOf(path: string, fields: Fields, lineFields: Fields, lang: Lang): { label: string; write?: Write } {
  const pick = (en: string, ru: string) => (lang === 'ru' ? ru : en);
  const known = fields[path];
  if (known) return { label: pick(known[0], known[1]), ...(known[2] && { write: known[2] }) };
  const [, item, key] = /^\/items\/(\d+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (item !== undefined) {
    const label = `${pick('Line', 'Позиция')} ${Number(item) + 1}`;
    const field = key === undefined ? undefined : lineFields[key];
    if (!field) return { label };
    return { label: `${label}, ${pick(field[0], field[1])}`, ...(field[2] && { write: field[2] }) };
  }
  if (path.startsWith('/supplier/contacts')) return { label: pick('Contacts', 'Контакты') };
  if (path.startsWith('/conflicts/')) return { label: pick('Conflict', 'Расхождение') };
  return { label: pick('Other', 'Прочее') };
}

/** A value in an unexpected form is shown as stored, because a history is never rewritten. */
function written(value: string, write: Write | undefined, scene: HistoryScene): string {
  try {
    return write ? write(value, scene) : value;
  } catch {
    return value;
  }
}
