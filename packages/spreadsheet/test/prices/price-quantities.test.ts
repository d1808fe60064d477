/** What a price is for: hundreds and thousands by letter, batches, packs; and what holds for a part of the table only. */
import type { BidImport, ImportMappingChoice } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const [BOLT, NUT, WASHER] = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'] as const;

function read(rows: readonly string[], mapping?: ImportMappingChoice): BidImport {
  return importBid(readBlock(rows.join('\n')), { lang: 'en', order: orderFor('pasted'), isFile: false, mapping });
}

const offered = ({ bidDraft }: BidImport) =>
  bidDraft.items?.map(({ quantity, unitCode, unitPrice, unitsPerPack }) =>
    [quantity, unitCode, unitPrice, unitsPerPack].join(' ').trim(),
  );

/** The three lines with these cells. */
const lines = (cells: readonly string[]) => [BOLT, NUT, WASHER].map((name, at) => `${name}\t${cells[at] ?? ''}`);

const HUNDREDS = ['500\t1700', '1000\t450', '2000\t1300'];
const letters = (last: string) => HUNDREDS.map((cells, at) => `${cells}\t${at === 2 ? last : 'C'}`);

describe('decided by the file', () => {
  test.each<[string, string[], string]>([
    [
      'letters in the unit of the price',
      ['Name\tQty\tUOM\tPrice\tPrice UOM', ...lines(['500\tEA\t1700\tC', '1000\tEA\t450\tC', '2000\tEA\t1300\tM'])],
      '17 4.5 1.3',
    ],
    [
      'letters, with sums',
      ['Name\tQty\tU/M\tPrice\tSum', ...lines(['500\tC\t1700\t8500', '1000\tC\t450\t4500', '2000\tM\t1300\t2600'])],
      '17 4.5 1.3',
    ],
    [
      'a price of the least batch',
      ['Наименование\tМин. партия\tЦена за мин. партию', ...lines(['100\t1700', '100\t450', '1000\t1300'])],
      '17 4.5 1.3',
    ],
    ['a price of a lot', ['Name\tMOQ\tLot price', ...lines(['100\t1700', '100\t450', '1000\t1300'])], '17 4.5 1.3'],
    [
      'a price of a batch beside one of a piece',
      [
        'Наименование\tМин. партия\tЦена за шт\tЦена за мин. партию',
        ...lines(['100\t17\t1700', '100\t4,5\t450', '1000\t1,3\t1300']),
      ],
      '17 4.5 1.3',
    ],
    [
      'a caption above each part',
      [
        'тыс. руб.',
        'Наименование\tКол-во\tЦена',
        ...lines(['500\t0,017', '1000\t0,0045']).slice(0, 2),
        'руб.',
        ...lines(['', '', '2000\t1,3']).slice(2),
      ],
      '17 4.5 1.3',
    ],
    [
      'a sentence above each part',
      [
        'Цены в тыс. руб.',
        'Наименование\tКол-во\tЦена',
        `${BOLT}\t500\t0,017`,
        `${NUT}\t1000\t0,0045`,
        'Цены в руб.',
        `${WASHER}\t2000\t1,3`,
      ],
      '17 4.5 1.3',
    ],
    [
      'headings that are repeated in another scale',
      [
        'Наименование\tКол-во\tЦена, тыс. руб.',
        `${BOLT}\t500\t0,017`,
        `${NUT}\t1000\t0,0045`,
        'Наименование\tКол-во\tЦена, руб.',
        `${WASHER}\t2000\t1,3`,
      ],
      '17 4.5 1.3',
    ],
  ])('%s', (_what, rows, prices) => {
    const imported = read(rows);
    expect(pricesOf(imported).join(' ')).toBe(prices);
    expect(imported.readingQuestions).toEqual([]);
  });

  test.each<[string, string[]]>([
    [
      'sums of the prices of packs',
      [
        'Наименование\tКол-во\tНорма\tЦена\tСумма',
        ...lines(['500\t100\t1700\t8500', '1000\t100\t450\t4500', '2000\t1000\t1300\t2600']),
      ],
    ],
    [
      'quantities that count the packs of the names',
      [
        'Наименование\tКол-во\tЦена',
        `${BOLT} (уп. 100 шт)\t5\t1700`,
        `${NUT}, уп. 100 шт\t10\t450`,
        `${WASHER} уп 1000 шт\t2\t1300`,
      ],
    ],
  ])('%s', (_what, rows) => {
    const imported = read(rows);
    expect(offered(imported)).toEqual(['5 XPK 1700 100', '10 XPK 450 100', '2 XPK 1300 1000']);
    expect(imported.readingQuestions).toEqual([]);
  });

  test('sums of prices per piece beside packs in the names', () => {
    const cells = ['\t500\t17\t8500', '\t1000\t4,5\t4500', '\t2000\t1,3\t2600'];
    const rows = [BOLT, NUT, WASHER].map((name, at) => `${name} (уп. 100 шт)${cells[at] ?? ''}`);
    const imported = read(['Наименование\tКол-во\tЦена\tСумма', ...rows]);
    expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual(['17 4.5 1.3', []]);
  });
});

describe('asked about, with what each answer gives:', () => {
  test.each<[string, string[], string[]]>([
    [
      'letters without sums',
      ['Name\tQty\tPrice\tUnit', ...lines(letters('M'))],
      ['applied 15600.00', 'not_applied 3900000.00'],
    ],
    [
      'a batch of unknown size',
      ['Наименование\tКол-во\tЦена за мин. партию', ...lines(['500\t8500', '1000\t4500', '2000\t2600'])],
      ['applied 15600.00', 'not_applied 13950000.00'],
    ],
    [
      'a norm of packing',
      ['Наименование\tНорма\tЦена', ...lines(['100\t1700', '100\t450', '1000\t1300'])],
      ['not_applied 3900000.00', 'pack 15600.00'],
    ],
    [
      'packs in the names',
      [
        'Наименование\tЕд.\tКол-во\tЦена',
        `${BOLT} (уп. 100 шт)\tшт\t500\t1700`,
        `${NUT}, уп. 100 шт\tшт\t1000\t450`,
        `${WASHER} уп 1000 шт\tшт\t2000\t1300`,
      ],
      ['not_applied 3900000.00', 'pack 15600.00'],
    ],
  ])('%s', (_what, rows, answers) => {
    const { readingQuestions } = read(rows);
    expect(readingQuestions.map(({ kind, answer }) => [kind, answer])).toEqual([['scale', null]]);
    expect(readingQuestions[0]?.answers.map(({ value, total }) => `${value} ${total}`)).toEqual(answers);
  });

  test('the answer is taken', () => {
    const rows = ['Наименование\tНорма\tЦена', ...lines(['100\t1700', '100\t450', '1000\t1300'])];
    const answered = (value: string) => read(rows, { answers: [{ question: 'per', value }] });
    expect(offered(answered('pack'))).toEqual(['5 XPK 1700 100', '10 XPK 450 100', '2 XPK 1300 1000']);
    expect(pricesOf(answered('not_applied')).join(' ')).toBe('1700 450 1300');
  });

  test('currencies of two parts', () => {
    const rows = [
      'Prices in USD',
      'Name\tQty\tPrice',
      `${BOLT}\t500\t17`,
      'Prices in RUB',
      `${NUT}\t1000\t4.5`,
      `${WASHER}\t2000\t1.3`,
    ];
    expect(read(rows).readingQuestions.map(({ kind, answer }) => [kind, answer])).toEqual([['currency', null]]);
  });
});

test('a pack that the asked name has too is no question', () => {
  const order = orderFor('pasted');
  const items = order.items.map((item) => ({ ...item, name: `${item.name} (уп. 100 шт)` }));
  const block = readBlock(['Наименование\tЦена', ...items.map(({ name }) => `${name}\t17`)].join('\n'));
  const imported = importBid(block, { lang: 'en', order: { ...order, items }, isFile: false });
  expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual(['17 17 17', []]);
});

test.each([
  ['Без НДС\t\t15600', 'С НДС\t\t19032'],
  ['Excl. VAT\t\t15600', 'Incl. VAT\t\t19032'],
  ['Net\t\t15600', 'Gross\t\t19032'],
])('totals labelled only %s and %s', (net, gross) => {
  const imported = read(['Name\tQty\tPrice', ...lines(['500\t17', '1000\t4.5', '2000\t1.3']), net, gross]);
  expect(imported.bidDraft).toMatchObject({ vatMode: 'excluded', declaredTotal: '15600.00' });
  expect(codesOf(imported)).toEqual(['total_row']);
});
