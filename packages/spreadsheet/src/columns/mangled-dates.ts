/** Sizes such as 1/2 that a spreadsheet turned into dates. */
import type { Issue } from '../cells/issue.ts';
import { type Cell, cellKey, dayText, type Row, type Sheet } from '../cells/sheet.ts';
import type { ImportField } from '../headings/fields.ts';
import type { Mapping } from '../table/mapping.ts';

/** Fields whose cells are texts. */
const TEXTS: readonly (ImportField | null)[] = ['name', 'specification', 'sku', 'brand', 'model', 'equivalent', 'note'];
const OF_DATES = /дат|date|срок|год|year|готовност|deadline/iu;
/** A month and a year, without a day. */
const MONTH_AND_YEAR = /^[^d]*m{2,4}[^d]*y{2,4}[^d]*$/iu;

/** The sheet with such cells as the size that was probably typed, and a warning for each. */
export function withoutMangledDates(
  sheet: Sheet,
  { columns, headerRow, isForm }: Mapping,
): { sheet: Sheet; issues: Issue[] } {
  const issues: Issue[] = [];
  if (isForm) return { sheet, issues };
  const texts = columns.filter(({ field, heading }) => TEXTS.includes(field) && !OF_DATES.test(heading ?? ''));
  const rows = sheet.rows.map((row, at): Row => {
    if (at < headerRow || !texts.some(({ column }) => row[column - 1] instanceof Date)) return row;
    return row.map((cell, index): Cell => {
      if (!(cell instanceof Date) || Number.isNaN(cell.getTime()) || !texts.some(({ column }) => column === index + 1))
        return cell;
      const guess = typedAs(cell, sheet.formats?.get(cellKey(at + 1, index + 1)));
      issues.push({
        severity: 'warning',
        code: 'became_date',
        row: at + 1,
        column: index + 1,
        value: dayText(cell),
        params: { guess },
      });
      return guess;
    });
  });
  return { sheet: issues.length > 0 ? { ...sheet, rows } : sheet, issues };
}

function typedAs(date: Date, format: string | undefined): string {
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() % 100];
  return MONTH_AND_YEAR.test(format ?? '') ? `${month}/${year}` : `${day}/${month}`;
}
