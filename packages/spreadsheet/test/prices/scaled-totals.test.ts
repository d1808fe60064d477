/** Totals that are stated in thousands or kopecks are compared, and kept, in units. */
import { expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const NAMES = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'];
const UNITS = ['500\t17', '1000\t4,5', '2000\t1,3'];
const THOUSANDS = ['500\t0,017\t8,5', '1000\t0,0045\t4,5', '2000\t0,0013\t2,6'];

const read = (heading: string, cells: readonly string[], texts: readonly string[]) =>
  importBid(readBlock([heading, ...NAMES.map((name, at) => `${name}\t${cells[at] ?? ''}`), ...texts].join('\n')), {
    lang: 'en',
    order: orderFor('pasted'),
    isFile: false,
  });

test.each<[string, string, string[], string[]]>([
  ['a label', 'Наименование\tКол-во\tЦена, руб.', UNITS, ['Итого, тыс. руб.\t\t15,6']],
  ['the amount', 'Наименование\tКол-во\tЦена', UNITS, ['Итого\t\t15,6 тыс. руб.']],
  ['kopecks', 'Наименование\tКол-во\tЦена', UNITS, ['Итого, коп.\t\t1560000']],
  ['headings', 'Наименование\tКол-во\tЦена, тыс. руб.\tСумма, тыс. руб.', THOUSANDS, ['Итого\t\t\t15,6']],
  ['a note', 'Наименование\tКол-во\tЦена\tСумма', THOUSANDS, ['Все цены в тыс. руб.', 'Итого\t\t\t15,6']],
  [
    'a total in roubles below',
    'Наименование\tКол-во\tЦена, тыс. руб.\tСумма, тыс. руб.',
    THOUSANDS,
    ['Итого\t\t\t15600'],
  ],
  ['an amount with kopecks', 'Наименование\tКол-во\tЦена', UNITS, ['Итого: 15 600 рублей 00 копеек']],
])('the scale of %s', (_what, heading, cells, texts) => {
  const imported = read(heading, cells, texts);
  expect([imported.bidDraft.declaredTotal, pricesOf(imported).join(' ')]).toEqual(['15600.00', '17 4.5 1.3']);
  expect(codesOf(imported)).not.toContain('sum_differs');
});

test('a discount in thousands', () => {
  const texts = ['Итого\t\t\t15,6', 'Скидка 10%\t\t\t1,56', 'Итого со скидкой\t\t\t14,04'];
  const imported = read('Наименование\tКол-во\tЦена, тыс. руб.\tСумма, тыс. руб.', THOUSANDS, texts);
  expect(pricesOf(imported).join(' ')).toBe('15.3 4.05 1.17');
});

test('a wrong total in thousands is reported', () => {
  const imported = read('Наименование\tКол-во\tЦена, руб.', UNITS, ['Итого, тыс. руб.\t\t16,6']);
  expect(codesOf(imported)).toEqual(['sum_differs']);
});
