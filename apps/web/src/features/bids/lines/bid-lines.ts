/** Rows of the bid grid: one per order line, and one more per alternative. */
import type { Bid, BidItem, BidItemDraft, Order, OrderItem } from '@zakupki/api-client/schema';
import { BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { m } from '#messages';
import { formatFieldDate, parseTypedDay } from '../../../format/date/typed-day.ts';
import { cellText, cellValue } from '../../../entities/record-field/cell-values.ts';
import { formatCounted } from '../../../format/number/units.ts';
import type { CellReading, GridRow } from '../../../ui/line-grid/grid-column.ts';
import type { Typed } from '../../../format/typed-values.ts';

export type LineName = keyof typeof BID_LINE_FIELDS;
// Object.keys() widens the names to string.
export const lineNames = Object.keys(BID_LINE_FIELDS) as LineName[];

/** Maps a contract name to its cell key. The keys that differ must not change: local drafts store them. */
export function cellKey(name: LineName): string {
  if (name === 'unitCode') return 'unit';
  if (name === 'countryOfOrigin') return 'country';
  return name === 'leadTimeDays' || name === 'deliveryDate' ? 'lead' : name;
}

/** The other cells of a row identify the line. */
const EDITABLE_CELLS: readonly string[] = [...new Set(lineNames.map(cellKey))];

export function emptyRow(item: OrderItem): GridRow {
  return {
    id: '',
    orderItemId: item.id,
    name: item.name,
    // A long unit goes to the next line.
    asked: formatCounted(item.quantity, item.unitCode).replace(/\u00a0(?=\P{N}+$)/u, ' '),
    ...Object.fromEntries(EDITABLE_CELLS.map((cell) => [cell, ''])),
  };
}

/** Lines without an offer get an empty row. */
export function rowsOf(order: Pick<Order, 'items'>, bid: Pick<Bid, 'items'> | null): GridRow[] {
  return order.items.flatMap((item) => {
    const answers = bid?.items.filter(({ orderItemId }) => orderItemId === item.id) ?? [];
    return answers.length > 0 ? answers.map((answer) => filledRow(item, answer)) : [emptyRow(item)];
  });
}

function filledRow(item: OrderItem, line: BidItem): GridRow {
  return {
    ...emptyRow(item),
    id: line.id,
    ...typedCellsOf(line),
  };
}

type Defaulted = 'quantity' | 'unitCode' | 'vatRate';

/** A null quantity, unit or VAT rate means that of the order line. */
export type OfferedLine = Omit<BidItem, 'id' | 'orderItemId' | 'computed' | Defaulted> & {
  [K in Defaulted]: BidItem[K] | null;
};

export function typedCellsOf(line: OfferedLine): Record<string, string> {
  const { deliveryDate, leadTimeDays, offered, isEquivalent } = line;
  return {
    ...Object.fromEntries(PLAIN.map((name) => [cellKey(name), cellText(BID_LINE_FIELDS[name], line[name])])),
    offered: offered ? 'yes' : 'no',
    isEquivalent: isEquivalent ? 'yes' : '',
    lead: deliveryDate === null ? (leadTimeDays?.toString() ?? '') : formatFieldDate(deliveryDate),
  };
}

type Composed = 'offered' | 'isEquivalent' | 'leadTimeDays' | 'deliveryDate';
const COMPOSED: ReadonlySet<LineName> = new Set<Composed>(['offered', 'isEquivalent', 'leadTimeDays', 'deliveryDate']);
// filter() does not narrow the type of the names.
const PLAIN = lineNames.filter((name) => !COMPOSED.has(name)) as Exclude<LineName, Composed>[];

/**
 * Merges stored rows into the rows of the current order, whose names and quantities may have changed and whose lines
 * may have been added or removed.
 */
export function restoreRows(stored: readonly GridRow[], current: readonly GridRow[]): GridRow[] {
  const groups = Map.groupBy(current, (row) => row['orderItemId']);
  return [...groups].flatMap(([orderItemId, rows]) => {
    const answers = stored.filter((row) => row['orderItemId'] === orderItemId);
    // Every line has a row; its name and asked quantity come from the current order.
    const { name = '', asked = '' }: Partial<Record<string, string>> = rows[0] ?? {};
    // Both operands are rows of string cells.
    return answers.length > 0 ? answers.map((row) => ({ ...row, name, asked }) as GridRow) : rows;
  });
}

/** Whether no cell of the row is filled in. */
export function isUnanswered(row: GridRow): boolean {
  return EDITABLE_CELLS.every((cell) => (row[cell] ?? '').trim() === '');
}

/** The filled cells of a row, for comparison with a version saved elsewhere. */
export function typedCells(row: GridRow): Record<string, string> {
  if (isUnanswered(row)) return {};
  return Object.fromEntries(
    ['name', ...EDITABLE_CELLS].map((cell) => [cell, row[cell] ?? ''] as const).filter(([, text]) => text !== ''),
  );
}

/** Uses empty values for unreadable cells; `typed` collects their problems. */
export function toItemDraft(row: GridRow, index: number, typed: Typed): BidItemDraft {
  const lead = readLead(row['lead'] ?? '');
  if (!lead.ok) typed.problem(`lines.${index}.lead`, lead.message);
  return {
    ...(row.id !== '' && { id: row.id }),
    orderItemId: row['orderItemId'] ?? '',
    // Object.fromEntries() widens the names to string.
    ...(Object.fromEntries(
      PLAIN.map((name) => {
        const key = cellKey(name);
        return [name, cellValue(BID_LINE_FIELDS[name], `lines.${index}.${key}`, row[key], typed)];
      }),
    ) as Pick<BidItemDraft, (typeof PLAIN)[number]>),
    offered: row['offered'] !== 'no',
    isEquivalent: row['isEquivalent'] === 'yes',
    leadTimeDays: lead.ok ? lead.days : null,
    deliveryDate: lead.ok ? lead.date : null,
  };
}

type Lead =
  | { readonly ok: true; readonly days: number | null; readonly date: string | null }
  | { readonly ok: false; readonly message: string };

/** Reads the days until delivery (`10`, `10 дн.`, `2 weeks`) or the day of delivery (`2.12.2026`). */
export function readLead(text: string): Lead {
  if (text.trim() === '') return { ok: true, days: null, date: null };
  const date = parseTypedDay(text);
  if (date !== null) return { ok: true, days: null, date };
  const [, number, weeks] =
    /^(\d{1,3})\s*(?:(?:раб\S*\s*)?(?:д|дн|дня|дней|день|d|days?)\.?|(н|нед|недел[иья]|недель|w|weeks?)\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const days = Number(number) * (weeks === undefined ? 1 : 7);
  if (number === undefined || days > MAX_DAYS) return { ok: false, message: m.bid_editor_lead_wrong() };
  return { ok: true, days, date: null };
}

/** Limit of the contract. */
const MAX_DAYS = 730;

/** The cell keeps the typed text. */
export function readLeadCell(text: string): CellReading {
  const lead = readLead(text);
  return lead.ok ? { ok: true, text: text.trim() } : lead;
}
