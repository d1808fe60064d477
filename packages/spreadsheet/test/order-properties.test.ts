/** Properties of every order list. */
import type { ImportMappingChoice, Order } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeBidForm } from '../src/bid-form/write-bid-form.ts';
import { readQuantity } from '../src/cells/cell-values.ts';
import { importOrder } from '../src/draft/import.ts';
import { offersSheet } from '../src/exports/order-workbook.ts';
import { readBlock, readFile } from '../src/files/read.ts';
import { cellText, type Cell, type Merge } from '../src/cells/sheet.ts';
import { ORDER } from './order.ts';

/** A number in thousandths, written with these separators. */
function written(thousandths: number, group: string, separator: string): string {
  const integer = String(Math.floor(thousandths / 1000)).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/u, '');
  return fraction === '' ? integer : `${integer}${separator}${fraction}`;
}

const value = (thousandths: number) => written(thousandths, '', '.');
const styles = fc.constantFrom(
  [' ', ','] as const,
  ['\u00A0', ','] as const,
  [',', '.'] as const,
  ['.', ','] as const,
  ['', ','] as const,
  ['', '.'] as const,
  ["'", '.'] as const,
);
const thousandths = fc.integer({ min: 1, max: 999_999_999 });

describe('a number', () => {
  test('is read correctly or reported as ambiguous', () => {
    fc.assert(
      fc.property(thousandths, styles, (number, [group, separator]) => {
        const reading = readQuantity(written(number, group, separator));
        expect(reading.ok ? reading.value.quantity : reading.code).toBe(
          reading.ok ? value(number) : 'ambiguous_number',
        );
      }),
    );
  });

  test('is never ambiguous once the decimal separator is given', () => {
    fc.assert(
      fc.property(thousandths, styles, (number, [group, decimalSeparator]) => {
        const reading = readQuantity(written(number, group, decimalSeparator), { decimalSeparator, isSettled: true });
        expect(reading).toEqual({ ok: true, value: { quantity: value(number), unitCode: null } });
      }),
    );
  });
});

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constantFrom<Cell>(
    'Наименование',
    'Кол-во',
    'Ед.',
    'Цена, руб. без НДС',
    'Характеристики',
    'Примечание',
    'Итого:',
    'в том числе НДС',
    'Раздел 1',
    'с крышкой',
    'шт',
    '10,000',
    '1 200,50',
    '3',
    'Болт М8',
    'до 20 декабря 2026 г.',
    null,
    null,
    null,
  ),
  fc.integer({ min: 0, max: 12 }),
  fc.constant(new Date('2026-12-20T00:00:00Z')),
);
const merge: fc.Arbitrary<Merge> = fc
  .record({
    top: fc.integer({ min: 1, max: 12 }),
    left: fc.integer({ min: 1, max: 6 }),
    down: fc.nat(4),
    over: fc.nat(4),
  })
  .map(({ top, left, down, over }) => ({ top, left, bottom: top + down, right: left + over }));
const choice: fc.Arbitrary<ImportMappingChoice> = fc.record({
  rows: fc.uniqueArray(fc.record({ row: fc.integer({ min: 1, max: 14 }), isTaken: fc.boolean() }), {
    selector: ({ row }) => row,
    maxLength: 4,
  }),
});

test('every filled row is a heading, a line, part of a line, or reported as left out', () => {
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(rows, fc.array(merge, { maxLength: 4 }), choice, (content, merges, mapping) => {
      fc.pre(content.some((row) => row.some((one) => cellText(one) !== '')));
      const sheet = { name: 'a', isHidden: false, rows: content, lost: [], merges };
      const imported = importOrder({ sheets: [sheet], fields: null, written: null }, { lang: 'ru', mapping });
      const { headerTop, headerRow } = imported.mapping;
      const isHeading = (row: number) => row >= (headerTop ?? Infinity) && row <= (headerRow ?? 0);
      const filled = content.flatMap((row, at) => (row.some((one) => cellText(one) !== '') ? [at + 1] : []));
      const parts = [...imported.items.flatMap(({ row, joinedRows }) => [row, ...joinedRows]), ...imported.skippedRows];
      expect(parts.toSorted((a, b) => a - b)).toEqual(filled.filter((row) => !isHeading(row)));
      const named = new Set(imported.issues.map(({ row }) => row));
      expect(imported.skippedRows.filter((row) => !named.has(row))).toEqual([]);
      const leftOut = (mapping.rows ?? []).filter(({ row, isTaken }) => !isTaken && row > (headerRow ?? 0));
      const taken = imported.items.map(({ row }) => row);
      expect(leftOut.filter(({ row }) => taken.includes(row))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

describe.each(['ru', 'en'] as const)('a file that the product writes in %s', (lang) => {
  test('is read as the order’s lines when it is a supplier’s form', async () => {
    const { items } = importOrder(await readFile(await writeBidForm(ORDER, lang)), { lang });
    expect(items.map(({ item }) => [item.name, item.quantity, item.unitCode])).toEqual(
      ORDER.items.map(({ name, quantity, unitCode }) => [name, quantity, unitCode]),
    );
  });

  test('has only the order’s columns when it is a list of offers', () => {
    // Without bids only the lines are read.
    const { columns } = offersSheet({ order: ORDER as Order, bids: [], award: null }, lang);
    const headings = columns.map(({ heading }) => heading).join('\t');
    const lines = ['1\tБолт М8\t5\tшт\t9', '1\tБолт М8\t5\tшт\t9', '2\tГайка М8\t7\tшт\t'];
    const imported = importOrder(readBlock([headings, ...lines].join('\n')), { lang });
    expect(imported.mapping.columns.flatMap(({ field }) => field ?? [])).toEqual([
      'position',
      'name',
      'quantity',
      'unit',
      'price',
    ]);
    expect(imported.items.map(({ item }) => [item.name, item.quantity, item.maxUnitPrice])).toEqual([
      ['Болт М8', '5', '9'],
      ['Гайка М8', '7', undefined],
    ]);
    expect(imported.issues.map(({ code, row }) => `${code} ${row}`)).toContain('repeated_offer 3');
  });
});
