/** What only the number formats and the layout of a workbook say of its prices. */
import type { BidImport } from '@zakupki/api-client/schema';
import { type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { codeText } from '../../src/cells/shown-number.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const [BOLT, NUT, WASHER] = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'] as const;

type Look = {
  /** number formats by row and column, from 0 */
  readonly formats?: Readonly<Record<string, string>>;
  /** from 0 */
  readonly hidden?: readonly number[];
  /** joined cells: top, left, bottom, right from 0 */
  readonly joined?: readonly (readonly [number, number, number, number])[];
};

async function read(rows: CellValue[][], { formats = {}, hidden = [], joined = [] }: Look = {}): Promise<BidImport> {
  const cells = new Map<string, { style: CellStyle }>(
    Object.entries(formats).map(([key, numFmt]) => [key, { style: { numFmt } }]),
  );
  const merges = joined.map(([startRow, startCol, endRow, endCol]) => ({ startRow, startCol, endRow, endCol }));
  const columns = (rows[0] ?? []).map((_, at) => ({ width: 14, ...(hidden.includes(at) && { hidden: true }) }));
  const source = await readFile(await writeXlsx({ sheets: [{ name: 'КП', rows, cells, merges, columns }] }));
  return importBid(source, { lang: 'en', order: orderFor('workbook'), isFile: true });
}

test('the currency of the formats of sums, where the prices have none', async () => {
  const rows = [
    ['Name', 'Qty', 'Price', 'Amount'],
    [BOLT, 500, 0.2, 100],
    [NUT, 1000, 0.05, 50],
    [WASHER, 2000, 0.02, 40],
    ['Total', null, null, 190],
  ];
  const imported = await read(rows, { formats: { '4,3': '[$$-409]#,##0.00' } });
  expect([imported.bidDraft.currency, pricesOf(imported).join(' ')]).toEqual(['USD', '0.2 0.05 0.02']);
  expect(codesOf(imported)).toContain('currency_differs');
});

test('prices that their format shows in thousands are stored whole', async () => {
  const rows = [
    ['Наименование', 'Кол-во', 'Цена, тыс. руб.'],
    [BOLT, 500, 1700],
    [NUT, 1000, 450],
    [WASHER, 2000, 130],
  ];
  const imported = await read(rows, { formats: { '1,2': '0.00,', '2,2': '0.00,', '3,2': '0.00,' } });
  expect(pricesOf(imported)).toEqual(['1700', '450', '130']);
});

test('a cost that is shown beside a hidden price is asked about', async () => {
  const rows = [
    ['Name', 'Qty', 'Cost', 'Price'],
    [BOLT, 500, 9, 18],
    [NUT, 1000, 2, 4.8],
    [WASHER, 2000, 1, 1.4],
  ];
  const imported = await read(rows, { hidden: [3] });
  expect(imported.readingQuestions.map(({ id }) => id)).toEqual(['price']);
});

describe('headings in two rows:', () => {
  test.each<[string, CellValue[], string, string]>([
    ['thousands', [null, 'шт', 'тыс. руб.'], 'RUB', '17 4.5 1.3'],
    ['a currency', [null, 'pcs', 'USD'], 'USD', '0.017 0.0045 0.0013'],
    ['a price per hundred', ['', 'шт', '€/100 шт'], 'EUR', '0.00017 0.000045 0.000013'],
  ])('%s', async (_what, units, currency, prices) => {
    const rows = [
      ['Наименование', 'Количество', 'Цена'],
      units,
      [BOLT, 500, 0.017],
      [NUT, 1000, 0.0045],
      [WASHER, 2000, 0.0013],
    ];
    const imported = await read(rows);
    expect([imported.bidDraft.currency, pricesOf(imported).join(' ')]).toEqual([currency, prices]);
    expect(codesOf(imported)).not.toContain('not_in_order');
  });

  test('the price of one and the sum below one heading', async () => {
    const rows = [
      ['№', 'Наименование', 'Кол-во', 'Стоимость, руб.', null],
      [null, null, null, 'за ед.', 'всего'],
      [1, BOLT, 500, 17, 8500],
      [2, NUT, 1000, 4.5, 4500],
      [3, WASHER, 2000, 1.3, 2600],
    ];
    const joined = [0, 1, 2].map((at) => [0, at, 1, at] as const);
    const imported = await read(rows, { joined: [...joined, [0, 3, 0, 4]] });
    expect(pricesOf(imported)).toEqual(['17', '4.5', '1.3']);
    expect(imported.readingQuestions).toEqual([]);
  });

  test('tiers below one heading', async () => {
    const rows = [
      ['Name', 'Unit price by quantity, RUB', null, null],
      [null, '1+', '500+', '2000+'],
      [BOLT, 20, 17, 16],
      [NUT, 5, 4.5, 4],
      [WASHER, 1.5, 1.4, 1.3],
    ];
    const imported = await read(rows, {
      joined: [
        [0, 0, 1, 0],
        [0, 1, 0, 3],
      ],
    });
    expect(pricesOf(imported)).toEqual(['17', '4.5', '1.3']);
    expect(imported.bidDraft.items?.map(({ quantity }) => quantity)).toEqual([undefined, undefined, undefined]);
  });
});

test.each<[number, string, string | null]>([
  [123, '00000', '00123'],
  [4512, '00-0000', '00-4512'],
  [4512, '"AB-"0000', 'AB-4512'],
  [1234567, '000\\-000', '1234-567'],
  [12, '00 "шт"', null],
  [12, '00"₽"', null],
  [12, '0', null],
  [12.5, '00000', null],
  [12, '00.00', null],
])('%s as %s is %j', (value, format, text) => {
  expect(codeText(value, format)).toBe(text);
});
