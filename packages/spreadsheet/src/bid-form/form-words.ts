/** The words of the supplier's form in every language. */
import type { Order } from '@zakupki/api-client/schema';
import { CURRENCIES } from '@zakupki/procurement/money/currency';
import type { Lang } from '@zakupki/procurement/words';
import { momentWord, paymentWord } from '../writing/value-words.ts';
import type { FormFact } from './template-keys.ts';

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
    title: order ? `Запрос предложения ${order.number}: ${order.title}` : '',
    facts: order
      ? factsOf(order, lang, {
          due: 'Предложения принимаются до',
          to: 'Доставка',
          pay: 'Оплата',
          prices: `Цены указывайте в ${currency} ${vat}`,
        })
      : [],
    howTo:
      'Заполните жёлтые ячейки. Строку, которую не предлагаете, оставьте без цены; количество и единицу укажите, если они другие. Сведения о себе укажите на втором листе.',
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
      asked: 'Требуется',
      askedUnit: 'Ед.',
      requiredBy: 'Нужно к',
      price: `Цена за ед., ${currency} ${vat}`,
      vatRate: 'НДС',
      quantity: 'Предлагаете',
      unit: 'Ед.',
      lineTotal: `Сумма, ${currency} ${vat}`,
      leadTimeDays: 'Срок, дней',
      equivalent: 'Аналог: что предлагаете вместо',
      brand: 'Производитель',
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
      price: 'Цена за единицу — число от нуля.',
      quantity: 'Количество — число больше нуля.',
      leadTimeDays: 'Срок — целое число дней, не больше 730.',
      vatRate: 'Выберите ставку из списка.',
      unit: 'Проверьте единицу измерения.',
    },
  };
}

function english(order: AboutOrder | null, lang: Lang): FormWords {
  const currency = order?.currency ?? '';
  const vat = order?.vatMode === 'included' ? 'with VAT' : 'without VAT';
  return {
    title: order ? `Request for a bid ${order.number}: ${order.title}` : '',
    facts: order
      ? factsOf(order, lang, {
          due: 'Bids are due by',
          to: 'Delivery to',
          pay: 'Payment',
          prices: `Quote prices in ${currency} ${vat}`,
        })
      : [],
    howTo:
      'Fill in the yellow cells. Leave the price of a line you do not offer empty; give quantity and unit where yours differ. Tell about yourself on the second sheet.',
    total: `Total of the bid without delivery, ${currency} ${vat}:`,
    currencyLabel: 'Currency',
    currency: currencyName(lang, order),
    linesSheet: 'Lines',
    factsSheet: 'Supplier and terms',
    factsTitle: 'Supplier and terms of the bid',
    columns: {
      lineId: 'Line ID',
      position: 'No.',
      name: 'Name',
      lot: 'Lot',
      specification: 'Specification',
      sku: 'Article',
      asked: 'Required',
      askedUnit: 'Unit',
      requiredBy: 'Needed by',
      price: `Unit price, ${currency} ${vat}`,
      vatRate: 'VAT',
      quantity: 'You offer',
      unit: 'Unit',
      lineTotal: `Total, ${currency} ${vat}`,
      leadTimeDays: 'Lead time, days',
      equivalent: 'Equivalent: what you offer instead',
      brand: 'Manufacturer',
      country: 'Country',
      note: 'Note',
    },
    labels: {
      supplierName: 'Name of the supplier',
      taxId: 'Tax number',
      kpp: 'KPP (Russian companies)',
      contactName: 'Contact person',
      email: 'E-mail',
      phone: 'Phone',
      externalNumber: 'Number of your bid',
      externalDate: 'Date of your bid',
      validUntil: 'Valid until (inclusive)',
      deliveryDays: 'Delivery time, days',
      deliveryCost: `Cost of delivery, ${currency}`,
      deliveryTerms: 'Terms of delivery',
      payment: 'Terms of payment',
      minOrderAmount: `Minimum order, ${currency}`,
      warrantyMonths: 'Warranty, months',
      notes: 'Comment',
    },
    hints: {
      phone: '+…',
      validUntil: 'such as 30.11.2026',
      deliveryCost: 'as prices, with or without VAT; 0 when the price contains it',
      payment: 'such as net 30 days, or 50% prepayment',
    },
    errors: {
      price: 'A unit price is a number from zero.',
      quantity: 'A quantity is a number above zero.',
      leadTimeDays: 'A lead time is a whole number of days, at most 730.',
      vatRate: 'Choose a rate of the list.',
      unit: 'Please check the unit.',
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
