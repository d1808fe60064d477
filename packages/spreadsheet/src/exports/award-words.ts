/** Words of awards and purchase orders in files, [English, Russian]. */
import type { Award, BidStatus, ExchangeRate } from '@zakupki/api-client/schema';
import type { VatRate } from '@zakupki/procurement/money/vat';
import { bidStatusWord } from './export-words.ts';
import type { Lang } from '../imports/sentences.ts';

type Pair = readonly [en: string, ru: string];

const WORDS = {
  award: ['Award', 'Решение'],
  row: ['Row', 'Строка'],
  lineRow: ['line', 'позиция'],
  deliveryRow: ['delivery', 'доставка'],
  supplierTotal: ['supplier total with delivery', 'итого поставщику с доставкой'],
  awardTotal: ['award total with delivery', 'итого по решению с доставкой'],
  orderLine: ['Line of the order', 'Позиция закупки'],
  bought: ['Purchased', 'Закупается'],
  purchaseOrder: ['Purchase order', 'Заказ поставщику'],
  quotedQuantity: ['Quantity quoted', 'Количество по предложению'],
  quotedUnit: ['Unit quoted', 'Ед. по предложению'],
  quotedPrice: ['Price per unit quoted', 'Цена за ед. по предложению'],
  vatRate: ['VAT rate', 'Ставка НДС'],
  rate: ['Exchange rate', 'Курс'],
  awardedQuantity: ['Awarded quantity', 'Выбрано, количество'],
  awardedNet: ['Awarded, without VAT', 'Выбрано без НДС'],
  awardedVat: ['Awarded, VAT', 'Выбрано, НДС'],
  awardedGross: ['Awarded, with VAT', 'Выбрано с НДС'],
  supplierNet: ['Supplier total with delivery, without VAT', 'Итого поставщику с доставкой, без НДС'],
  supplierVat: ['Supplier total with delivery, VAT', 'Итого поставщику с доставкой, НДС'],
  supplierGross: ['Supplier total with delivery, with VAT', 'Итого поставщику с доставкой, с НДС'],
  decided: ['Decided', 'Решение принято'],
  justification: ['Justification', 'Обоснование'],
  date: ['Date', 'Дата'],
  rfq: ['Order', 'Закупка'],
  buyer: ['Buyer', 'Покупатель'],
  basis: ['Based on bid No.', 'По предложению №'],
  number: ['No.', '№'],
  item: ['Item', 'Наименование'],
  price: ['price', 'цена'],
  included: ['with VAT', 'с НДС'],
  excluded: ['without VAT', 'без НДС'],
  document: ['your document', 'ваш документ'],
  of: ['of', 'от'],
  supplier: ['Supplier', 'Поставщик'],
  quantity: ['Quantity', 'Кол-во'],
  unit: ['Unit', 'Ед.'],
  by: ['Deliver by', 'Поставить до'],
  inPack: ['in a pack', 'в упаковке'],
  unitPrice: ['Unit price', 'Цена за ед.'],
  netAmount: ['Without VAT', 'Без НДС'],
  vatAmount: ['VAT', 'НДС'],
  grossAmount: ['With VAT', 'С НДС'],
  requested: ['requested', 'по закупке'],
  goods: ['Goods, delivery not included', 'Товары без доставки'],
  delivery: ['Delivery', 'Доставка'],
  total: ['Total, delivery included', 'Итого с доставкой'],
  totalGoods: ['Total, no charge for delivery', 'Итого, доставка без отдельной оплаты'],
  vatAt: ['including VAT', 'в том числе НДС'],
  withoutVat: ['Without VAT: the supplier does not charge it.', 'Без НДС: поставщик не начисляет НДС.'],
  inOrderCurrency: ['In the currency of the order', 'В валюте закупки'],
  deliverTo: ['Deliver to', 'Адрес доставки'],
  terms: ['Delivery terms', 'Условия поставки'],
  days: ['Delivery time, days', 'Срок поставки, дней'],
  payment: ['Payment', 'Оплата'],
  warranty: ['Warranty, months', 'Гарантия, месяцев'],
  forBuyer: ['For the buyer', 'От покупателя'],
  forSupplier: ['For the supplier', 'От поставщика'],
  signature: ['signature, name, date', 'подпись, расшифровка, дата'],
  account: ['Account', 'Счёт'],
  bik: ['BIK', 'БИК'],
  taxId: ['Tax number', 'ИНН'],
  kpp: ['KPP', 'КПП'],
  contact: ['Contact', 'Контакт'],
} as const satisfies Record<string, Pair>;

export type AwardWord = keyof typeof WORDS;

export const awardWordsIn =
  (lang: Lang) =>
  (word: AwardWord): string =>
    WORDS[word][lang === 'ru' ? 1 : 0];

/** "22%", in Russian "22 %"; "no VAT" for a supplier who charges none. */
export function vatRateWord(rate: VatRate, lang: Lang): string {
  if (rate === 'none') return lang === 'ru' ? 'без НДС' : 'no VAT';
  return lang === 'ru' ? `${rate}\u00A0%` : `${rate}%`;
}

/** "98.4512 RUB for 1 EUR, 30.10.2026, Bank of Russia" */
export function exchangeRateWord(
  { currency, rate, nominal, date, source }: ExchangeRate,
  orderCurrency: string,
  lang: Lang,
) {
  const day = date.split('-').toReversed().join('.');
  const number = lang === 'ru' ? rate.replace('.', ',') : rate;
  const who =
    source === 'cbr'
      ? lang === 'ru'
        ? 'Банк России'
        : 'Bank of Russia'
      : lang === 'ru'
        ? 'указан вручную'
        : 'entered by hand';
  return `${number} ${orderCurrency} ${lang === 'ru' ? 'за' : 'for'} ${nominal} ${currency}, ${day}, ${who}`;
}

/** After the award how many of its lines a bid won: "won 1 of 3 lines"; otherwise the bid's status. */
export function bidOutcomeWord(bidId: string, status: BidStatus, award: Award | null, lang: Lang): string {
  const lines = award?.memo.offers.find((offer) => offer.bidId === bidId)?.lines ?? [];
  if (lines.length === 0) return bidStatusWord(status, lang);
  const offered = new Set(lines.map(({ orderItemId }) => orderItemId)).size;
  const won = new Set(lines.filter(({ outcome }) => outcome === 'won').map(({ orderItemId }) => orderItemId)).size;
  if (won === 0 || won === offered) return bidStatusWord(won === 0 ? 'lost' : 'won', lang);
  return lang === 'ru' ? `выиграло ${won} из ${offered} поз.` : `won ${won} of ${offered} lines`;
}
