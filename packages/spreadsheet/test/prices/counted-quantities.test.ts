/** Quantities in hundreds and thousands of pieces: whether the price beside them is for as many, or for one piece. */
import type { BidImport, ImportMappingChoice, OrderImport } from '@zakupki/api-client/schema';
import { convertQuantity } from '@zakupki/procurement/units/units';
import { describe, expect, test } from 'vitest';
import { importBid, importOrder } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { orderFor } from './price-lists.ts';

const NAMES = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'];
/** 500, 1000 and 2000 pieces at 17, 4.5 and 1.3: a total of 15 600. */
const QUANTITIES = ['0,5', '1', '2'];
const SUMS = ['8500', '4500', '2600'];

const sourceOf = (headings: string, columns: readonly (readonly string[])[], below: readonly string[]) =>
  readBlock(
    [
      `Наименование\t${headings}`,
      ...NAMES.map((name, at) => [name, ...columns.map((cells) => cells[at] ?? '')].join('\t')),
      ...below,
    ].join('\n'),
  );

type List = readonly [headings: string, columns: readonly (readonly string[])[], below?: readonly string[]];

const bidOf = ([headings, columns, below = []]: List, mapping?: ImportMappingChoice): BidImport =>
  importBid(sourceOf(headings, columns, below), { lang: 'en', order: orderFor('pasted'), isFile: false, mapping });

const orderOf = ([headings, columns, below = []]: List, mapping?: ImportMappingChoice): OrderImport =>
  importOrder(sourceOf(headings, columns, below), { lang: 'en', mapping });

const perPiece = (price: string | null | undefined, unitCode: string | null | undefined) =>
  Number((Number(price) / Number(convertQuantity('1', unitCode ?? 'H87', 'H87') ?? '1')).toFixed(6));
const pieces = (quantity: string | null | undefined, unitCode: string | null | undefined) =>
  Number(convertQuantity(quantity ?? '0', unitCode ?? 'H87', 'H87') ?? '0');

const offers = ({ bidDraft: { items = [] } }: BidImport) =>
  items.map(({ unitPrice, quantity, unitCode }) => `${pieces(quantity, unitCode)} × ${perPiece(unitPrice, unitCode)}`);
const ceilings = ({ items }: OrderImport) =>
  items.map(
    ({ item: { maxUnitPrice, quantity, unitCode } }) =>
      `${pieces(quantity, unitCode)} × ${perPiece(maxUnitPrice, unitCode)}`,
  );
const RIGHT = ['500 × 17', '1000 × 4.5', '2000 × 1.3'];

const THOUSAND_PRICES = ['17000', '4500', '1300'];
const PIECE_PRICES = ['17', '4,5', '1,3'];

describe.each([
  ['Кол-во, тыс. шт', QUANTITIES],
  ['Qty, k pcs', QUANTITIES],
  ['Количество', ['0,5 тыс. шт', '1 тыс. шт', '2 тыс. шт']],
  ['Кол-во, сотен шт', ['5', '10', '20']],
])('%s', (heading, quantities) => {
  const plain: List = [`${heading}\tЦена`, [quantities, THOUSAND_PRICES]];
  const ofPieces: List = [`${heading}\tЦена`, [quantities, PIECE_PRICES], ['Итого\t\t15600']];

  test('beside a price without a unit is asked about', () => {
    for (const found of [bidOf(plain), orderOf(plain)])
      expect(found.readingQuestions).toMatchObject([{ id: 'per', kind: 'scale', preselected: 'counted' }]);
  });

  test('the answer is applied to bids and orders', () => {
    const answered = { answers: [{ question: 'per', value: 'piece' }] };
    const list: List = [`${heading}\tЦена`, [quantities, PIECE_PRICES]];
    expect(offers(bidOf(list, answered))).toEqual(RIGHT);
    expect(ceilings(orderOf(list, answered))).toEqual(RIGHT);
  });

  test('beside a price per piece needs no question', () => {
    const list: List = [`${heading}\tЦена за шт`, [quantities, PIECE_PRICES]];
    expect([offers(bidOf(list)), bidOf(list).readingQuestions]).toEqual([RIGHT, []]);
    expect([ceilings(orderOf(list)), orderOf(list).readingQuestions]).toEqual([RIGHT, []]);
  });

  test('is decided by the sums of lines, and by the total', () => {
    const summed: List = [`${heading}\tЦена\tСумма`, [quantities, PIECE_PRICES, SUMS]];
    for (const list of [summed, ofPieces]) {
      expect([offers(bidOf(list)), bidOf(list).readingQuestions]).toEqual([RIGHT, []]);
      expect([ceilings(orderOf(list)), orderOf(list).readingQuestions]).toEqual([RIGHT, []]);
    }
  });

  test('beside sums alone gives prices per piece', () => {
    expect(offers(bidOf([`${heading}\tСумма`, [quantities, SUMS]]))).toEqual(RIGHT);
  });
});

test('a price per thousand that the sums explain', () => {
  const list: List = ['Кол-во, тыс. шт\tЦена\tСумма', [QUANTITIES, THOUSAND_PRICES, SUMS]];
  expect([offers(bidOf(list)), bidOf(list).readingQuestions]).toEqual([RIGHT, []]);
});

test('a note says what the price is for', () => {
  const list: List = ['Кол-во, тыс. шт\tЦена', [QUANTITIES, THOUSAND_PRICES], ['Цены указаны за 1000 шт']];
  expect([offers(bidOf(list)), bidOf(list).readingQuestions]).toEqual([RIGHT, []]);
});

test('millions of pieces', () => {
  expect(ceilings(orderOf(['Кол-во, млн шт\tЦена за шт', [['0,5', '1', '2'], PIECE_PRICES]]))).toEqual([
    '500000 × 17',
    '1000000 × 4.5',
    '2000000 × 1.3',
  ]);
});

test('a column of units names what the price is for', () => {
  const list: List = ['Ед.\tКол-во\tЦена', [['тыс. шт', 'тыс. шт', 'тыс. шт'], QUANTITIES, THOUSAND_PRICES]];
  expect([offers(bidOf(list)), bidOf(list).readingQuestions]).toEqual([RIGHT, []]);
});

/** A ceiling has no unit of its own: it is in the unit of the line. */
test.each<[string, string, string, string, string | undefined]>([
  ['Предельная цена за т', 'кг', '1500', '50000', '50'],
  ['Макс. цена за км, руб.', 'м', '900', '64000', '64'],
  ['Предельная цена за шт', 'тыс. шт', '12', '0,42', '420'],
  ['Ceiling price per 1000 pcs', 'pcs', '500', '12,3456', '0.0123'],
  ['Предельная цена за уп. (50 шт)', 'шт', '600', '600', '12'],
  ['Предельная цена за бухту 200 м', 'м', '900', '12800', '64'],
  ['Лимит цены за 100 шт, руб.', 'шт', '12000', '42', '0.42'],
  ['Потолок цены, коп.', 'шт', '12000', '42', '0.42'],
  ['Бюджет за ед., тыс. руб.', 'шт', '4', '12,85', '12850'],
  ['Price cap, kUSD', 'pcs', '4', '1.2', '1200'],
])('the ceiling «%s» of a line in %s', (heading, unit, quantity, price, ceiling) => {
  const { items } = orderOf([`Ед.\tКол-во\t${heading}`, [[unit], [quantity], [price]]]);
  expect(items[0]?.item.maxUnitPrice).toBe(ceiling);
});

test('a ceiling for a unit that does not convert is warned about', () => {
  const { issues } = orderOf(['Ед.\tКол-во\tПредельная цена за кг', [['шт'], ['10'], ['50']]]);
  expect(issues.map(({ severity, code, row }) => [severity, code, row])).toContainEqual(['warning', 'unit_differs', 2]);
});
