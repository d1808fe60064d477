/** The outcome of one reading: its prices, and whether they explain the sums of the file. */
import { type VatMode, vatPercent } from '@zakupki/procurement/money/vat';
import type { Hypothesis } from './hypothesis.ts';
import { checkedRow, type PriceSource, sourceOf } from './price-source.ts';
import {
  type CheckedRow,
  checkTotal,
  equalsTotal,
  type Fit,
  fitOf,
  rateBetween,
  rateOfAmount,
  type TotalCheck,
} from './judge.ts';
import { costOfLastPrices } from './last-price.ts';
import { currencyIn, type MoneyColumn } from '../prices/money-columns.ts';
import type { Columns } from './evidence.ts';
import type { PricesInput } from './prices-reading.ts';

export type Outcome = {
  readonly hypothesis: Hypothesis;
  readonly sources: ReadonlyMap<number, PriceSource>;
  readonly rows: readonly CheckedRow[];
  readonly checks: readonly TotalCheck[];
  readonly fit: Fit;
  readonly total: number | null;
  readonly equalsTotal: boolean | null;
  readonly score: number;
  /** part of the score that the last prices of the lines give */
  readonly ofLastPrices: number;
  readonly vatMode: VatMode | null;
  readonly isModeOfColumn: boolean;
};

export function outcomeOf(
  hypothesis: Hypothesis,
  input: PricesInput,
  { prices, modifiers, totals, delivery, vat }: Columns,
): Outcome {
  const sources = new Map<number, PriceSource>();
  const rows: CheckedRow[] = [];
  for (const row of input.rows) {
    const source = sourceOf(hypothesis, row, modifiers);
    if (!source) continue;
    sources.set(row.row, source);
    const rate = vat.rates.get(row.row);
    const sumOf = (factorOf: MoneyColumn | null) =>
      Number(factorOf?.cells.get(row.row)?.value ?? 0) * Number(factorOf?.factor ?? input.notes.factor ?? '1');
    const isEach = delivery !== null && (delivery.per !== null || PER_UNIT.test(delivery.heading));
    const isShare = delivery?.cells.get(row.row)?.isPercent ?? false;
    const delivered = isShare ? 0 : sumOf(delivery) * (isEach ? (row.quantity ?? 1) : 1);
    const checked = checkedRow(source, row, {
      vatPercent: rate === undefined ? null : Number(vatPercent(rate)),
      delivery: delivered,
      per: hypothesis.per,
    });
    const amount = vat.amounts?.cells.get(row.row);
    const shared = isShare
      ? { ...checked, delivery: (checked.unitPrice * (row.quantity ?? 0) * sumOf(delivery)) / 100 }
      : checked;
    rows.push(
      amount === undefined
        ? shared
        : { ...shared, vatPercent: percentOfAmount(checked, sumOf(vat.amounts), hypothesis, input) },
    );
  }
  const [column] = hypothesis.choice.columns;
  const ownMode = column?.vatMode ?? modeOfCells([...sources.values()]) ?? siblingMode(column, prices);
  const vatMode = ownMode ?? input.stated.vatMode;
  const rate = column?.vatRate ?? input.stated.vatRate;
  const own = [...sources.values()][0]?.currency ?? null;
  const comparable = totals.filter((total) => currencyIn(total) === null || own === null || currencyIn(total) === own);
  const checks = comparable.flatMap(
    (total) =>
      checkTotal(rows, total, { price: vatMode, rate }, Number(total.factor ?? input.notes.factor ?? '1')) ?? [],
  );
  const fit = fitOf(checks);
  const isWhole = rows.length > 0 && rows.every(({ quantity }) => quantity !== null);
  const total = isWhole ? rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * (quantity ?? 0), 0) : null;
  const percents = [
    ...new Set([
      ...rows.flatMap((row) => row.vatPercent ?? []),
      ...(rate === null ? (vatMode === null ? [22, 20, 10, 7, 5] : [22, 20, 10]) : [Number(vatPercent(rate))]),
    ]),
  ];
  const delivered = rows.reduce((sum, row) => sum + row.delivery, 0);
  const isEqual =
    total === null || input.totals.length === 0 ? null : equalsTotal(total, input.totals, percents, delivered);
  const ofLastPrices = fit === 'explained' ? 0 : costOfLastPrices(rows, sources, input);
  const score =
    hypothesis.cost +
    ofLastPrices +
    ({ explained: -8, partly: -6, contradicted: 8, unchecked: 0 } as const)[fit] +
    (isEqual === null ? 0 : isEqual ? -3 : 2);
  return {
    hypothesis,
    sources,
    rows,
    checks,
    fit,
    total,
    equalsTotal: isEqual,
    score,
    ofLastPrices,
    vatMode,
    isModeOfColumn: ownMode !== null,
  };
}

/** "Доставка за ед.", "Freight per unit". */
const PER_UNIT = /(?:(?<!\p{L})(?:за|на|per)|\/)\s*(?:1\s*)?(?:ед|unit|each)/iu;

/** The mode that cells and remarks state for every price; one that only some have is not that of the list. */
const modeOfCells = (sources: readonly PriceSource[]): VatMode | null =>
  sources.every(({ cell }) => cell.vatMode !== null) ? (sources[0]?.cell.vatMode ?? null) : null;

/** "Цена со скидкой" beside "Цена с НДС": the other price columns state the mode. */
function siblingMode(column: MoneyColumn | undefined, prices: readonly MoneyColumn[]): VatMode | null {
  const [only, another] = new Set(prices.flatMap(({ vatMode }) => vatMode ?? []));
  return column?.kind !== 'plain' && another === undefined ? (only ?? null) : null;
}

function percentOfAmount(
  { unitPrice, quantity }: CheckedRow,
  amount: number,
  { choice }: Hypothesis,
  { stated }: PricesInput,
): number | null {
  const mode = choice.columns[0]?.vatMode ?? stated.vatMode;
  const found =
    (quantity === null ? null : rateOfAmount(amount, unitPrice * quantity, mode)) ??
    rateOfAmount(amount, unitPrice, mode);
  return found === null ? null : Number(found.rate);
}

export const figuresOf = ({ total, rows, fit, equalsTotal: isEqual }: Outcome) => ({
  total,
  firstPrice: rows[0]?.unitPrice ?? null,
  equalsTotal: fit === 'explained' || (fit === 'unchecked' && isEqual === true),
});

/** Whether two readings give the same money: the same prices, or prices without and with VAT at one rate. */
export function isSameMoney(a: Outcome, b: Outcome): boolean {
  const [first, second] = [a, b].map(({ rows }) => rows.map(({ unitPrice }) => unitPrice));
  if (!first || !second || a.rows.length !== b.rows.length) return false;
  const [one] = a.sources.values();
  const [two] = b.sources.values();
  if ((one?.currency ?? null) !== (two?.currency ?? null)) return false;
  if (a.vatMode === b.vatMode) return first.every((price, at) => Math.abs(price - (second[at] ?? 0)) < 1e-9);
  return a.vatMode === 'excluded' ? rateBetween(first, second) !== null : rateBetween(second, first) !== null;
}
