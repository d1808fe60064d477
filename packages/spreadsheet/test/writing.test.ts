import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { momentCell, type OutCell } from '../src/writing/out-cell.ts';
import { escapeFormula, unescapeFormula } from '../src/cells/safe-text.ts';
import { cellText } from '../src/cells/sheet.ts';
import { readableText } from '../src/cells/readable-text.ts';
import { CSV_FORMS, writeCsv } from '../src/writing/write-csv.ts';
import { writeWorkbook } from '../src/writing/write-workbook.ts';

const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), fc.integer({ min: 0, max: 9999 }))
  .map(([minus, whole, part]) => {
    const fraction = String(part).padStart(4, '0').replace(/0+$/u, '');
    const text = fraction === '' ? `${whole}` : `${whole}.${fraction}`;
    return minus && text !== '0' ? `-${text}` : text;
  });
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '=1+1',
    '+7 916',
    '-5',
    '@SUM(A1)',
    "'=x",
    "''-",
    '<b>&"',
    'а;б,в"г',
    '0012',
    '1e5',
    'TRUE',
    '№ 5\nвторая',
  ),
);
const cells = fc.oneof<fc.Arbitrary<OutCell>[]>(
  texts,
  decimals.map((decimal) => ({ decimal })),
  days.map((day) => ({ day })),
  fc.integer({ min: 0, max: 1_000_000 }).map((count) => ({ count })),
  fc.constant(null),
);

/** The expected cells of the file. */
const plain = (cell: OutCell): string => {
  if (cell === null) return '';
  // Line breaks are read as the contract writes them.
  if (typeof cell === 'string') return readableText(cell).replaceAll('\u00A0', ' ').trim();
  if ('decimal' in cell) return cell.decimal;
  if ('wallClock' in cell) return cell.wallClock;
  return 'count' in cell ? String(cell.count) : cell.day;
};

test('a workbook is read back exactly as written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      async (rows) => {
        const columns = ['a', 'b', 'c'].map((heading) => ({ heading, width: 10 }));
        const bytes = await writeWorkbook([{ name: 'Лист', columns, rows }]);
        const [sheet] = (await readXlsx(bytes)).sheets;
        const read = rows.map((_, at) => [0, 1, 2].map((column) => cellText(sheet?.rows[at + 1]?.[column])));
        expect(read).toEqual(rows.map((row) => row.map(plain)));
      },
    ),
    { numRuns: 150 },
  );
});

test('every text that a program could execute is escaped in both kinds of file', async () => {
  const dangerous = [
    '=CMD()',
    '+1',
    '-1+1',
    '@SUM',
    '\t=1',
    '\r=1',
    "'=1",
    '  =1',
    '\u00A0+1',
    '\n=1',
    '\u200B@A',
    '＝1',
    ' ＋1',
    '－1',
    '＠A',
    '\u2060=1',
    '\u00AD\u200E+1',
    '\u{E0041}@A',
    '\u2800-1',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫A',
  ];
  const columns = [{ heading: '=H()', width: 10 }];
  const rows = dangerous.map((text) => [text]);
  const bytes = await writeWorkbook([{ name: '=1', columns, rows }]);
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).not.toContain('<f>');
  const [sheet] = (await readXlsx(bytes)).sheets;
  const written = sheet?.rows.map(([cell]) => cell) ?? [];
  expect(written).toHaveLength(dangerous.length + 1);
  for (const cell of written) expect(String(cell)).toMatch(/^'/u);
  const { data } = Papa.parse<string[]>(writeCsv({ columns, rows }, CSV_FORMS.ru).replace(/^\uFEFF/u, ''), {
    delimiter: ';',
  });
  for (const [cell = ''] of data.slice(0, dangerous.length + 1)) expect(cell).toMatch(/^'/u);
});

test.each(['+79161110013', '+7 (916) 111-00-13', '+44 20 7946 0958'])(
  'the phone number %s is text without an apostrophe in a workbook',
  async (phone) => {
    const bytes = await writeWorkbook([{ name: 'a', columns: [{ heading: 'a', width: 10 }], rows: [[phone]] }]);
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain(`<c r="A2" t="inlineStr"><is><t>${phone}</t>`);
    // CSV has no text cells, so a program would read it as a number.
    expect(writeCsv({ columns: [{ heading: 'a', width: 1 }], rows: [[phone]] }, CSV_FORMS.ru)).toContain(`'${phone}`);
  },
);

test('a moment is written as a date in the local time of its zone', async () => {
  const cell = momentCell('2026-11-02T21:30:00Z', 'Europe/Moscow');
  const columns = [{ heading: 'a', width: 10 }];
  const [sheet] = (await readXlsx(await writeWorkbook([{ name: 'a', columns, rows: [[cell]] }]))).sheets;
  expect(sheet?.rows[1]?.[0]).toEqual(new Date('2026-11-03T00:30:00Z'));
  expect(writeCsv({ columns, rows: [[cell]] }, CSV_FORMS.en)).toContain('2026-11-03 00:30');
});

test('unescaping restores every text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/u);
    }),
  );
});

test('CSV has a byte-order mark, separators and quotes', () => {
  const columns = [
    { heading: 'Наименование', width: 1 },
    { heading: 'Цена', width: 1 },
  ];
  const rows: OutCell[][] = [
    ['Болт "М8"; оцинк.', { decimal: '3.9' }],
    ['-', { decimal: '-0.5' }],
  ];
  expect(writeCsv({ columns, rows }, CSV_FORMS.ru)).toBe(
    '\uFEFFНаименование;Цена\r\n"Болт ""М8""; оцинк.";3,9\r\n\'-;-0,5\r\n',
  );
  expect(writeCsv({ columns, rows }, CSV_FORMS.en)).toBe(
    '\uFEFFНаименование,Цена\r\n"Болт ""М8""; оцинк.",3.9\r\n\'-,-0.5\r\n',
  );
});

test('numbers that a workbook cannot store exactly are written as text', async () => {
  const decimal = '123456789012345.6789';
  const bytes = await writeWorkbook([
    { name: 'a', columns: [{ heading: 'h', width: 9 }], rows: [[{ decimal }], [{ decimal: '0.1' }]] },
  ]);
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.rows.map(([cell]) => cell).slice(1)).toEqual([decimal, 0.1]);
});

test('invalid names of sheets are corrected', async () => {
  const sheets = [
    { name: "a/b*[c]?:'x", columns: [], rows: [] },
    { name: 'я'.repeat(40), columns: [], rows: [] },
    { name: 'History', columns: [], rows: [] },
  ];
  const { sheets: read } = await readXlsx(await writeWorkbook(sheets));
  expect(read.map(({ name }) => name)).toEqual(["a b  c   'x", 'я'.repeat(31), 'History 1']);
});
