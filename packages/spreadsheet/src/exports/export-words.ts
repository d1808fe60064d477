/** The words of exported workbooks, in every language. */
import type { AuditAction, BidStatus, ComparisonState, OrderStatus } from '@zakupki/api-client/schema';
import { findUnit, offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { decimalText } from '../writing/value-words.ts';
import type { Lang, Words } from '@zakupki/procurement/words';

const WORDS = {
  offers: { en: 'Offers', ru: 'Предложения' },
  comparison: { en: 'Comparison', ru: 'Сравнение' },
  terms: { en: 'Terms', ru: 'Условия' },
  // Excel reserves the name History.
  history: { en: 'Change history', ru: 'История' },
  contacts: { en: 'Contacts', ru: 'Контакты' },
  position: { en: 'No.', ru: '№' },
  line: { en: 'Name', ru: 'Наименование' },
  lot: { en: 'Lot', ru: 'Лот' },
  asked: { en: 'Required', ru: 'Требуется' },
  unit: { en: 'Unit', ru: 'Ед.' },
  ceiling: { en: 'Highest unit price', ru: 'Предельная цена за ед.' },
  supplier: { en: 'Supplier', ru: 'Поставщик' },
  taxId: { en: 'Tax number', ru: 'ИНН' },
  kpp: { en: 'KPP', ru: 'КПП' },
  bidNumber: { en: 'Bid no.', ru: '№ предложения' },
  status: { en: 'Status', ru: 'Статус' },
  offeredName: { en: 'Offered as', ru: 'Предложено как' },
  kind: { en: 'Kind', ru: 'Вид' },
  equivalent: { en: 'equivalent', ru: 'аналог' },
  declined: { en: 'declined', ru: 'отказ' },
  asOrdered: { en: 'as ordered', ru: 'по заявке' },
  brand: { en: 'Brand', ru: 'Бренд' },
  model: { en: 'Model', ru: 'Модель' },
  country: { en: 'Country', ru: 'Страна' },
  quantity: { en: 'Quantity', ru: 'Количество' },
  conversion: { en: 'Unit conversion', ru: 'Пересчёт единиц' },
  price: { en: 'Unit price', ru: 'Цена за ед.' },
  currency: { en: 'Currency', ru: 'Валюта' },
  vatMode: { en: 'Prices', ru: 'Цены' },
  included: { en: 'with VAT', ru: 'с НДС' },
  excluded: { en: 'without VAT', ru: 'без учёта НДС' },
  vat: { en: 'VAT', ru: 'НДС' },
  lineTotal: { en: 'Line total', ru: 'Сумма строки' },
  priceNet: { en: 'Comparable price, net', ru: 'Сравнимая цена без НДС' },
  priceGross: { en: 'Comparable price, gross', ru: 'Сравнимая цена с НДС' },
  deliveryDate: { en: 'Delivered by', ru: 'Поставка к' },
  best: { en: 'Best price', ru: 'Лучшая цена' },
  bestMark: { en: 'best', ru: 'лучшая' },
  yes: { en: 'yes', ru: 'да' },
  note: { en: 'Note', ru: 'Примечание' },
  net: { en: 'Net', ru: 'Без НДС' },
  gross: { en: 'Gross', ru: 'С НДС' },
  total: { en: 'Total with delivery', ru: 'Итого с доставкой' },
  delta: { en: 'Above the best, %', ru: 'Дороже лучшего, %' },
  coverage: { en: 'Lines offered', ru: 'Позиций предложено' },
  rank: { en: 'Rank', ru: 'Место' },
  blockers: { en: 'Blockers', ru: 'Препятствия' },
  warnings: { en: 'Warnings', ru: 'Предупреждения' },
  notes: { en: 'Notes', ru: 'Заметки' },
  bestSingle: { en: 'Best single supplier', ru: 'Лучший один поставщик' },
  bestSplit: { en: 'Best price of each line', ru: 'Лучшие цены по строкам' },
  splitSaving: { en: 'Saved by splitting', ru: 'Выгода разделения' },
  basis: { en: 'Compared', ru: 'Сравнение' },
  asOf: { en: 'As of', ru: 'На момент' },
  order: { en: 'Order', ru: 'Закупка' },
  validUntil: { en: 'Valid until', ru: 'Действует до' },
  receivedAt: { en: 'Received', ru: 'Получено' },
  deliveryDays: { en: 'Delivery, days', ru: 'Срок поставки, дней' },
  leadTime: { en: 'Lead time, days', ru: 'Срок, дней' },
  deliveryTerms: { en: 'Terms of delivery', ru: 'Условия поставки' },
  deliveryCost: { en: 'Cost of delivery', ru: 'Стоимость доставки' },
  payment: { en: 'Payment', ru: 'Оплата' },
  warranty: { en: 'Warranty, months', ru: 'Гарантия, месяцев' },
  minOrder: { en: 'Smallest order', ru: 'Минимальный заказ' },
  externalNumber: { en: "Supplier's number", ru: 'Номер поставщика' },
  declaredTotal: { en: 'Declared total', ru: 'Итого по документу' },
  late: { en: 'Late', ru: 'Опоздало' },
  expired: { en: 'Expired', ru: 'Истекло' },
  outdated: { en: 'For an earlier revision', ru: 'К прежней редакции' },
  at: { en: 'When', ru: 'Когда' },
  who: { en: 'Who', ru: 'Кто' },
  what: { en: 'What', ru: 'Что' },
  about: { en: 'About', ru: 'О чём' },
  changes: { en: 'Changes', ru: 'Изменения' },
  reason: { en: 'Reason', ru: 'Причина' },
  clock: { en: 'by time', ru: 'по времени' },
  onBehalfOf: { en: 'for', ru: 'за' },
  address: { en: 'Address', ru: 'Адрес' },
  website: { en: 'Website', ru: 'Сайт' },
  person: { en: 'Contact', ru: 'Контакт' },
  role: { en: 'Role', ru: 'Должность' },
  email: { en: 'E-mail', ru: 'Эл. почта' },
  phone: { en: 'Phone', ru: 'Телефон' },
  bankAccount: { en: 'Account', ru: 'Счёт' },
  bik: { en: 'BIK', ru: 'БИК' },
} as const satisfies Record<string, Words>;

export type Word = keyof typeof WORDS;

export const wordsIn =
  (lang: Lang) =>
  (word: Word): string =>
    WORDS[word][lang];

const BID_STATUSES: Readonly<Record<BidStatus, Words>> = {
  draft: { en: 'draft', ru: 'черновик' },
  submitted: { en: 'submitted', ru: 'подано' },
  withdrawn: { en: 'withdrawn', ru: 'отозвано' },
  disqualified: { en: 'rejected', ru: 'отклонено' },
  won: { en: 'won', ru: 'выиграло' },
  lost: { en: 'lost', ru: 'проиграло' },
};

const ORDER_STATUSES: Readonly<Record<OrderStatus, Words>> = {
  draft: { en: 'draft', ru: 'черновик' },
  published: { en: 'collecting bids', ru: 'сбор предложений' },
  evaluation: { en: 'comparing bids', ru: 'рассмотрение' },
  awarded: { en: 'awarded', ru: 'победитель выбран' },
  unsuccessful: { en: 'unsuccessful', ru: 'не состоялась' },
  cancelled: { en: 'cancelled', ru: 'отменена' },
};

const STATES: Readonly<Record<ComparisonState, Words>> = {
  offered: { en: '', ru: '' },
  missing: { en: 'not offered', ru: 'нет предложения' },
  declined: { en: 'declined', ru: 'отказ' },
  equivalent: { en: 'equivalent only', ru: 'только аналог' },
  incomparable: { en: 'cannot be compared', ru: 'несравнимо' },
  excluded: { en: 'does not compete', ru: 'вне конкурса' },
};

const ACTIONS: Readonly<Record<AuditAction, Words>> = {
  'order.create': { en: 'Order created', ru: 'Закупка создана' },
  'order.duplicate': { en: 'Order copied', ru: 'Закупка скопирована' },
  'order.update': { en: 'Order changed', ru: 'Закупка изменена' },
  'order.revise': { en: 'Order revised', ru: 'Новая редакция закупки' },
  'order.publish': { en: 'Order published', ru: 'Закупка опубликована' },
  'order.extend': { en: 'Deadline extended', ru: 'Срок приёма продлён' },
  'order.close': { en: 'Bids closed early', ru: 'Приём завершён досрочно' },
  'order.deadline': { en: 'Deadline passed', ru: 'Срок приёма истёк' },
  'order.open_bids': { en: 'Sealed bids opened', ru: 'Закрытые предложения вскрыты' },
  'order.reopen': { en: 'Bids reopened', ru: 'Приём открыт снова' },
  'order.award': { en: 'Awarded', ru: 'Победитель выбран' },
  'order.revoke_award': { en: 'Award revoked', ru: 'Выбор отменён' },
  'order.unsuccessful': { en: 'Declared unsuccessful', ru: 'Признана несостоявшейся' },
  'order.cancel': { en: 'Order cancelled', ru: 'Закупка отменена' },
  'order.archive': { en: 'Archived', ru: 'В архив' },
  'order.unarchive': { en: 'Taken out of the archive', ru: 'Из архива' },
  'bid.create': { en: 'Bid entered', ru: 'Предложение внесено' },
  'bid.duplicate': { en: 'Bid copied', ru: 'Предложение скопировано' },
  'bid.update': { en: 'Bid changed', ru: 'Предложение изменено' },
  'bid.delete': { en: 'Bid deleted', ru: 'Предложение удалено' },
  'bid.submit': { en: 'Bid submitted', ru: 'Предложение подано' },
  'bid.confirm_revision': { en: 'Confirmed for the new revision', ru: 'Подтверждено для новой редакции' },
  'bid.withdraw': { en: 'Bid withdrawn', ru: 'Предложение отозвано' },
  'bid.disqualify': { en: 'Bid rejected', ru: 'Предложение отклонено' },
  'bid.reinstate': { en: 'Bid reinstated', ru: 'Предложение восстановлено' },
  'conflict.resolve': { en: 'Conflict resolved', ru: 'Расхождение урегулировано' },
  'conflict.reopen': { en: 'Conflict reopened', ru: 'Расхождение открыто снова' },
  'question.ask': { en: 'Question recorded', ru: 'Вопрос записан' },
  'question.answer': { en: 'Question answered', ru: 'Дан ответ на вопрос' },
  'attachment.add': { en: 'File attached', ru: 'Файл прикреплён' },
  'attachment.delete': { en: 'File removed', ru: 'Файл удалён' },
  'invitation.send': { en: 'Supplier invited', ru: 'Поставщик приглашён' },
  'invitation.link': { en: 'Link made to send by hand', ru: 'Ссылка для отправки вручную' },
  'invitation.remind': { en: 'Supplier reminded', ru: 'Поставщику напомнили' },
  'invitation.revoke': { en: 'Invitation revoked', ru: 'Приглашение отозвано' },
  'invitation.decline': { en: 'Supplier declined', ru: 'Поставщик отказался' },
  'invitation.reconsider': { en: 'Supplier reconsidered', ru: 'Поставщик передумал' },
  'purchase_order.confirm': { en: 'Purchase order confirmed', ru: 'Заказ поставщику подтверждён' },
  'purchase_order.refuse': { en: 'Purchase order refused', ru: 'Заказ поставщику отклонён' },
  'bid.disclose_target': {
    en: 'Exact target price named to the supplier',
    ru: 'Поставщику названа точная целевая цена',
  },
};

export const bidStatusWord = (status: BidStatus, lang: Lang) => BID_STATUSES[status][lang];
export const orderStatusWord = (status: OrderStatus, lang: Lang) => ORDER_STATUSES[status][lang];
export const stateWord = (state: ComparisonState, lang: Lang) => STATES[state][lang];
export const actionWord = (action: AuditAction, lang: Lang) => ACTIONS[action][lang];

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
  return `${decimalText(offered, lang)} ${unitWord(line.unitCode, lang)} = ${decimalText(ordered, lang)} ${unitWord(orderUnitCode, lang)}`;
}
