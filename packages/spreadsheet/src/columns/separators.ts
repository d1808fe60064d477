/** Finds the decimal separator of columns: given, shown by unambiguous cells, or proved by totals; otherwise asks the user. */
import type { ImportQuestion } from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/procurement/money/amount';
import { compare, subtract, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type DecimalSeparator, readDecimal } from '@zakupki/procurement/money/decimal-input';
import { splitQuantity } from '@zakupki/procurement/units/unit-input';
import { type ColumnFacts, readAmount, readPrice, readQuantity, withoutPer } from '../cells/cell-values.ts';
import type { ImportField } from '../headings/fields.ts';
import { shownValue } from '../cells/issue.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { Line, Table } from '../table/table.ts';

export type Separators<F extends ImportField> = Readonly<Record<F, ColumnFacts>>;

type NumberReading<F extends ImportField> = {
  readonly separators: Separators<F>;
  readonly questions: readonly ImportQuestion[];
};

/** The user's answers by column (from 1). */
export type GivenSeparators = ReadonlyMap<number, DecimalSeparator>;

type Settled = { readonly decimalSeparator: DecimalSeparator | null; readonly by: ImportQuestion['by'] };

const NOT_KNOWN: Settled = { decimalSeparator: null, by: 'none' };

/** Finds the separator of each field. Another column proves nothing: the user is asked. */
export function separatorsOf<F extends ImportField>(
  { lines, columnOf, headingOf }: Table,
  fields: readonly F[],
  given: GivenSeparators = new Map(),
): NumberReading<F> {
  const doubtful = new Map(fields.map((field) => [field, doubtfulIn(lines, field)]));
  const settled = new Map<F, Settled>();
  for (const field of fields) {
    const givenSeparator = given.get(columnOf(field) ?? 0);
    settled.set(
      field,
      givenSeparator
        ? { decimalSeparator: givenSeparator, by: 'given' }
        : byColumn(lines, field, doubtful.get(field) ?? []),
    );
  }
  for (const [field, decimalSeparator] of byTotals(lines, fields, { doubtful, settled }))
    if (settled.get(field)?.by === 'none') settled.set(field, { decimalSeparator, by: 'totals' });
  const facts = fields.map((field): [F, ColumnFacts] => {
    const { decimalSeparator, by } = settled.get(field) ?? NOT_KNOWN;
    return [field, decimalSeparator ? { decimalSeparator, isSettled: by !== 'column' } : {}];
  });
  const questions = fields.flatMap((field): ImportQuestion[] => {
    const values = (doubtful.get(field) ?? []).slice(0, SHOWN);
    const column = columnOf(field);
    const answer = settled.get(field) ?? NOT_KNOWN;
    return values.length === 0 || column === null ? [] : [{ column, heading: headingOf(field), ...answer, values }];
  });
  // One entry for each of the fields.
  return { separators: Object.fromEntries(facts) as Separators<F>, questions };
}

/** Numbers shown in a question. */
const SHOWN = 3;

type Doubtful = ImportQuestion['values'][number];

/** The cells of a field with two possible readings. */
function doubtfulIn(lines: readonly Line[], field: ImportField): Doubtful[] {
  return lines.flatMap(({ row, cells }): Doubtful[] => {
    const cell = valueCell(cells[field]);
    if (typeof cell !== 'string' || !/[.,]/u.test(cell)) return [];
    const reading = readDecimal(bareNumber(cell, field), { fractionDigits: 15 });
    if (reading.ok || reading.problem.code !== 'ambiguous') return [];
    const [fraction, group] = reading.problem.readings;
    const isComma = cell.includes(',');
    return [
      {
        row,
        text: shownValue(cellText(cell)),
        withPoint: isComma ? group : fraction,
        withComma: isComma ? fraction : group,
      },
    ];
  });
}

/** The number of a cell without other text. */
const bareNumber = (cell: string, field: ImportField) =>
  field === 'price' ? withoutPer(cell) : (splitQuantity(cell)?.number ?? cell);

/** The separator that some cells show and none contradicts, if it also resolves every ambiguous cell. */
function byColumn(lines: readonly Line[], field: ImportField, doubtful: readonly Doubtful[]): Settled {
  const seen = new Set<DecimalSeparator>();
  for (const { cells } of lines) {
    const cell = valueCell(cells[field]);
    if (typeof cell !== 'string') continue;
    const [, mark] = /^[^.,]*\d([.,])(?:\d{1,2}|\d{4,})(?!\d|[.,])[^.,]*[.,]?[^.,\d]*$/u.exec(cell.trim()) ?? [];
    const [, last] = /\d([.,])\d{3}([.,])\d+/u.test(cell) ? (/([.,])\d+\D*$/u.exec(cell) ?? []) : [];
    const found = mark ?? last;
    // Only the two signs of the patterns above.
    if (found !== undefined) seen.add(found as DecimalSeparator);
  }
  const [only, another] = seen;
  if (only === undefined || another !== undefined) return NOT_KNOWN;
  // "1.234" below "3,90" may be a mistake as well as a thousand.
  const isSettled = only === '.' || doubtful.every(({ text }) => text.includes(','));
  return isSettled ? { decimalSeparator: only, by: 'column' } : NOT_KNOWN;
}

const PRODUCT = ['quantity', 'price', 'total'] as const;
const SEPARATORS = ['.', ','] as const satisfies readonly DecimalSeparator[];

/** The only reading for which price × quantity equals the total in every line that has all three. */
function byTotals<F extends ImportField>(
  lines: readonly Line[],
  fields: readonly F[],
  { doubtful, settled }: { doubtful: ReadonlyMap<F, readonly Doubtful[]>; settled: ReadonlyMap<F, Settled> },
): [F, DecimalSeparator][] {
  const open = fields.filter((field) => (doubtful.get(field) ?? []).length > 0 && settled.get(field)?.by === 'none');
  const known: readonly ImportField[] = fields;
  if (open.length === 0 || !PRODUCT.every((field) => known.includes(field))) return [];
  const rows = new Set(open.flatMap((field) => (doubtful.get(field) ?? []).map(({ row }) => row)));
  const checked = lines.filter(({ row }) => rows.has(row)).slice(0, CHECKED);
  const readings = open.reduce<ReadonlyMap<ImportField, DecimalSeparator>[]>(
    (all, field) => all.flatMap((reading) => SEPARATORS.map((separator) => new Map([...reading, [field, separator]]))),
    [new Map()],
  );
  const fitting = readings.filter((reading) => {
    const factsOf = (field: ImportField): ColumnFacts => {
      // The map has exactly these fields.
      const decimalSeparator = reading.get(field) ?? settled.get(field as F)?.decimalSeparator ?? null;
      return decimalSeparator ? { decimalSeparator, isSettled: true } : {};
    };
    const answers = checked.map((line) => isProduct(line, factsOf));
    return answers.includes(true) && !answers.includes(false);
  });
  return open.flatMap((field): [F, DecimalSeparator][] => {
    const [only, another] = new Set(fitting.flatMap((reading) => reading.get(field) ?? []));
    return only !== undefined && another === undefined ? [[field, only]] : [];
  });
}

const CHECKED = 100;

/** Whether price × quantity equals the line's total; null when one of them is missing. */
function isProduct({ cells }: Line, factsOf: (field: ImportField) => ColumnFacts): boolean | null {
  const quantity = readQuantity(valueCell(cells.quantity), factsOf('quantity'));
  const price = readPrice(valueCell(cells.price), factsOf('price'));
  const total = readAmount(valueCell(cells.total), factsOf('total'));
  if (!quantity.ok || !price.ok || !total.ok) return null;
  return agreesWith(total.value, price.value, quantity.value.quantity);
}

/** Within a kopeck: the sums of a list are rounded. */
function agreesWith(total: Decimal, price: Decimal, quantity: Decimal): boolean {
  const difference = subtract(total, lineTotal(price, quantity, 'RUB')).replace('-', '');
  return compare(difference, '0.01') <= 0;
}
