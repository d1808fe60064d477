/** The words of the supplier's form in every language. */
import type { Order } from '@zakupki/api-client/schema';
import { CURRENCIES } from '@zakupki/procurement/money/currency';
import type { Lang } from '@zakupki/words';
import { momentWord, paymentWord } from '../writing/value-words.ts';
import type { FormFact } from '../headings/form-keys.ts';

type FormWords = {
  title: string;
  facts: string[];
  howTo: string;
  /** label of the bid's total */
  total: string;
  currencyLabel: string;
  currency: string;
  linesSheet: string;
  factsSheet: string;
  factsTitle: string;
  columns: Record<
    | 'lineId'
    | 'position'
    | 'name'
    | 'lot'
    | 'specification'
    | 'sku'
    | 'asked'
    | 'askedUnit'
    | 'requiredBy'
    | 'ceiling'
    | 'price'
    | 'vatRate'
    | 'quantity'
    | 'unit'
    | 'lineTotal'
    | 'leadTimeDays'
    | 'equivalent'
    | 'brand'
    | 'country'
    | 'note',
    string
  >;
  labels: Record<FormFact, string>;
  hints: Partial<Record<FormFact, string>>;
  errors: Record<'price' | 'quantity' | 'leadTimeDays' | 'vatRate' | 'unit', string>;
};

type AboutOrder = Pick<
  Order,
  'number' | 'title' | 'currency' | 'vatMode' | 'submissionDeadline' | 'timeZone' | 'delivery' | 'payment'
>;

/** @param order null when only words without facts are needed */
export function formWords(lang: Lang, order: AboutOrder | null): FormWords {
  return WRITERS[lang](order, lang);
}

const WRITERS: Readonly<Record<Lang, (order: AboutOrder | null, lang: Lang) => FormWords>> = {
  ru: russian,
  en: english,
};

function russian(order: AboutOrder | null, lang: Lang): FormWords {
  const currency = order ? CURRENCIES[order.currency].symbol : '';
  const vat = order?.vatMode === 'included' ? 'с НДС' : 'без НДС';
  return {
    title: order ? `Запрос цен ${order.number}: ${order.title}` : '',
    facts: order
      ? factsOf(order, lang, {
          due: 'Приём предложений до',
          to: 'Доставка',
          pay: 'Оплата',
          prices: `Цены указывайте в ${currency} ${vat}`,
        })
      : [],
    howTo:
      'Заполните жёлтые ячейки. Если позицию не предлагаете, оставьте её без цены; количество и единицу укажите, если они другие. Свои данные укажите на втором листе.',
    total: `Сумма предложения без доставки, ${currency} ${vat}:`,
    currencyLabel: 'Валюта',
    currency: currencyName(lang, order),
    linesSheet: 'Позиции',
    factsSheet: 'Поставщик и условия',
    factsTitle: 'Поставщик и условия предложения',
    columns: {
      lineId: 'ID строки',
      position: '№',
      name: 'Наименование',
      lot: 'Лот',
      specification: 'Характеристики',
      sku: 'Артикул',
      asked: 'Нужно',
      askedUnit: 'Ед.',
      requiredBy: 'Нужно к',
      ceiling: `Предельная цена за ед., ${currency} ${vat}`,
      price: `Цена за ед., ${currency} ${vat}`,
      vatRate: 'НДС',
      quantity: 'Предлагаете',
      unit: 'Ед.',
      lineTotal: `Сумма, ${currency} ${vat}`,
      leadTimeDays: 'Срок поставки, дней',
      equivalent: 'Аналог: что предлагаете вместо',
      brand: 'Бренд',
      country: 'Страна',
      note: 'Примечание',
    },
    labels: {
      supplierName: 'Наименование поставщика',
      taxId: 'ИНН',
      kpp: 'КПП',
      contactName: 'Контактное лицо',
      email: 'Эл. почта',
      phone: 'Телефон',
      externalNumber: 'Номер вашего предложения',
      externalDate: 'Дата вашего предложения',
      validUntil: 'Действует до (включительно)',
      deliveryDays: 'Срок поставки, дней',
      deliveryCost: `Стоимость доставки, ${currency}`,
      deliveryTerms: 'Условия поставки',
      payment: 'Условия оплаты',
      minOrderAmount: `Минимальная сумма заказа, ${currency}`,
      warrantyMonths: 'Гарантия, месяцев',
      notes: 'Комментарий',
    },
    hints: {
      taxId: '10 или 12 цифр',
      kpp: '9 знаков, если есть',
      payment: 'например, отсрочка 30 дней или предоплата 50 %',
      phone: '+7…',
      validUntil: 'например, 30.11.2026',
      deliveryCost: 'как цены, с НДС или без; 0, если входит в цену',
    },
    errors: {
      price: 'Укажите цену за единицу: число не меньше нуля.',
      quantity: 'Укажите количество: число больше нуля.',
      leadTimeDays: 'Укажите срок в целых днях, не больше 730.',
      vatRate: 'Выберите ставку из списка.',
      unit: 'Проверьте единицу измерения.',
    },
  };
}

function english(order: AboutOrder | null, lang: Lang): FormWords {
  const currency = order?.currency ?? '';
  const vat = order?.vatMode === 'included' ? 'with VAT' : 'without VAT';
  return {
    title: order ? `Request for quotation ${order.number}: ${order.title}` : '',
    facts: order
      ? factsOf(order, lang, {
          due: 'Bids due',
          to: 'Deliver to',
          pay: 'Payment',
          prices: `Quote prices in ${currency} ${vat}`,
        })
      : [],
    howTo:
      'Fill in the yellow cells. Leave the price empty for lines you do not offer; enter quantity and unit only where yours differ. Enter your company details on the second sheet.',
    total: `Bid total, excluding delivery, ${currency} ${vat}:`,
    currencyLabel: 'Currency',
    currency: currencyName(lang, order),
    linesSheet: 'Lines',
    factsSheet: 'Supplier and terms',
    factsTitle: 'Supplier and terms',
    columns: {
      lineId: 'Line ID',
      position: 'No.',
      name: 'Name',
      lot: 'Lot',
      specification: 'Specification',
      sku: 'SKU',
      asked: 'Requested',
      askedUnit: 'Unit',
      requiredBy: 'Needed by',
      ceiling: `Ceiling price, ${currency} ${vat}`,
      price: `Unit price, ${currency} ${vat}`,
      vatRate: 'VAT',
      quantity: 'You offer',
      unit: 'Unit',
      lineTotal: `Total, ${currency} ${vat}`,
      leadTimeDays: 'Lead time, days',
      equivalent: 'Equivalent: what you offer instead',
      brand: 'Brand',
      country: 'Country',
      note: 'Note',
    },
    labels: {
      supplierName: 'Supplier name',
      taxId: 'Tax number',
      kpp: 'KPP (Russian companies)',
      contactName: 'Contact person',
      email: 'E-mail',
      phone: 'Phone',
      externalNumber: 'Your bid number',
      externalDate: 'Your bid date',
      validUntil: 'Valid until (inclusive)',
      deliveryDays: 'Delivery time, days',
      deliveryCost: `Delivery cost, ${currency}`,
      deliveryTerms: 'Delivery terms',
      payment: 'Payment terms',
      minOrderAmount: `Minimum order, ${currency}`,
      warrantyMonths: 'Warranty, months',
      notes: 'Comment',
    },
    hints: {
      phone: '+…',
      validUntil: 'such as 30.11.2026',
      deliveryCost: 'with or without VAT, like the prices; 0 if included in the price',
      payment: 'such as net 30 days or 50% prepayment',
    },
    errors: {
      price: 'Enter a unit price of zero or more.',
      quantity: 'Enter a quantity above zero.',
      leadTimeDays: 'Enter a lead time in whole days, at most 730.',
      vatRate: 'Choose a rate from the list.',
      unit: 'Check the unit.',
    },
  };
}

const currencyName = (lang: Lang, order: AboutOrder | null): string =>
  order ? `${order.currency}, ${CURRENCIES[order.currency].name[lang]}` : '';

function factsOf(
  order: AboutOrder,
  lang: Lang,
  words: { due: string; to: string; pay: string; prices: string },
): string[] {
  const { submissionDeadline, timeZone, delivery, payment } = order;
  const place = [delivery.incoterm, delivery.address ?? delivery.place].filter(Boolean).join(', ');
  const terms = paymentWord(payment, lang);
  return [
    ...(submissionDeadline ? [`${words.due} ${momentWord(submissionDeadline, timeZone, lang)}`] : []),
    ...(place ? [`${words.to}: ${place}`] : []),
    ...(terms ? [terms] : []),
    words.prices,
  ];
}
