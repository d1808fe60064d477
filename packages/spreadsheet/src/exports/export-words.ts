/** The words of exported workbooks, [English, Russian]. */
import type { AuditAction, BidStatus, ComparisonState, OrderStatus } from '@zakupki/api-client/schema';
import { findUnit, offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import type { Lang } from '../imports/sentences.ts';

type Pair = readonly [en: string, ru: string];

const WORDS = {
  offers: ['Offers', 'Предложения'],
  comparison: ['Comparison', 'Сравнение'],
  terms: ['Terms', 'Условия'],
  // Excel reserves the name History.
  history: ['Change history', 'История'],
  contacts: ['Contacts', 'Контакты'],
  position: ['No.', '№'],
  line: ['Name', 'Наименование'],
  lot: ['Lot', 'Лот'],
  asked: ['Required', 'Требуется'],
  unit: ['Unit', 'Ед.'],
  ceiling: ['Highest unit price', 'Предельная цена за ед.'],
  supplier: ['Supplier', 'Поставщик'],
  taxId: ['Tax number', 'ИНН'],
  kpp: ['KPP', 'КПП'],
  bidNumber: ['Bid no.', '№ предложения'],
  status: ['Status', 'Статус'],
  offeredName: ['Offered as', 'Предложено как'],
  kind: ['Kind', 'Вид'],
  equivalent: ['equivalent', 'аналог'],
  declined: ['declined', 'отказ'],
  asOrdered: ['as ordered', 'по заявке'],
  brand: ['Brand', 'Бренд'],
  model: ['Model', 'Модель'],
  country: ['Country', 'Страна'],
  quantity: ['Quantity', 'Количество'],
  conversion: ['Unit conversion', 'Пересчёт единиц'],
  price: ['Unit price', 'Цена за ед.'],
  currency: ['Currency', 'Валюта'],
  vatMode: ['Prices', 'Цены'],
  included: ['with VAT', 'с НДС'],
  excluded: ['without VAT', 'без учёта НДС'],
  vat: ['VAT', 'НДС'],
  lineTotal: ['Line total', 'Сумма строки'],
  priceNet: ['Comparable price, net', 'Сравнимая цена без НДС'],
  priceGross: ['Comparable price, gross', 'Сравнимая цена с НДС'],
  deliveryDate: ['Delivered by', 'Поставка к'],
  best: ['Best price', 'Лучшая цена'],
  bestMark: ['best', 'лучшая'],
  yes: ['yes', 'да'],
  note: ['Note', 'Примечание'],
  net: ['Net', 'Без НДС'],
  gross: ['Gross', 'С НДС'],
  total: ['Total with delivery', 'Итого с доставкой'],
  delta: ['Above the best, %', 'Дороже лучшего, %'],
  coverage: ['Lines offered', 'Позиций предложено'],
  rank: ['Rank', 'Место'],
  blockers: ['Blockers', 'Препятствия'],
  warnings: ['Warnings', 'Предупреждения'],
  notes: ['Notes', 'Заметки'],
  bestSingle: ['Best single supplier', 'Лучший один поставщик'],
  bestSplit: ['Best price of each line', 'Лучшие цены по строкам'],
  splitSaving: ['Saved by splitting', 'Выгода разделения'],
  basis: ['Compared', 'Сравнение'],
  asOf: ['As of', 'На момент'],
  order: ['Order', 'Закупка'],
  validUntil: ['Valid until', 'Действует до'],
  receivedAt: ['Received', 'Получено'],
  deliveryDays: ['Delivery, days', 'Срок поставки, дней'],
  leadTime: ['Lead time, days', 'Срок, дней'],
  deliveryTerms: ['Terms of delivery', 'Условия поставки'],
  deliveryCost: ['Cost of delivery', 'Стоимость доставки'],
  payment: ['Payment', 'Оплата'],
  warranty: ['Warranty, months', 'Гарантия, месяцев'],
  minOrder: ['Smallest order', 'Минимальный заказ'],
  externalNumber: ["Supplier's number", 'Номер поставщика'],
  declaredTotal: ['Declared total', 'Итого по документу'],
  late: ['Late', 'Опоздало'],
  expired: ['Expired', 'Истекло'],
  outdated: ['For an earlier revision', 'К прежней редакции'],
  at: ['When', 'Когда'],
  who: ['Who', 'Кто'],
  what: ['What', 'Что'],
  about: ['About', 'О чём'],
  changes: ['Changes', 'Изменения'],
  reason: ['Reason', 'Причина'],
  clock: ['by time', 'по времени'],
  onBehalfOf: ['for', 'за'],
  address: ['Address', 'Адрес'],
  website: ['Website', 'Сайт'],
  person: ['Contact', 'Контакт'],
  role: ['Role', 'Должность'],
  email: ['E-mail', 'Эл. почта'],
  phone: ['Phone', 'Телефон'],
  bankAccount: ['Account', 'Счёт'],
  bik: ['BIK', 'БИК'],
} as const satisfies Record<string, Pair>;

export type Word = keyof typeof WORDS;

export const wordsIn =
  (lang: Lang) =>
  (word: Word): string =>
    WORDS[word][lang === 'ru' ? 1 : 0];

const BID_STATUSES: Readonly<Record<BidStatus, Pair>> = {
  draft: ['draft', 'черновик'],
  submitted: ['submitted', 'подано'],
  withdrawn: ['withdrawn', 'отозвано'],
  disqualified: ['rejected', 'отклонено'],
  won: ['won', 'выиграло'],
  lost: ['lost', 'проиграло'],
};

const ORDER_STATUSES: Readonly<Record<OrderStatus, Pair>> = {
  draft: ['draft', 'черновик'],
  published: ['collecting bids', 'сбор предложений'],
  evaluation: ['comparing bids', 'рассмотрение'],
  awarded: ['awarded', 'победитель выбран'],
  unsuccessful: ['unsuccessful', 'не состоялась'],
  cancelled: ['cancelled', 'отменена'],
};

const STATES: Readonly<Record<ComparisonState, Pair>> = {
  offered: ['', ''],
  missing: ['not offered', 'нет предложения'],
  declined: ['declined', 'отказ'],
  equivalent: ['equivalent only', 'только аналог'],
  incomparable: ['cannot be compared', 'несравнимо'],
  excluded: ['does not compete', 'вне конкурса'],
};

const ACTIONS: Readonly<Record<AuditAction, Pair>> = {
  'order.create': ['Order created', 'Закупка создана'],
  'order.duplicate': ['Order copied', 'Закупка скопирована'],
  'order.update': ['Order changed', 'Закупка изменена'],
  'order.revise': ['Order revised', 'Новая редакция закупки'],
  'order.publish': ['Order published', 'Закупка опубликована'],
  'order.extend': ['Deadline extended', 'Срок приёма продлён'],
  'order.close': ['Bids closed early', 'Приём завершён досрочно'],
  'order.deadline': ['Deadline passed', 'Срок приёма истёк'],
  'order.reopen': ['Bids reopened', 'Приём открыт снова'],
  'order.award': ['Awarded', 'Победитель выбран'],
  'order.revoke_award': ['Award revoked', 'Выбор отменён'],
  'order.unsuccessful': ['Declared unsuccessful', 'Признана несостоявшейся'],
  'order.cancel': ['Order cancelled', 'Закупка отменена'],
  'order.archive': ['Archived', 'В архив'],
  'order.unarchive': ['Taken out of the archive', 'Из архива'],
  'bid.create': ['Bid entered', 'Предложение внесено'],
  'bid.duplicate': ['Bid copied', 'Предложение скопировано'],
  'bid.update': ['Bid changed', 'Предложение изменено'],
  'bid.delete': ['Bid deleted', 'Предложение удалено'],
  'bid.submit': ['Bid submitted', 'Предложение подано'],
  'bid.confirm_revision': ['Confirmed for the new revision', 'Подтверждено для новой редакции'],
  'bid.withdraw': ['Bid withdrawn', 'Предложение отозвано'],
  'bid.disqualify': ['Bid rejected', 'Предложение отклонено'],
  'bid.reinstate': ['Bid reinstated', 'Предложение восстановлено'],
  'conflict.resolve': ['Conflict resolved', 'Расхождение урегулировано'],
  'conflict.reopen': ['Conflict reopened', 'Расхождение открыто снова'],
  'question.ask': ['Question recorded', 'Вопрос записан'],
  'question.answer': ['Question answered', 'Дан ответ на вопрос'],
  'attachment.add': ['File attached', 'Файл прикреплён'],
  'attachment.delete': ['File removed', 'Файл удалён'],
  'bid.disclose_target': ['Exact target price named to the supplier', 'Поставщику названа точная целевая цена'],
};

const pick = ([en, ru]: Pair, lang: Lang) => (lang === 'ru' ? ru : en);

export const bidStatusWord = (status: BidStatus, lang: Lang) => pick(BID_STATUSES[status], lang);
export const orderStatusWord = (status: OrderStatus, lang: Lang) => pick(ORDER_STATUSES[status], lang);
export const stateWord = (state: ComparisonState, lang: Lang) => pick(STATES[state], lang);
export const actionWord = (action: AuditAction, lang: Lang) => pick(ACTIONS[action], lang);

export const unitWord = (code: string, lang: Lang) => findUnit(code)?.symbol[lang] ?? code;

/** The offered unit in the order's unit: `12 pcs = 1 box`; null for equal units and unknown ratios. */
export function conversionWord(
  line: PackContent & { readonly unitCode: string },
  orderUnitCode: string,
  lang: Lang,
): string | null {
  const ratio = line.unitCode === orderUnitCode ? null : offeredUnitRatio(line.unitCode, orderUnitCode, line);
  if (ratio === null) return null;
  const { offered, ordered } = unitEquation(ratio);
  const number = (value: string) => (lang === 'ru' ? value.replace('.', ',') : value);
  return `${number(offered)} ${unitWord(line.unitCode, lang)} = ${number(ordered)} ${unitWord(orderUnitCode, lang)}`;
}
