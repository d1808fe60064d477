/** Wordings of scales, discounts, tiers and VAT around the same three lines, in Russian and English. */
import type { BidImport } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { codesOf, FASTENER_NAMES as NAMES, orderFor, pricesOf, readFasteners as read } from './price-lists.ts';

const asked = ({ readingQuestions }: BidImport) => readingQuestions.map(({ id }) => id);

test.each<[string, string[], string[], string]>([
  ['Наименование\tКол-во\tЦена, млн руб.', ['500\t0,000017', '1000\t0,0000045', '2000\t0,0000013'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice, RUB k', ['500\t0.017', '1000\t0.0045', '2000\t0.0013'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice, US cents', ['500\t20', '1000\t5', '2000\t1.5'], [], '0.2 0.05 0.015'],
  [
    'Name\tQty\tPrice',
    ['500\t0.017', '1000\t0.0045', '2000\t0.0013'],
    ['Prices are in thousands of roubles'],
    '17 4.5 1.3',
  ],
  ['Наименование\tКол-во\tЦена', ['500\t0,017 тыс. руб.', '1000\t450 коп.', '2000\t1р.30к.'], [], '17 4.5 1.3'],
  [
    'Name\tQty\tPrice, RUB',
    ['500\t17000', '1000\t4500', '2000\t1300'],
    ['Prices are quoted per 1,000 pcs'],
    '17 4.5 1.3',
  ],
  [
    'Наименование\tКол-во\tЦена, руб.',
    ['500\t17000', '1000\t4500', '2000\t1300'],
    ['* Цены даны за тыс. шт.'],
    '17 4.5 1.3',
  ],
  ['Name\tQty\tPrice/100', ['500\t1700', '1000\t450', '2000\t130'], [], '17 4.5 1.3'],
  ['Наименование\tКол-во\tЦена за сотню', ['500\t1700', '1000\t450', '2000\t130'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice\tPer', ['500\t1700\t100', '1000\t450\t100', '2000\t1300\t1000'], [], '17 4.5 1.3'],
  [
    'Наименование\tКол-во\tЦена\tЕд. цены',
    ['500\t1700\t100 шт', '1000\t450\t100 шт', '2000\t1300\t1000 шт'],
    [],
    '17 4.5 1.3',
  ],
  ['Name\t1+\t500+\t1000+', ['20\t17\t16', '5\t4.8\t4.5', '1.5\t1.4\t1.2'], [], '17 4.5 1.2'],
  [
    'Name\tPrice 1-499 pcs\tPrice 500-999 pcs\tPrice 1000+ pcs',
    ['20\t17\t16', '5\t4.8\t4.5', '1.5\t1.4\t1.2'],
    [],
    '17 4.5 1.2',
  ],
  ['Наименование\tЦена\tЦена от 1000 шт', ['20\t17', '5\t4,5', '1,5\t1,3'], [], '20 4.5 1.3'],
  ['Name\tQty\tPrice\tDiscount', ['500\t20\t15%', '1000\t5\t10%', '2000\t1.5\t20%'], [], '17 4.5 1.2'],
  ['Наименование\tКол-во\tЦена\tСкидка', ['500\t20\t-15%', '1000\t5\t-10%', '2000\t1,5\t-20%'], [], '17 4.5 1.2'],
  ['Наименование\tКол-во\tЦена', ['500\t20', '1000\t5', '2000\t1,5'], ['Скидка на весь заказ 10 %'], '18 4.5 1.35'],
  ['Наименование\tКол-во\tЦена', ['500\t20', '1000\t5', '2000\t1,5'], ['Цены указаны с учётом скидки 10%'], '20 5 1.5'],
  [
    'Наименование\tКол-во\tЦена',
    ['500\t20', '1000\t5', '2000\t1,5'],
    ['При заказе от 100 000 руб. скидка 5%'],
    '20 5 1.5',
  ],
  [
    'Наименование\tКол-во\tЦена\tСумма',
    ['500\t20\t10000', '1000\t5\t5000', '2000\t1,5\t3000'],
    ['Итого\t\t\t18000', 'Скидка 10%\t\t\t1800', 'Итого со скидкой\t\t\t16200'],
    '18 4.5 1.35',
  ],
  ['Name\tQty\tPrice was\tPrice now', ['500\t20\t18', '1000\t5\t4.8', '2000\t1.5\t1.4'], [], '18 4.8 1.4'],
  [
    'Наименование\tКол-во\tЦена прайс\tВаша цена\tСумма',
    ['500\t20\t18\t9000', '1000\t5\t4,8\t4800', '2000\t1,5\t1,4\t2800'],
    [],
    '18 4.8 1.4',
  ],
  ['Наименование\tКол-во\tСумма, руб.', ['500\t9000', '1000\t4800', '2000\t2800'], [], '18 4.8 1.4'],
  ['Name\tQty\tPrice, mln', ['500\t0.000017', '1000\t0.0000045', '2000\t0.0000013'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice (RUB 000)', ['500\t0.017', '1000\t0.0045', '2000\t0.0013'], [], '17 4.5 1.3'],
  ['Наименование\tКол-во\tВх. цена\tЦена', ['500\t9\t18', '1000\t2\t4,8', '2000\t1\t1,4'], [], '18 4.8 1.4'],
  ['Name\tQty\tWas\tNow', ['500\t20\t18', '1000\t5\t4.8', '2000\t1.5\t1.4'], [], '18 4.8 1.4'],
  ['Name\tQty\tList\tDisc %\tNet', ['500\t20\t10\t18', '1000\t5\t20\t4', '2000\t1.5\t0\t1.5'], [], '18 4 1.5'],
  ['Наименование\tКол-во\tЦена\tСпеццена', ['500\t20\t18', '1000\t5\t4,8', '2000\t1,5\t1,4'], [], '18 4.8 1.4'],
  ['Наименование\tКол-во\tEUR\tRUB', ['500\t0,2\t18', '1000\t0,05\t4,8', '2000\t0,02\t1,4'], [], '18 4.8 1.4'],
  ['Наименование\tКол-во\tЦена\tЦена со скидкой', ['500\t20\t18', '1000\t4,8\t', '2000\t1,5\t1,4'], [], '18 4.8 1.4'],
  ['Name\tQty\tPrice $/C', ['500\t1700', '1000\t450', '2000\t130'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice', ['500\t$1700/100', '1000\t$450.00 per 100', '2000\t$1300 per 1000'], [], '17 4.5 1.3'],
  ['Name\tQty\tPrice\tPrice UOM', ['500\t1700\t/100', '1000\t450\t/100', '2000\t1300\t/1000'], [], '17 4.5 1.3'],
  [
    'Наименование\tКол-во\tЦена\tПримечание',
    ['500\t1700\tцена за 100 шт', '1000\t4,5\t', '2000\t1300\tцена за 1000 шт'],
    [],
    '17 4.5 1.3',
  ],
  ['Наименование, цена за 100 шт\tКол-во\tЦена', ['500\t1700', '1000\t450', '2000\t130'], [], '17 4.5 1.3'],
  [
    'Наименование\tКол-во\tЦена\tЦена за',
    ['500\t1700\t100 шт', '1000\t4,5\t1 шт', '2000\t1300\t1000 шт'],
    [],
    '17 4.5 1.3',
  ],
  [
    'Наименование\tКол-во\tЦена\tЕд. цены',
    ['500\t1700\tсотня', '1000\t4,5\tшт', '2000\t1300\tтыс. шт'],
    [],
    '17 4.5 1.3',
  ],
  ['Name\tQty\tPrice', ['500\t1700', '1000\t450', '2000\t130'], ['Unit of pricing: 100 pcs'], '17 4.5 1.3'],
  ['Наименование\tКол-во\tЦена', ['500\t20', '1000\t5', '2000\t1,5'], ['Цены по прайсу минус 10%'], '18 4.5 1.35'],
  ['Наименование\tКол-во\tЦена', ['500\t20', '1000\t5', '2000\t1,5'], ['Для Вас скидка 10 процентов'], '18 4.5 1.35'],
  [
    'Наименование\tКол-во\tЦена\tСумма',
    ['500\t0,017\t8,5', '1000\t0,0045\t4,5', '2000\t0,0013\t2,6'],
    ['Итого, тыс. руб.\t\t\t15,6'],
    '17 4.5 1.3',
  ],
  ['Name\tQty\tPrice', ['500\t20', '1000\t5', '2000\t1.5'], ['Less 10% trade discount'], '18 4.5 1.35'],
  [
    'Наименование\tКол-во\tЦена\tСумма',
    ['500\t20\t10000', '1000\t5\t5000', '2000\t1,5\t3000'],
    ['Итого\t\t\t18000', 'Итого со скидкой 10%\t\t\t16200'],
    '18 4.5 1.35',
  ],
  [
    'Наименование\tКол-во\tЦена без скидки\tСкидка\tЦена',
    ['500\t20\t10%\t18', '1000\t5\t10%\t4,5', '2000\t1,5\t0%\t1,5'],
    [],
    '18 4.5 1.5',
  ],
  ['Name\tQty\tCost\tPrice', ['500\t9\t18', '1000\t2\t4.8', '2000\t1\t1.4'], [], '18 4.8 1.4'],
])('%s %j %j', (heading, cells, below, prices) => {
  const imported = read(heading, cells, below);
  expect(pricesOf(imported).join(' ')).toBe(prices);
  expect(asked(imported)).toEqual([]);
});

describe('asked, with the figures of each answer:', () => {
  test.each<[string, string, string[], string[], string, string[]]>([
    [
      'two prices',
      'Наименование\tКол-во\tЦена 1\tЦена 2',
      ['500\t20\t18', '1000\t5\t4,8'],
      [],
      'price',
      ['3 15000.00', '4 13800.00'],
    ],
    [
      'prices before and after a day',
      'Наименование\tКол-во\tЦена до 01.12\tЦена с 01.12',
      ['500\t20\t18', '1000\t5\t4,8'],
      [],
      'price',
      ['3 15000.00', '4 13800.00'],
    ],
    [
      'prices by the sum of the order',
      'Наименование\tКол-во\tЦена при заказе до 10 000 руб.\tЦена при заказе от 10 000 руб.',
      ['500\t20\t18', '1000\t5\t4,8'],
      [],
      'price',
      ['3 15000.00', '4 13800.00'],
    ],
    [
      'prices by packs, whose content is unknown',
      'Наименование\tКол-во\tЦена от 1 уп\tЦена от 10 уп',
      ['500\t20\t18', '1000\t5\t4,8'],
      [],
      'price',
      ['3 15000.00', '4 13800.00'],
    ],
    [
      'sums of the list price',
      'Наименование\tКол-во\tЦена прайс\tВаша цена\tСумма',
      ['500\t20\t18\t10000', '1000\t5\t4,8\t5000'],
      [],
      'price',
      ['3 15000.00 =', '4 13800.00'],
    ],
    [
      'a discount in money',
      'Наименование\tКол-во\tЦена\tСкидка, руб.',
      ['500\t20\t3', '1000\t5\t0,5'],
      [],
      'discount',
      ['unit 13000.00', 'line 14996.50', 'not_applied 15000.00'],
    ],
    [
      'sums that are a hundredth',
      'Наименование\tКол-во\tЦена\tСумма',
      ['500\t1700\t8500', '1000\t450\t4500'],
      [],
      'sums',
      ['price 1300000.00', 'sum 13000.00 ='],
    ],
    [
      'VAT of another rate',
      'Наименование\tКол-во\tЦена без НДС\tСумма',
      ['500\t15\t7500', '1000\t4\t4000'],
      ['Итого\t\t\t11500', 'НДС 22 %\t\t\t1150', 'Всего\t\t\t12650'],
      'vat_rate',
      ['10 12650.00 =', '22 14030.00'],
    ],
    [
      'VAT amounts of another rate',
      'Наименование\tКол-во\tЦена без НДС\tСтавка НДС\tСумма НДС',
      ['500\t15\t22%\t750', '1000\t4\t22%\t400'],
      [],
      'vat_rate',
      ['10 12650.00 =', '22 14030.00'],
    ],
    [
      'a currency without a code',
      'Name\tQty\tPrice, £',
      ['500\t20', '1000\t5'],
      [],
      'currency',
      ['RUB', 'USD', 'EUR', 'CNY', 'KZT', 'BYN'].map((currency) => `${currency} 15000.00`),
    ],
  ])('%s', (_what, heading, cells, below, id, answers) => {
    const imported = read(heading, cells, below);
    expect(asked(imported)).toEqual([id]);
    const [question] = imported.readingQuestions;
    expect(
      question?.answers.map(({ value, total, equalsTotal }) => `${value} ${total}${equalsTotal ? ' =' : ''}`),
    ).toEqual(answers);
    for (const { value } of question?.answers ?? []) {
      const chosen = read(heading, cells, below, { answers: [{ question: id, value }] });
      expect(chosen.readingQuestions.map(({ answer }) => answer)).toEqual([value]);
    }
  });
});

test('a cell that declines a line, and one that is no price', () => {
  const imported = read('Наименование\tКол-во\tЦена', ['500\tнет в наличии', '1000\t—', '2000\tпод заказ']);
  expect(imported.bidDraft.items).toEqual([
    { orderItemId: 'itm_1', offered: false },
    { orderItemId: 'itm_2', offered: false },
  ]);
  expect(codesOf(imported)).toContain('price_on_request');
});

test('a footnote mark is read, and its note kept', () => {
  const imported = read(
    'Наименование\tКол-во\tЦена',
    ['500\t18*', '1000\t4,80 **', '2000\t1,40*'],
    ['* при предоплате', '** до конца года'],
  );
  expect(imported.bidDraft.items?.map(({ unitPrice, note }) => [unitPrice, note])).toEqual([
    ['18', 'при предоплате'],
    ['4.8', 'до конца года'],
    ['1.4', 'при предоплате'],
  ]);
});

test('a minimum and a multiple may both stand; less than the minimum is told', () => {
  const imported = read('Наименование\tЦена\tМин. партия\tКратность', [
    '17\t300\t50',
    '4,5\t700\t100',
    '1,3\t2500\t500',
  ]);
  expect(imported.bidDraft.items?.map(({ quantity, packSize }) => [quantity, packSize])).toEqual([
    [undefined, '50'],
    [undefined, '100'],
    ['2500', '500'],
  ]);
  expect(codesOf(imported)).toEqual(['below_minimum']);
});

test('lines that do not add up to the stated total, and prices that round to nothing, are told', () => {
  expect(codesOf(read('Наименование\tКол-во\tЦена', ['500\t16', '1000\t4,5', '2000\t1,3'], ['Итого: 15600']))).toEqual([
    'sum_differs',
  ]);
  const tiny = read('Наименование\tКол-во\tЦена, руб.', ['500\t0,000012']);
  expect(tiny.issues.map(({ code, message }) => `${code} ${message.includes('0.000012')}`)).toEqual([
    'price_imprecise true',
  ]);
});

test('a total with VAT that is the sum of the lines and their VAT tells the mode', () => {
  const total = 'Итого с НДС 5%\t\t\t8400';
  const { bidDraft } = read('Наименование\tКол-во\tЦена\tСумма', ['500\t16\t8000'], [total]);
  expect([bidDraft.vatMode, bidDraft.items?.[0]?.vatRate]).toEqual(['excluded', '5']);
});

test('sums and totals with VAT beside sums without it tell the mode', () => {
  const imported = read('Наименование\tКол-во\tЦена\tСумма\tНДС\tВсего', [
    '500\t15\t7500\t10%\t8250',
    '1000\t4\t4000\t10%\t4400',
  ]);
  expect(imported.bidDraft.vatMode).toBe('excluded');
});

test('delivery as a share of the line, and per trip', () => {
  const heading = 'Наименование\tКол-во\tЦена\tДоставка';
  expect(read(heading, ['500\t20\t5%', '1000\t5\t2%']).bidDraft.deliveryCost).toBe('600.00');
  const perTrip = read('Наименование\tКол-во\tЦена', ['500\t20'], ['Доставка: 1500 руб. за рейс, 2 рейса']).bidDraft;
  expect(perTrip).not.toHaveProperty('deliveryCost');
  expect(perTrip.deliveryTerms).toContain('за рейс');
});

test('a letter with prices per hundred and per thousand', () => {
  const text = [`${NAMES[0]} - $0.20 each`, `${NAMES[1]} - $5.00 per 100`, `${NAMES[2]} - $15 per 1000`].join('\n');
  expect(pricesOf(importBid(readBlock(text), { lang: 'en', order: orderFor('pasted'), isFile: false }))).toEqual([
    '0.2',
    '0.05',
    '0.015',
  ]);
});
