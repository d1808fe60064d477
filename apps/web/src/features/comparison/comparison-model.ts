/** Layout of the comparison: order of columns and rows. Contains no texts. */
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import type {
  ComparedBid,
  Comparison,
  ComparisonCell,
  ComparisonLot,
  ComparisonLotTotal,
  ComparisonRow,
} from '@zakupki/api-client/schema';
import { compare } from '@zakupki/procurement/decimals/decimal';
import type { ComparisonQuery } from './comparison-query.ts';

const USUAL_TERMS = ['lead', 'valid', 'payment', 'quoted', 'rate', 'delivery', 'minimum', 'warranty'] as const;
export type UsualTerm = (typeof USUAL_TERMS)[number];

type ComparedField = {
  [K in keyof typeof BID_FIELDS]: (typeof BID_FIELDS)[K] extends { isCompared: true } ? K : never;
}[keyof typeof BID_FIELDS];

/** Fields of bids that USUAL_TERMS cover. */
const FIELDS_OF_USUAL_TERMS: ReadonlySet<string> = new Set<ComparedField>([
  'deliveryDays',
  'deliveryTerms',
  'validUntil',
  'payment',
  'deliveryCost',
  'minOrderAmount',
  'warrantyMonths',
]);

/** A usual term, or another compared field of bids. */
export type Term = UsualTerm | ComparedField;

// Object.entries() widens the names to string.
export const TERMS: readonly Term[] = [
  ...USUAL_TERMS,
  ...Object.entries<object>(BID_FIELDS).flatMap(([name, field]) =>
    'isCompared' in field && !FIELDS_OF_USUAL_TERMS.has(name) ? [name as ComparedField] : [],
  ),
];

export type LineEntry = {
  readonly kind: 'line';
  readonly id: string;
  readonly line: ComparisonRow;
  /** By bid id. */
  readonly cells: ReadonlyMap<string, ComparisonCell>;
};

export type LotEntry = {
  readonly kind: 'lot';
  readonly id: string;
  readonly lot: ComparisonLot;
  /** By bid id. */
  readonly totals: ReadonlyMap<string, ComparisonLotTotal>;
};

export type TermEntry = {
  readonly kind: 'term';
  readonly id: string;
  readonly term: Term;
};

export type Entry = TermEntry | LotEntry | LineEntry;

export type ComparisonLayout = {
  /** All bids, best first, hidden ones included. */
  readonly bids: readonly ComparedBid[];
  /** Visible bids, pinned ones first. */
  readonly columns: readonly ComparedBid[];
  /** Number of pinned columns. */
  readonly pinned: number;
  readonly terms: readonly TermEntry[];
  /** Lines, under the headings of their lots. */
  readonly entries: readonly (LotEntry | LineEntry)[];
  /** Rows of the matrix: `entries`, below the terms when the query includes them. */
  readonly rows: readonly Entry[];
  /** All lines, unfiltered. */
  readonly lines: readonly LineEntry[];
};

/** An opened cell, line or supplier is included even if the query filters it out. */
export function layOutComparison(comparison: Comparison, query: ComparisonQuery): ComparisonLayout {
  const bids = comparison.bids.toSorted(byRank);
  const isVisible = ({ id }: ComparedBid) => id === query.opened?.column || !query.hidden.includes(id);
  const isPinned = ({ id }: ComparedBid) => query.pinned.includes(id);
  const visible = bids.filter(isVisible);
  const pinned = visible.filter(isPinned);
  const columns = [...pinned, ...visible.filter((bid) => !isPinned(bid))];

  const lines = comparison.rows.map((line): LineEntry => ({
    kind: 'line',
    id: line.orderItemId,
    line,
    cells: new Map(line.cells.map((cell) => [cell.bidId, cell])),
  }));
  const filteredLines = query.onlyRemarks
    ? lines.filter((entry) => entry.id === query.opened?.row || hasRemarks(entry, columns))
    : lines;
  const terms = termsOf(columns);
  const entries = groupByLot(filteredLines, comparison.lots);
  return {
    bids,
    columns,
    pinned: pinned.length,
    terms,
    entries,
    rows: query.withTerms ? [...terms, ...entries] : entries,
    lines,
  };
}

/** Sorts by rank; unranked bids by competition, coverage and total. */
function byRank(a: ComparedBid, b: ComparedBid): number {
  const unranked = Number.MAX_SAFE_INTEGER;
  return (
    (a.rank ?? unranked) - (b.rank ?? unranked) ||
    Number(b.competes) - Number(a.competes) ||
    compare(b.coverage.quantityPercent, a.coverage.quantityPercent) ||
    compareDefined(a.total, b.total) ||
    a.number - b.number
  );
}

/** Orders decimals, undefined ones last. */
export function compareDefined(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a, b);
}

/** Whether a visible bid answers the line differently from the request, or has an open conflict there. */
function hasRemarks({ cells }: LineEntry, columns: readonly ComparedBid[]): boolean {
  return columns.some(({ id }) => {
    const cell = cells.get(id);
    return (
      cell === undefined ||
      (cell.state !== 'offered' && cell.state !== 'excluded') ||
      cell.worstSeverity !== undefined ||
      cell.quantity !== undefined ||
      cell.unitCode !== undefined ||
      cell.equivalents !== undefined
    );
  });
}

const STATED: Readonly<Partial<Record<Term, (bid: ComparedBid) => unknown>>> = {
  lead: () => true,
  valid: () => true,
  payment: () => true,
  quoted: () => true,
  rate: ({ exchangeRate }) => exchangeRate,
  delivery: ({ deliveryCost }) => deliveryCost,
  minimum: ({ minOrderAmount }) => minOrderAmount,
  warranty: ({ warrantyMonths }) => warrantyMonths,
};

/** The terms that are always shown, and those that some bid states. */
function termsOf(columns: readonly ComparedBid[]): TermEntry[] {
  return TERMS.filter((term) =>
    columns.some((bid) => (STATED[term] ? STATED[term](bid) : bid[term as ComparedField]) !== undefined),
  ).map((term) => ({
    kind: 'term',
    id: `term-${term}`,
    term,
  }));
}

/** Puts lines under the headings of their lots. Lines of an order without lots have no headings. */
function groupByLot(lines: readonly LineEntry[], lots: readonly ComparisonLot[]): (LotEntry | LineEntry)[] {
  if (lots.length === 0) return [...lines];
  const withoutLot = lines.filter(({ line }) => !lots.some(({ key }) => key === line.lotKey));
  return [
    ...lots.flatMap((lot): (LotEntry | LineEntry)[] => {
      const lotLines = lines.filter(({ line }) => line.lotKey === lot.key);
      if (lotLines.length === 0) return [];
      const totals = new Map(lot.totals.map((total) => [total.bidId, total]));
      return [{ kind: 'lot', id: `lot-${lot.key}`, lot, totals }, ...lotLines];
    }),
    ...withoutLot,
  ];
}

/** Cheapest first, then offers without a comparable price. */
export function offersTo(entry: LineEntry, bids: readonly ComparedBid[]) {
  return bids
    .flatMap((bid) => {
      const cell = entry.cells.get(bid.id);
      return cell ? [{ bid, cell }] : [];
    })
    .toSorted(
      (a, b) =>
        STATE_ORDER.indexOf(a.cell.state) - STATE_ORDER.indexOf(b.cell.state) ||
        compareDefined(a.cell.unitPriceNormalized, b.cell.unitPriceNormalized),
    );
}

const STATE_ORDER: readonly ComparisonCell['state'][] = [
  'offered',
  'excluded',
  'incomparable',
  'equivalent',
  'declined',
  'missing',
];
