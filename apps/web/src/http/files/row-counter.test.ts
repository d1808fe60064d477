import { CSV_FORMS, writeCsv } from '@zakupki/spreadsheet/writing/write-csv';
import { writeWorkbook } from '@zakupki/spreadsheet/writing/write-workbook';
import { describe, expect, it } from 'vitest';
import { rowCounter } from './row-counter.ts';

const COLUMNS = [{ heading: 'Name', width: 10 }];
// Line ends and quotes inside a cell do not count as rows.
const ROWS = Array.from({ length: 300 }, (_, index) => [`Company "${index}";\nsecond line`]);

const FILES = {
  'text/csv; charset=utf-8': () => new TextEncoder().encode(writeCsv({ columns: COLUMNS, rows: ROWS }, CSV_FORMS.ru)),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': () =>
    writeWorkbook([{ name: 'Customers', columns: COLUMNS, rows: ROWS }]),
};

describe.each(Object.entries(FILES))('%s', (type, make) => {
  it.each([1, 7, 4_096, 1_000_000])('counts all rows in chunks of %i bytes', async (size) => {
    const file = await make();
    const counter = await rowCounter(type);
    let before = 0;
    for (let start = 0; start < file.length; start += size) {
      counter.push(file.subarray(start, start + size));
      expect(counter.rows()).toBeGreaterThanOrEqual(before);
      before = counter.rows();
    }
    expect(counter.rows()).toBe(ROWS.length);
  });

  it('starts at zero', async () => {
    expect((await rowCounter(type)).rows()).toBe(0);
  });
});
