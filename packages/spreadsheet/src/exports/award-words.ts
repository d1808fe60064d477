/** Words of awards and purchase orders in files, in every language. */
import type { Award, BidStatus, ExchangeRate } from '@zakupki/api-client/schema';
import { bidStatusWord } from './export-words.ts';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { decimalText } from '../writing/value-words.ts';

const WORDS = {
  award: { en: 'Award', ru: 'Решение' },
  row: { en: 'Row type', ru: 'Вид строки' },
  lineRow: { en: 'Line', ru: 'Позиция' },
  deliveryRow: { en: 'Delivery', ru: 'Доставка' },
  supplierTotal: { en: 'Supplier total with delivery', ru: 'Итого поставщику с доставкой' },
  awardTotal: { en: 'Award total with delivery', ru: 'Итого по решению с доставкой' },
  orderLine: { en: 'Order line', ru: 'Позиция закупки' },
  bought: { en: 'Purchased', ru: 'Закупается' },
  purchaseOrder: { en: 'Purchase order', ru: 'Заказ поставщику' },
  quotedQuantity: { en: 'Quoted quantity', ru: 'Количество по предложению' },
  quotedUnit: { en: 'Quoted unit', ru: 'Ед. по предложению' },
  quotedPrice: { en: 'Quoted unit price', ru: 'Цена за ед. по предложению' },
  vatRate: { en: 'VAT rate', ru: 'Ставка НДС' },
  rate: { en: 'Exchange rate', ru: 'Курс' },
  awardedQuantity: { en: 'Awarded quantity', ru: 'Выбранное количество' },
  awardedNet: { en: 'Awarded, without VAT', ru: 'Выбрано без НДС' },
  awardedVat: { en: 'Awarded, VAT', ru: 'Выбрано, НДС' },
  awardedGross: { en: 'Awarded, with VAT', ru: 'Выбрано с НДС' },
  supplierNet: { en: 'Supplier total with delivery, without VAT', ru: 'Итого поставщику с доставкой, без НДС' },
  supplierVat: { en: 'Supplier total with delivery, VAT', ru: 'Итого поставщику с доставкой, НДС' },
  supplierGross: { en: 'Supplier total with delivery, with VAT', ru: 'Итого поставщику с доставкой, с НДС' },
  decided: { en: 'Decided', ru: 'Решение принято' },
  justification: { en: 'Justification', ru: 'Обоснование' },
  date: { en: 'Date', ru: 'Дата' },
  rfq: { en: 'Order', ru: 'Закупка' },
  buyer: { en: 'Buyer', ru: 'Покупатель' },
  basis: { en: 'Based on bid No.', ru: 'По предложению №' },
  number: { en: 'No.', ru: '№' },
  item: { en: 'Item', ru: 'Наименование' },
  price: { en: 'price', ru: 'цена' },
  included: { en: 'with VAT', ru: 'с НДС' },
  excluded: { en: 'without VAT', ru: 'без НДС' },
  document: { en: 'your document', ru: 'ваш документ' },
  of: { en: 'of', ru: 'от' },
  supplier: { en: 'Supplier', ru: 'Поставщик' },
  quantity: { en: 'Quantity', ru: 'Кол-во' },
  unit: { en: 'Unit', ru: 'Ед.' },
  by: { en: 'Deliver by', ru: 'Поставить до' },
  inPack: { en: 'per pack', ru: 'в упаковке' },
  unitPrice: { en: 'Unit price', ru: 'Цена за ед.' },
  netAmount: { en: 'Without VAT', ru: 'Без НДС' },
  vatAmount: { en: 'VAT', ru: 'НДС' },
  grossAmount: { en: 'With VAT', ru: 'С НДС' },
  requested: { en: 'requested', ru: 'по закупке' },
  goods: { en: 'Goods, excluding delivery', ru: 'Товары без доставки' },
  delivery: { en: 'Delivery', ru: 'Доставка' },
  total: { en: 'Total, delivery included', ru: 'Итого с доставкой' },
  totalGoods: { en: 'Total, no charge for delivery', ru: 'Итого, доставка без отдельной оплаты' },
  vatAt: { en: 'including VAT', ru: 'в том числе НДС' },
  withoutVat: { en: 'Without VAT: the supplier does not charge it.', ru: 'Без НДС: поставщик не начисляет НДС.' },
  inOrderCurrency: { en: 'In the order’s currency', ru: 'В валюте закупки' },
  deliverTo: { en: 'Deliver to', ru: 'Адрес доставки' },
  terms: { en: 'Delivery terms', ru: 'Условия поставки' },
  days: { en: 'Delivery time, days', ru: 'Срок поставки, дней' },
  payment: { en: 'Payment', ru: 'Оплата' },
  warranty: { en: 'Warranty, months', ru: 'Гарантия, месяцев' },
  forBuyer: { en: 'For the buyer', ru: 'От покупателя' },
  forSupplier: { en: 'For the supplier', ru: 'От поставщика' },
  signature: { en: 'signature, name, date', ru: 'подпись, расшифровка, дата' },
  account: { en: 'Account', ru: 'Счёт' },
  bik: { en: 'BIK', ru: 'БИК' },
  taxId: { en: 'Tax number', ru: 'ИНН' },
  kpp: { en: 'KPP', ru: 'КПП' },
  contact: { en: 'Contact', ru: 'Контакт' },
  perNominal: { en: 'for', ru: 'за' },
  cbr: { en: 'Bank of Russia', ru: 'Банк России' },
  byHand: { en: 'entered manually', ru: 'указан вручную' },
  wonPart: { en: 'Won {won} of {offered} lines', ru: 'Выиграло {won} из {offered} позиций' },
} as const satisfies Record<string, Words>;

type AwardWord = keyof typeof WORDS;

export const awardWordsIn =
  (lang: Lang) =>
  (word: AwardWord): string =>
    WORDS[word][lang];

/** "98.4512 RUB for 1 EUR, 30.10.2026, Bank of Russia" */
export function exchangeRateWord(
  { currency, rate, nominal, date, source }: ExchangeRate,
  orderCurrency: string,
  lang: Lang,
) {
  const day = date.split('-').toReversed().join('.');
  const word = awardWordsIn(lang);
  const rateText = decimalText(rate, lang);
  return `${rateText} ${orderCurrency} ${word('perNominal')} ${nominal} ${currency}, ${day}, ${word(source === 'cbr' ? 'cbr' : 'byHand')}`;
}

/** After the award how many of its lines a bid won: "Won 1 of 3 lines"; otherwise the bid's status. */
export function bidOutcomeWord(bidId: string, status: BidStatus, award: Award | null, lang: Lang): string {
  const lines = award?.memo.offers.find((offer) => offer.bidId === bidId)?.lines ?? [];
  if (lines.length === 0) return bidStatusWord(status, lang);
  const offered = new Set(lines.map(({ orderItemId }) => orderItemId)).size;
  const won = new Set(lines.filter(({ outcome }) => outcome === 'won').map(({ orderItemId }) => orderItemId)).size;
  if (won === 0 || won === offered) return bidStatusWord(won === 0 ? 'lost' : 'won', lang);
  return fillIn(awardWordsIn(lang)('wonPart'), { won, offered });
}
