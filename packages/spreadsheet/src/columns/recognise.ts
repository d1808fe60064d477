/** Finds the headings of a sheet and the field of each column: by its heading, otherwise by its cells. */
import type { ImportColumn } from '@zakupki/api-client/schema';
import { compare, sum } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { readQuantity } from '../cells/cell-values.ts';
import { correctHeadings, recogniseByCells } from './column-contents.ts';
import { fieldOfHeading, fieldOfHeadings, type ImportField, SHARED_FIELDS } from '../headings/fields.ts';
import { headingsOf } from './heading-row.ts';
import type { Known, Mapping } from '../table/mapping.ts';
import { withoutOffers } from './offer-columns.ts';
import { cellText, type Row, type Sheet, widthOf } from '../cells/sheet.ts';
import { vatModeOf } from './price-terms.ts';
import { fieldOfKey, isKey, DISPLAY_KEY } from '../headings/form-keys.ts';

export function recogniseColumns(sheet: Sheet, known: Known): Mapping {
  const width = widthOf(sheet.rows);
  const { headerTop, headerRow, headings, isGuess, keys } = headingsOf(sheet, width, known);
  const data = sheet.rows.slice(headerRow);
  const columns = Array.from({ length: width }, (_, at): ImportColumn => {
    const rows = headings[at] ?? [];
    const heading = rows.join(' ');
    const named = keys ? templated(keys[at] ?? '', rows, known) : (byKnowledge(at, heading, known) ?? byHeading(rows));
    return { column: at + 1, heading: heading === '' ? null : heading.slice(0, 300), ...named };
  });
  const summed = withSummedQuantity(known.isOrder ? withoutOffers(columns) : columns, data);
  const single = eachOnce(keys ? summed : correctHeadings(withName(withoutCounts(summed, data)), data), {
    vatMode: known.vatMode ?? null,
    isOrder: known.isOrder ?? false,
  });
  const isProse = Boolean(known.fields);
  const labels = Array.from({ length: width }, (_, at) => labelOf(headings[at] ?? []));
  return {
    headerTop,
    headerRow,
    named: summed.map(({ field }) => field),
    columns: keys ? single : recogniseByCells(single, data, headerRow > 0 && !isGuess),
    labels,
    isProse,
    isForm: keys !== null,
  };
}

/** "Item" above line numbers is not the name; the description beside it is. */
function withoutCounts(columns: readonly ImportColumn[], data: readonly Row[]): readonly ImportColumn[] {
  const isCounting = ({ column, field, source }: ImportColumn) => {
    // Terms below a table are in its first column too, with no other cells.
    const lines = data.slice(0, COUNTED).filter((row) => row.filter((cell) => cellText(cell) !== '').length > 2);
    const cells = lines.flatMap((row) => cellText(row[column - 1]) || []);
    const counts = cells.filter((cell) => /^\d{1,4}[.)]?$/u.test(cell));
    return field === 'name' && source === 'heading' && cells.length > 0 && counts.length > cells.length / 2;
  };
  if (!columns.some(isCounting)) return columns;
  const counted = columns.map((column) => (isCounting(column) ? { ...column, field: 'position' as const } : column));
  if (counted.some(({ field }) => field === 'name')) return counted;
  const described = counted.find(({ field }) => field === 'specification');
  return counted.map((column) => (column === described ? { ...column, field: 'name' as const } : column));
}

/**
 * "Всего" beside quantities by quarter or by store is the quantity: it is their sum, row by row. Anywhere else it is
 * money.
 */
function withSummedQuantity(columns: readonly ImportColumn[], data: readonly Row[]): readonly ImportColumn[] {
  const parts = columns.filter(({ field, source }) => field === 'quantity' && source === 'heading');
  const total = columns.find(({ field, source }) => field === 'total' && source === 'heading');
  if (parts.length < 2 || !total) return columns;
  const amountIn = (row: Row, { column }: ImportColumn) =>
    readQuantity(row[column - 1] ?? null, { decimalSeparator: ',' });
  const sums = data.slice(0, COUNTED).flatMap((row) => {
    const whole = amountIn(row, total);
    const shares = parts.map((part) => amountIn(row, part)).flatMap((share) => (share.ok ? share.value.quantity : []));
    return whole.ok && shares.length > 0 ? [compare(sum(shares), whole.value.quantity) === 0] : [];
  });
  const isSum = sums.length > 0 && sums.filter(Boolean).length > sums.length / 2;
  return isSum
    ? columns.map((column) => (column === total ? { ...column, field: 'quantity', confidence: 0.95 } : column))
    : columns;
}

/** Rows examined to see what a column counts. */
const COUNTED = 40;

function labelOf(rows: readonly string[]): string {
  const lowest = rows.at(-1) ?? '';
  return fieldOfHeading(lowest) === null ? rows.join(' ') : lowest;
}

type Named = Pick<ImportColumn, 'field' | 'confidence' | 'source'>;

const NOTHING: Named = { field: null, confidence: 0, source: 'none' };

/** When a form is read as an order, the cells that the supplier filled in are ignored. */
const OF_ORDER: readonly (ImportField | null)[] = ['position', 'name', 'lineId'];

function templated(key: string, rows: readonly string[], { isOrder }: Known): Named {
  if (!isKey(key)) return NOTHING;
  const field = fieldOfKey(key);
  if (isOrder && key === DISPLAY_KEY) return { ...byHeading(rows), source: 'template' };
  return isOrder && !OF_ORDER.includes(field) ? NOTHING : { field, confidence: 1, source: 'template' };
}

function byKnowledge(at: number, heading: string, { given, remembered, fields }: Known): Named | null {
  const choice = given?.columns?.find(({ column }) => column === at + 1);
  if (choice) return { field: choice.field, confidence: 1, source: 'given' };
  const before = remembered?.find((column) =>
    heading === '' ? column.heading === null && column.column === at + 1 : column.heading === heading,
  );
  if (before) return { field: before.field, confidence: 1, source: 'remembered' };
  const field = fields?.[at];
  return field ? { field, confidence: 0.8, source: 'content' } : null;
}

function byHeading(rows: readonly string[]): Named {
  const found = fieldOfHeadings(rows);
  return found ? { ...found, source: 'heading' } : NOTHING;
}

const STRENGTH = { given: 4, remembered: 3, template: 3, heading: 1, content: 0, none: 0 } as const;

/** For an order, a column of ceiling prices is preferred to other prices; for a bid, any other price is. */
const CEILING = /предельн|максимальн|нмц|ceiling|highest|max/iu;
/** Names a price after its discount. */
const DISCOUNTED = /net\s+(?:unit\s+)?price|discounted|after\s+discount|(?:со|с\s+уч[её]том)\s+скидк/iu;
const PREFERRED = 0.01;
/** More than the confidence that a partly known heading lacks. */
const PAID = 0.3;
/** The quantity of an offer rather than the asked one beside it. */
const OFFERED = /предлож|предлага|подтвержд|offered|confirmed/iu;
/** A price column in the wanted VAT mode is preferred. */
const FITTING = 0.02;

type Wanted = {
  readonly vatMode: VatMode | null;
  readonly isOrder: boolean;
};

/** Assigns each field to its most certain column, the first of equals, unless columns share the field. */
function eachOnce(columns: readonly ImportColumn[], wanted: Wanted): ImportColumn[] {
  const best = new Map<ImportField, ImportColumn>();
  const hasDiscounts = columns.some(({ heading }) => /^\s*(?:disc|rebate|скидк)/iu.test(heading ?? ''));
  const weight = ({ confidence, source, field, heading }: ImportColumn) =>
    STRENGTH[source] +
    confidence +
    (field === 'price' ? preference(heading ?? '', wanted, hasDiscounts) : 0) +
    (field === 'quantity' && !wanted.isOrder && OFFERED.test(heading ?? '') ? FITTING : 0);
  for (const column of columns) {
    const rival = column.field === null ? undefined : best.get(column.field);
    if (column.field !== null && (!rival || weight(column) > weight(rival))) best.set(column.field, column);
  }
  const hasTotal = best.has('total');
  return columns.map((column) => {
    if (column.field === null || SHARED_FIELDS.includes(column.field) || best.get(column.field) === column)
      return column;
    if (column.source !== 'heading') return { ...column, ...NOTHING };
    // A second name ("Полное наименование") or brand is a description; a second ceiling is that of the line.
    if (DESCRIBING.includes(column.field)) return { ...column, field: 'specification', confidence: 0.5 };
    return column.field === 'price' &&
      wanted.isOrder &&
      !hasTotal &&
      CEILING.test(column.heading ?? '') &&
      !/НДС|VAT/iu.test(column.heading ?? '')
      ? { ...column, field: 'total', confidence: 0.5 }
      : { ...column, ...NOTHING };
  });
}

const preference = (heading: string, { vatMode, isOrder }: Wanted, hasDiscounts: boolean) =>
  (CEILING.test(heading) ? (isOrder ? PREFERRED : -PAID) : 0) +
  (hasDiscounts && DISCOUNTED.test(heading) ? PAID : 0) +
  (vatMode !== null && vatModeOf(heading) === vatMode ? FITTING : 0);

const DESCRIBING: readonly ImportField[] = ['name', 'brand', 'model'];

/** "Наименование, характеристики" is the name when no other column is. */
function withName(columns: readonly ImportColumn[]): ImportColumn[] {
  const at = columns.some(({ field }) => field === 'name')
    ? -1
    : columns.findIndex(
        ({ field, heading }) => field === 'specification' && /^\s*(?:наименование|name)/iu.test(heading ?? ''),
      );
  return columns.map((column, index) => (index === at ? { ...column, field: 'name' } : column));
}
