/** What was last paid for a line decides between readings that differ by an order of magnitude, never between near prices. */
import type { BidImport } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { orderFor } from './price-lists.ts';

const NAMES = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'];
const NORM = ['Наименование\tНорма\tЦена', '100\t1700', '100\t450', '1000\t1300'];
const LETTERS = ['Name\tQty\tPrice\tUnit', '500\t1700\tC', '1000\t450\tC', '2000\t1300\tM'];
const NOTE = ['Наименование\tКол-во\tЦена за 100 шт', '500\t17', '1000\t4,5', '2000\t1,3'];
const TWO = ['Наименование\tКол-во\tЦена 1\tЦена 2', '500\t20\t18', '1000\t5\t4,8', '2000\t1,5\t1,4'];
const DOLLARS = ['Наименование\tНорма\tЦена, USD', '100\t1700', '100\t450', '1000\t1300'];

const LIKE = { itm_1: '16', itm_2: '4.8', itm_3: '1.25' };
const THOUSANDS = { itm_1: '1500', itm_2: '500', itm_3: '1200' };

function read([heading = '', ...cells]: readonly string[], lastPrices?: Readonly<Record<string, string>>): BidImport {
  const source = readBlock([heading, ...cells.map((line, at) => `${NAMES[at]}\t${line}`)].join('\n'));
  return importBid(source, { lang: 'en', order: { ...orderFor('pasted'), lastPrices }, isFile: false });
}

const asked = ({ readingQuestions }: BidImport) =>
  readingQuestions.map(({ kind, preselected }) => `${kind} ${preselected}`);
const firstLine = ({ bidDraft }: BidImport) => {
  const { unitPrice, unitCode } = bidDraft.items?.[0] ?? {};
  return [unitPrice, unitCode].join(' ');
};

test.each<[string, readonly string[], Record<string, string> | undefined, string[], string]>([
  ['nothing was paid', NORM, undefined, ['scale not_applied'], '1700 '],
  ['like a price per pack', NORM, LIKE, [], '1700 XPK'],
  ['like a price per piece', NORM, THOUSANDS, [], '1700 '],
  ['like a price per hundred', LETTERS, LIKE, [], '17 '],
  ['like a price per piece, against letters', LETTERS, THOUSANDS, ['scale not_applied'], '1700 '],
  ['unlike what the heading says', NOTE, LIKE, ['scale applied'], '17 CEN'],
  ['between two near prices', TWO, { itm_1: '18' }, ['price_column 4'], '18 '],
  ['in another currency', DOLLARS, LIKE, ['scale not_applied'], '1700 '],
])('%s', (_what, rows, lastPrices, questions, first) => {
  const imported = read(rows, lastPrices);
  expect([asked(imported), firstLine(imported)]).toEqual([questions, first]);
});

test('the figure says that the last price decided', () => {
  expect(read(LETTERS, LIKE).figures[0]?.steps).toEqual(['1700 per 100 → 17 each', 'like the last price paid, 16']);
  expect(read(NOTE, { itm_1: '0.17' }).figures[0]?.steps).toEqual(['17 per 100 → 0.17 each']);
});
