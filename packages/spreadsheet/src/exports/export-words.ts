/** The words of exported workbooks, in every language. */
import type { AuditAction, BidStatus, ComparisonState, OrderStatus } from '@zakupki/api-client/schema';
import { countedUnit } from '@zakupki/procurement/units/unit-forms';
import { offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { decimalText } from '../writing/value-words.ts';
import type { Lang, Words } from '@zakupki/words';

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
  asked: { en: 'Requested', ru: 'Нужно' },
  unit: { en: 'Unit', ru: 'Ед.' },
  ceiling: { en: 'Ceiling price', ru: 'Предельная цена' },
  supplier: { en: 'Supplier', ru: 'Поставщик' },
  taxId: { en: 'Tax number', ru: 'ИНН' },
  kpp: { en: 'KPP', ru: 'КПП' },
  bidNumber: { en: 'Bid No.', ru: '№ предложения' },
  status: { en: 'Status', ru: 'Состояние' },
  offeredName: { en: 'Offered as', ru: 'Предложено как' },
  kind: { en: 'Type', ru: 'Вид' },
  equivalent: { en: 'Equivalent', ru: 'Аналог' },
  declined: { en: 'Declined', ru: 'Отказ' },
  asOrdered: { en: 'As requested', ru: 'Как в закупке' },
  brand: { en: 'Brand', ru: 'Бренд' },
  model: { en: 'Model', ru: 'Модель' },
  country: { en: 'Country', ru: 'Страна' },
  quantity: { en: 'Quantity', ru: 'Количество' },
  conversion: { en: 'Unit conversion', ru: 'Пересчёт единиц' },
  price: { en: 'Unit price', ru: 'Цена за ед.' },
  currency: { en: 'Currency', ru: 'Валюта' },
  vatMode: { en: 'Prices', ru: 'Цены' },
  included: { en: 'With VAT', ru: 'С НДС' },
  excluded: { en: 'Without VAT', ru: 'Без учёта НДС' },
  vat: { en: 'VAT', ru: 'НДС' },
  lineTotal: { en: 'Line total', ru: 'Сумма строки' },
  priceNet: { en: 'Comparable price without VAT', ru: 'Цена для сравнения без НДС' },
  priceGross: { en: 'Comparable price with VAT', ru: 'Цена для сравнения с НДС' },
  deliveryDate: { en: 'Delivery by', ru: 'Поставка до' },
  best: { en: 'Best price', ru: 'Лучшая цена' },
  bestMark: { en: 'Best', ru: 'Лучшая' },
  yes: { en: 'Yes', ru: 'Да' },
  note: { en: 'Note', ru: 'Примечание' },
  net: { en: 'Without VAT', ru: 'Без НДС' },
  gross: { en: 'With VAT', ru: 'С НДС' },
  total: { en: 'Total with delivery', ru: 'Итого с доставкой' },
  delta: { en: 'Above best, %', ru: 'Дороже лучшего, %' },
  coverage: { en: 'Lines quoted', ru: 'Позиций предложено' },
  rank: { en: 'Rank', ru: 'Место' },
  blockers: { en: 'Blockers', ru: 'Препятствия' },
  warnings: { en: 'Warnings', ru: 'Предупреждения' },
  notes: { en: 'Notes', ru: 'Заметки' },
  bestSingle: { en: 'Best single supplier', ru: 'Лучший поставщик на всё' },
  bestSplit: { en: 'Best price for each line', ru: 'Лучшая цена каждой позиции' },
  splitSaving: { en: 'Savings from splitting', ru: 'Экономия от разделения' },
  basis: { en: 'Compared prices', ru: 'Цены для сравнения' },
  asOf: { en: 'As of', ru: 'На дату' },
  order: { en: 'Order', ru: 'Закупка' },
  validUntil: { en: 'Valid until', ru: 'Действует до' },
  receivedAt: { en: 'Received', ru: 'Получено' },
  deliveryDays: { en: 'Delivery time, days', ru: 'Срок поставки, дней' },
  leadTime: { en: 'Lead time, days', ru: 'Срок поставки, дней' },
  deliveryTerms: { en: 'Delivery terms', ru: 'Условия поставки' },
  deliveryCost: { en: 'Delivery cost', ru: 'Стоимость доставки' },
  deliveryVat: { en: 'VAT of delivery', ru: 'НДС доставки' },
  payment: { en: 'Payment', ru: 'Оплата' },
  warranty: { en: 'Warranty, months', ru: 'Гарантия, месяцев' },
  minOrder: { en: 'Minimum order', ru: 'Минимальный заказ' },
  externalNumber: { en: 'Supplier’s bid number', ru: 'Номер у поставщика' },
  declaredTotal: { en: 'Supplier’s stated total', ru: 'Итого в документе' },
  late: { en: 'Late', ru: 'Опоздало' },
  expired: { en: 'Expired', ru: 'Истекло' },
  outdated: { en: 'For an earlier revision', ru: 'Для прежней редакции' },
  at: { en: 'When', ru: 'Когда' },
  who: { en: 'Who', ru: 'Кто' },
  what: { en: 'What', ru: 'Что' },
  about: { en: 'Concerns', ru: 'Относится к' },
  changes: { en: 'Changes', ru: 'Изменения' },
  reason: { en: 'Reason', ru: 'Причина' },
  clock: { en: 'System', ru: 'Система' },
  onBehalfOf: { en: 'for', ru: 'от имени' },
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
  draft: { en: 'Draft', ru: 'Черновик' },
  submitted: { en: 'Submitted', ru: 'Подано' },
  withdrawn: { en: 'Withdrawn', ru: 'Отозвано' },
  disqualified: { en: 'Rejected', ru: 'Отклонено' },
  won: { en: 'Won', ru: 'Выиграло' },
  lost: { en: 'Lost', ru: 'Проиграло' },
};

const ORDER_STATUSES: Readonly<Record<OrderStatus, Words>> = {
  draft: { en: 'Draft', ru: 'Черновик' },
  published: { en: 'Collecting bids', ru: 'Сбор предложений' },
  evaluation: { en: 'Comparing bids', ru: 'Рассмотрение' },
  awarded: { en: 'Awarded', ru: 'Победитель выбран' },
  unsuccessful: { en: 'Unsuccessful', ru: 'Не состоялась' },
  cancelled: { en: 'Cancelled', ru: 'Отменена' },
};

const STATES: Readonly<Record<ComparisonState, Words>> = {
  offered: { en: '', ru: '' },
  missing: { en: 'No offer', ru: 'Нет предложения' },
  declined: { en: 'Declined', ru: 'Отказ' },
  equivalent: { en: 'Equivalent only', ru: 'Только аналог' },
  incomparable: { en: 'Not comparable', ru: 'Нельзя сравнить' },
  excluded: { en: 'Excluded', ru: 'Не участвует в сравнении' },
};

const ACTIONS: Readonly<Record<AuditAction, Words>> = {
  'order.create': { en: 'Order created', ru: 'Закупка создана' },
  'order.duplicate': { en: 'Order copied', ru: 'Закупка скопирована' },
  'order.update': { en: 'Order changed', ru: 'Закупка изменена' },
  'order.revise': { en: 'Terms changed', ru: 'Новая редакция закупки' },
  'order.publish': { en: 'Order published', ru: 'Закупка опубликована' },
  'order.extend': { en: 'Deadline moved', ru: 'Срок подачи перенесён' },
  'order.close': { en: 'Bidding closed early', ru: 'Приём завершён досрочно' },
  'order.deadline': { en: 'Deadline passed', ru: 'Срок приёма истёк' },
  'order.open_bids': { en: 'Sealed bids opened', ru: 'Закрытые предложения вскрыты' },
  'order.reopen': { en: 'Bidding reopened', ru: 'Приём возобновлён' },
  'order.award': { en: 'Awarded', ru: 'Победитель выбран' },
  'order.revoke_award': { en: 'Award revoked', ru: 'Выбор отменён' },
  'order.unsuccessful': { en: 'Declared unsuccessful', ru: 'Признана несостоявшейся' },
  'order.cancel': { en: 'Order cancelled', ru: 'Закупка отменена' },
  'order.archive': { en: 'Archived', ru: 'Убрана в архив' },
  'order.unarchive': { en: 'Restored from the archive', ru: 'Возвращена из архива' },
  'bid.create': { en: 'Bid entered', ru: 'Предложение внесено' },
  'bid.duplicate': { en: 'Bid copied', ru: 'Предложение скопировано' },
  'bid.update': { en: 'Bid changed', ru: 'Предложение изменено' },
  'bid.delete': { en: 'Bid deleted', ru: 'Предложение удалено' },
  'bid.submit': { en: 'Bid submitted', ru: 'Предложение подано' },
  'bid.confirm_revision': { en: 'Confirmed for the new revision', ru: 'Подтверждено для новой редакции' },
  'bid.withdraw': { en: 'Bid withdrawn', ru: 'Предложение отозвано' },
  'bid.disqualify': { en: 'Bid rejected', ru: 'Предложение отклонено' },
  'bid.reinstate': { en: 'Bid reinstated', ru: 'Предложение возвращено' },
  'conflict.resolve': { en: 'Conflict resolved', ru: 'Расхождение устранено' },
  'conflict.reopen': { en: 'Conflict reopened', ru: 'Расхождение снова открыто' },
  'question.ask': { en: 'Question recorded', ru: 'Вопрос записан' },
  'question.answer': { en: 'Question answered', ru: 'Дан ответ на вопрос' },
  'attachment.add': { en: 'File attached', ru: 'Файл прикреплён' },
  'attachment.delete': { en: 'File deleted', ru: 'Файл удалён' },
  'invitation.send': { en: 'Supplier invited', ru: 'Поставщик приглашён' },
  'invitation.link': { en: 'Invitation link created', ru: 'Создана ссылка-приглашение' },
  'invitation.remind': { en: 'Supplier reminded', ru: 'Поставщику напомнили' },
  'invitation.revoke': { en: 'Invitation revoked', ru: 'Приглашение отозвано' },
  'invitation.decline': { en: 'Supplier declined', ru: 'Поставщик отказался' },
  'invitation.reconsider': { en: 'Supplier reconsidered', ru: 'Поставщик передумал' },
  'purchase_order.confirm': { en: 'Purchase order confirmed', ru: 'Заказ поставщику подтверждён' },
  'purchase_order.refuse': { en: 'Purchase order refused', ru: 'Заказ поставщику отклонён' },
  'bid.message': { en: 'Message sent to the supplier', ru: 'Поставщику отправлено письмо' },
  'bid.disclose_target': {
    en: 'Exact target price disclosed to the supplier',
    ru: 'Поставщику названа точная целевая цена',
  },
};

export const bidStatusWord = (status: BidStatus, lang: Lang) => BID_STATUSES[status][lang];
export const orderStatusWord = (status: OrderStatus, lang: Lang) => ORDER_STATUSES[status][lang];
export const stateWord = (state: ComparisonState, lang: Lang) => STATES[state][lang];
export const actionWord = (action: AuditAction, lang: Lang) => ACTIONS[action][lang];

/** The offered unit in the order's unit: `12 pcs = 1 box`; null for equal units and unknown ratios. */
export function conversionWord(
  line: PackContent & { readonly unitCode: string },
  orderUnitCode: string,
  lang: Lang,
): string | null {
  const ratio = line.unitCode === orderUnitCode ? null : offeredUnitRatio(line.unitCode, orderUnitCode, line);
  if (ratio === null) return null;
  const { offered, ordered } = unitEquation(ratio);
  const counted = (quantity: string, code: string) =>
    `${decimalText(quantity, lang)} ${countedUnit(quantity, code, lang)}`;
  return `${counted(offered, line.unitCode)} = ${counted(ordered, orderUnitCode)}`;
}
