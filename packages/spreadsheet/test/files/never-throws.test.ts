import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importBid, importOrder } from '../../src/draft/import.ts';
import { UnreadableError } from '../../src/cells/limits.ts';
import { readBlock, readFile, type Source } from '../../src/files/read.ts';
import { cpuTime } from './cpu-time.ts';
import { workbookOf } from './messy-files.ts';
import { ORDER } from '../order.ts';
import { sizesOf } from '../exhaustive.ts';
import { importSuppliers } from '../../src/suppliers/import-suppliers.ts';

/** Any input may be unreadable, but no error other than `UnreadableError` leaves the package. */
async function survives(read: () => Source | Promise<Source>): Promise<void> {
  try {
    const source = await read();
    importOrder(source, { lang: 'ru' });
    importBid(source, { lang: 'en', order: ORDER, isFile: false });
    importSuppliers(source, { lang: 'ru' });
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
  }
}

const words = fc.constantFrom(
  'Наименование',
  'Кол-во',
  'Цена',
  'Ед.',
  'Итого',
  'шт',
  '1 200,50',
  '=1+1',
  '31.02.2026',
  '20%',
  'Болт М8×30',
  '-',
  '__proto__',
  'constructor',
  '№',
  '0',
  '\u0000',
  '😀',
  '1,234',
  '"',
  "'=x",
  'ID',
  'zakupki:price',
  'zakupki:lineId',
  'zakupki:name',
  'Поставщик',
  'ИНН',
  'Почта',
  'a@x.example',
  '7736050003',
  '<',
);
const separators = fc.constantFrom('\t', ';', '|', ',', '  ', ' ', '\n', '\r\n');

for (const { runs, options } of sizesOf(1500)) {
  test(`any text is read or refused, ${runs} times`, options, async () => {
    const block = fc.array(fc.oneof(words, separators, fc.string({ maxLength: 12 })), { maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(block, (parts) => survives(() => readBlock(parts.join('')))),
      { numRuns: runs },
    );
    await fc.assert(
      fc.asyncProperty(block, (parts) => survives(() => readBlock(parts.join(''), 'suppliers'))),
      { numRuns: runs / 3 },
    );
  });
}

test.each<[string, string]>([
  ['blanks between words', `a${' '.repeat(200_000)}b`],
  ['brackets that never close', '('.repeat(200_000)],
  ['groups of digits', '111 '.repeat(100_000)],
  ['a total of blanks', `Итого${' '.repeat(200_000)}x`],
  ['digits', `${'1'.repeat(200_000)}x`],
  ['separators', ',;|'.repeat(100_000)],
  ['a price of blanks', `3,90${' '.repeat(200_000)}руб${' '.repeat(200_000)}шт x`],
])('a cell of %s is read quickly', async (_what, cell) => {
  const rows = [
    'Наименование\tКол-во\tЦена\tНДС\tСрок\tНужно к\tНаличие',
    ...Array.from({ length: 2 }, () => [cell, cell].join('\t')),
  ];
  const started = cpuTime();
  await survives(() => readBlock(cell));
  await survives(() => readBlock(cell, 'suppliers'));
  await survives(() => readBlock(rows.join('\n').slice(0, 1_000_000)));
  await survives(async () => {
    const short = cell.slice(0, 32_000);
    return readFile(
      await workbookOf([
        ['Наименование', 'Кол-во', 'Цена', 'НДС', 'Срок', 'Нужно к'],
        ...Array.from({ length: 20 }, () => Array.from({ length: 6 }, () => short)),
      ]),
    );
  });
  expect(cpuTime() - started).toBeLessThan(3000);
});

test('any bytes are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), (bytes) => survives(() => readFile(bytes))),
    { numRuns: 500 },
  );
});

for (const { runs, options } of sizesOf(500)) {
  test(`any workbook with some changed bytes is read or refused, ${runs} times`, options, async () => {
    const original = await workbookOf([
      ['Наименование', 'Кол-во'],
      ['Болт', 5],
      ['Гайка', 7],
    ]);
    const spots = fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(spots, (changes) => {
        const bytes = original.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        return survives(() => readFile(bytes));
      }),
      { numRuns: runs },
    );
  });
}

for (const { runs, options } of sizesOf(300)) {
  test(`any cells of a workbook are read or refused, ${runs} times`, options, async () => {
    const cell = fc.oneof(words, fc.double(), fc.boolean(), fc.constant(null), fc.date({ noInvalidDate: true }));
    const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, async (content) => {
        const bytes = await workbookOf(content);
        await survives(() => readFile(bytes));
      }),
      { numRuns: runs },
    );
  });
}
