/** Names of the fields of a history, in every language, and the format of their values. */
import type { AuditEvent, OrderItem } from '@zakupki/api-client/schema';
import { unitWord, wordsIn } from './export-words.ts';
import { momentWord, vatWord } from '../writing/value-words.ts';
import { LOCALES, type Lang, type Words } from '@zakupki/procurement/words';

/** Context that the values of a history are formatted with. */
export interface HistoryScene {
  readonly lang: Lang;
  readonly timeZone: string;
  /** of the amounts: the order's or the bid's */
  readonly currency: string;
  readonly items: readonly Pick<OrderItem, 'id' | 'position'>[];
}

type Write = (value: string, scene: HistoryScene) => string;
type Field = Words & { readonly write?: Write };
type Fields = Readonly<Record<string, Field>>;

const formatNumber = (value: string, lang: Lang, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 8, ...options }).format(
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
  new Intl.DateTimeFormat(LOCALES[lang], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(value));
const moment: Write = (value, { lang, timeZone }) => momentWord(value, timeZone, lang);
const unit: Write = (value, { lang }) => unitWord(value, lang);
const rate: Write = (value, { lang }) => vatWord(value as Parameters<typeof vatWord>[0], lang);
const oneOf =
  (words: Readonly<Record<string, Words>>): Write =>
  (value, { lang }) =>
    words[value]?.[lang] ?? value;
const flag = oneOf({ true: { en: 'yes', ru: 'да' }, false: { en: 'no', ru: 'нет' } });
const mode: Write = (value, { lang }) => wordsIn(lang)(value === 'included' ? 'included' : 'excluded');
const lines: Write = (value, { items }) =>
  value
    .split(', ')
    .flatMap((id) => items.find((item) => item.id === id)?.position ?? [])
    .join(', ');

const TERMS: Fields = {
  '/currency': { en: 'Currency', ru: 'Валюта' },
  '/vatMode': { en: 'Prices are quoted', ru: 'Цены указываются', write: mode },
  '/payment/kind': {
    en: 'Payment',
    ru: 'Оплата',
    write: oneOf({
      prepaid: { en: 'prepaid', ru: 'предоплата' },
      postpaid: { en: 'after delivery', ru: 'после поставки' },
      mixed: { en: 'part prepaid', ru: 'частичная предоплата' },
    }),
  },
  '/payment/prepayPercent': { en: 'Paid before delivery, %', ru: 'Предоплата, %', write: number },
  '/payment/postpayDays': { en: 'Paid after delivery', ru: 'Оплата после поставки', write: count('day') },
};

const COMMON: Fields = {
  '/attachments': { en: 'File', ru: 'Файл' },
  '/items': { en: 'Order of the lines', ru: 'Порядок позиций' },
};

const ORDER: Fields = {
  ...TERMS,
  ...COMMON,
  '/title': { en: 'Title', ru: 'Название' },
  '/number': { en: 'Copy of', ru: 'Копия закупки' },
  '/description': { en: 'Description', ru: 'Описание' },
  '/category': {
    en: 'Category',
    ru: 'Категория',
    write: oneOf({
      goods: { en: 'goods', ru: 'товары' },
      services: { en: 'services', ru: 'услуги' },
      works: { en: 'works', ru: 'работы' },
    }),
  },
  '/vatRateDefault': { en: 'VAT rate', ru: 'Ставка НДС', write: rate },
  '/requireVat': { en: 'VAT-registered suppliers only', ru: 'Только плательщики НДС', write: flag },
  '/partialBidsAllowed': { en: 'Partial bids allowed', ru: 'Можно предлагать часть позиций', write: flag },
  '/alternativesAllowed': { en: 'Equivalents allowed', ru: 'Можно предлагать аналоги', write: flag },
  '/awardCriteria': {
    en: 'Award to',
    ru: 'Победитель',
    write: oneOf({
      lowest_total: { en: 'lowest total', ru: 'по наименьшей сумме' },
      lowest_per_line: { en: 'lowest price of each line', ru: 'по цене каждой позиции' },
    }),
  },
  '/compareBasis': {
    en: 'Compare',
    ru: 'Сравнивать',
    write: oneOf({ net: { en: 'without VAT', ru: 'без учёта НДС' }, gross: { en: 'with VAT', ru: 'с НДС' } }),
  },
  '/budget': { en: 'Budget', ru: 'Бюджет', write: money },
  '/submissionDeadline': { en: 'Bids due', ru: 'Приём предложений до', write: moment },
  '/decisionDate': { en: 'Decision by', ru: 'Решение до', write: day },
  '/timeZone': { en: 'Time zone', ru: 'Часовой пояс' },
  '/delivery/address': { en: 'Delivery address', ru: 'Адрес поставки' },
  '/delivery/region': { en: 'Region', ru: 'Регион' },
  '/delivery/incoterm': { en: 'Incoterms', ru: 'Инкотермс' },
  '/delivery/place': { en: 'Place of delivery', ru: 'Место по Инкотермс' },
  '/lots': { en: 'Lots', ru: 'Лоты' },
  '/exchangeRates': { en: 'Exchange rates', ru: 'Курсы валют' },
  '/tags': { en: 'Tags', ru: 'Теги' },
  '/awardedTotal': { en: 'Awarded for', ru: 'Сумма решения', write: money },
};

const ORDER_LINE: Fields = {
  name: { en: 'name', ru: 'наименование' },
  specification: { en: 'specification', ru: 'характеристики' },
  sku: { en: 'SKU', ru: 'артикул' },
  gtin: { en: 'GTIN', ru: 'GTIN' },
  quantity: { en: 'quantity', ru: 'количество', write: number },
  unitCode: { en: 'unit', ru: 'ед.', write: unit },
  maxUnitPrice: { en: 'ceiling price', ru: 'предельная цена', write: money },
  requiredBy: { en: 'needed by', ru: 'нужно к', write: day },
  deliveryNote: { en: 'delivery note', ru: 'примечание к поставке' },
  vatRate: { en: 'VAT', ru: 'НДС', write: rate },
  lotKey: { en: 'lot', ru: 'лот' },
  quantityTolerancePercent: { en: 'quantity tolerance, %', ru: 'допуск по количеству, %', write: number },
  okpd2: { en: 'OKPD2', ru: 'ОКПД2' },
};

const BID: Fields = {
  ...TERMS,
  ...COMMON,
  '/supplier/name': { en: 'Supplier', ru: 'Поставщик' },
  '/supplier/taxId/id': { en: 'Tax number', ru: 'ИНН' },
  '/supplier/kpp': { en: 'KPP', ru: 'КПП' },
  '/supplier/vatPayer': { en: 'Pays VAT', ru: 'Плательщик НДС', write: flag },
  '/supplier/address': { en: 'Address', ru: 'Адрес' },
  '/supplier/website': { en: 'Website', ru: 'Сайт' },
  '/supplier/bankAccount': { en: 'Bank account', ru: 'Расчётный счёт' },
  '/externalNumber': { en: "Supplier's number", ru: 'Номер поставщика' },
  '/externalDate': { en: "Supplier's date", ru: 'Дата поставщика', write: day },
  '/receivedAt': { en: 'Received', ru: 'Получено', write: moment },
  '/validUntil': { en: 'Valid until', ru: 'Действует до', write: day },
  '/declaredTotal': { en: "Supplier's stated total", ru: 'Итого в документе', write: money },
  '/deliveryCost': { en: 'Cost of delivery', ru: 'Стоимость доставки', write: money },
  '/deliveryDays': { en: 'Delivery', ru: 'Срок поставки', write: count('day') },
  '/deliveryTerms': { en: 'Terms of delivery', ru: 'Условия поставки' },
  '/warrantyMonths': { en: 'Warranty', ru: 'Гарантия', write: count('month') },
  '/minOrderAmount': { en: 'Minimum order', ru: 'Минимальный заказ', write: money },
  '/targetTotal': { en: 'Target total of goods', ru: 'Целевая сумма товаров', write: money },
  '/targetLines': { en: 'Lines with a target price', ru: 'Позиций с целевой ценой', write: number },
  '/notes': { en: 'Notes', ru: 'Примечание' },
  '/orderRevision': { en: 'Order revision', ru: 'Редакция закупки' },
  '/excludedItemIds': { en: 'Lines left out of the comparison', ru: 'Позиции вне сравнения', write: lines },
};

const BID_LINE: Fields = {
  offered: { en: 'offered', ru: 'предлагает', write: flag },
  offeredName: { en: 'offered as', ru: 'предложено как' },
  isEquivalent: { en: 'equivalent', ru: 'аналог', write: flag },
  equivalentNote: { en: 'how it differs', ru: 'чем отличается' },
  brand: { en: 'brand', ru: 'марка' },
  model: { en: 'model', ru: 'модель' },
  countryOfOrigin: { en: 'country of origin', ru: 'страна происхождения' },
  quantity: { en: 'quantity', ru: 'количество', write: number },
  unitCode: { en: 'unit', ru: 'ед.', write: unit },
  unitsPerPack: { en: 'units in a pack', ru: 'единиц в упаковке', write: number },
  packsPerUnit: { en: 'offered units in one of the order', ru: 'предложенных единиц в единице закупки', write: number },
  packSize: { en: 'sold in steps of', ru: 'кратность', write: number },
  unitPrice: { en: 'price', ru: 'цена', write: money },
  vatRate: { en: 'VAT', ru: 'НДС', write: rate },
  declaredLineTotal: { en: 'stated line total', ru: 'сумма в документе', write: money },
  leadTimeDays: { en: 'lead time', ru: 'срок', write: count('day') },
  deliveryDate: { en: 'delivery date', ru: 'дата поставки', write: day },
  note: { en: 'note', ru: 'примечание' },
};

const OTHER = {
  line: { en: 'Line', ru: 'Позиция' },
  contacts: { en: 'Contacts', ru: 'Контакты' },
  conflict: { en: 'Conflict', ru: 'Расхождение' },
  other: { en: 'Other', ru: 'Прочее' },
} satisfies Record<string, Words>;

const OF: Readonly<Record<AuditEvent['entity']['type'], { fields: Fields; line: Fields }>> = {
  order: { fields: ORDER, line: ORDER_LINE },
  bid: { fields: BID, line: BID_LINE },
  question: {
    fields: { ...COMMON, '/text': { en: 'Question', ru: 'Вопрос' }, '/answer': { en: 'Answer', ru: 'Ответ' } },
    line: {},
  },
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
  const named = ({ write, ...words }: Field) => ({ label: words[lang], ...(write && { write }) });
  const known = fields[path];
  if (known) return named(known);
  const [, item, key] = /^\/items\/(\d+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (item !== undefined) {
    const label = `${OTHER.line[lang]} ${Number(item) + 1}`;
    const field = key === undefined ? undefined : lineFields[key];
    if (!field) return { label };
    return { ...named(field), label: `${label}, ${field[lang]}` };
  }
  if (path.startsWith('/supplier/contacts')) return { label: OTHER.contacts[lang] };
  if (path.startsWith('/conflicts/')) return { label: OTHER.conflict[lang] };
  return { label: OTHER.other[lang] };
}

/** A value in an unexpected form is shown as stored, because a history is never rewritten. */
function written(value: string, write: Write | undefined, scene: HistoryScene): string {
  try {
    return write ? write(value, scene) : value;
  } catch {
    return value;
  }
}
