/**
 * Checks readings of prices against the file's own sums: price × quantity gives the sums of lines, these give the totals.
 * Floating-point numbers are exact enough to compare; the figures of the result are calculated as decimals.
 */
import { type VatMode, vatPercent } from '@zakupki/procurement/money/vat';
import { VAT_RATES, type VatRate } from '@zakupki/procurement/money/vat-rates';
import type { MoneyColumn } from '../prices/money-columns.ts';

/** The price of a row in one unit, and its quantity in that unit. */
export type CheckedRow = {
  readonly row: number;
  readonly unitPrice: number;
  readonly quantity: number | null;
  /** a second possible quantity: of the contents of packs, or of packs */
  readonly otherQuantity: number | null;
  /** half of the last digit in which the price is written, in the unit */
  readonly rounding: number;
  /** percent of the row; null when not stated */
  readonly vatPercent: number | null;
  readonly delivery: number;
};

type Relation = {
  /** what the sums include beside price × quantity */
  readonly kind: 'same' | 'with_vat' | 'without_vat';
  readonly hasDelivery: boolean;
  /** the rate that explains the sums when none is stated */
  readonly rate: VatRate | null;
};

export type TotalCheck = {
  readonly total: MoneyColumn;
  readonly relation: Relation;
  /** rows whose sum follows from price and quantity */
  readonly explained: ReadonlySet<number>;
  /** rows whose sum does not */
  readonly differing: ReadonlySet<number>;
};

const KOPECK = 0.0101;
/** Share of rows that must agree for the others to count as mistakes of the file. */
const MOST = 0.5;

const isNear = (a: number, b: number, rounding: number) => Math.abs(a - b) <= rounding + 1e-9 * Math.abs(b);

type Modes = {
  readonly price: VatMode | null;
  readonly rate: VatRate | null;
};

const HIGHEST_FIRST = VAT_RATES.filter((rate) => rate !== 'none').toReversed();
const CHARGED = VAT_RATES.filter((rate) => Number(vatPercent(rate)) > 0);

function relationsOf(total: MoneyColumn, { price, rate }: Modes, hasRates: boolean, hasDelivery: boolean): Relation[] {
  const rates: readonly (VatRate | null)[] =
    hasRates || rate !== null || total.vatRate !== null ? [null] : CHARGED.toReversed();
  const withVat = price !== 'included' && total.vatMode !== 'excluded' ? (['with_vat'] as const) : [];
  const withoutVat = price !== 'excluded' && total.vatMode !== 'included' ? (['without_vat'] as const) : [];
  const isSame = price === null || total.vatMode === null || price === total.vatMode;
  const kinds: Relation[] = [
    ...(isSame ? [{ kind: 'same' as const, rate: null }] : []),
    ...[...withVat, ...withoutVat].flatMap((kind) => rates.map((one) => ({ kind, rate: one }))),
  ].map((one) => ({ ...one, hasDelivery: false }));
  return hasDelivery ? [...kinds, ...kinds.map((one) => ({ ...one, hasDelivery: true }))] : kinds;
}

/** The relation that explains most sums of a column; null when no row has both figures. */
export function checkTotal(
  rows: readonly CheckedRow[],
  total: MoneyColumn,
  modes: Modes,
  factor: number,
): TotalCheck | null {
  const stated = rows.flatMap((row) => {
    const cell = total.cells.get(row.row);
    return cell && row.quantity !== null
      ? [{ row, sum: Number(cell.value) * Number(cell.factor ?? factor), digits: shownDigits(cell.value) }]
      : [];
  });
  if (stated.length === 0) return null;
  const hasRates = rows.some(({ vatPercent: percent }) => percent !== null);
  const hasDelivery = rows.some(({ delivery }) => delivery > 0);
  const stateRate = modes.rate ?? total.vatRate;
  let best: TotalCheck | null = null;
  for (const relation of relationsOf(total, modes, hasRates, hasDelivery)) {
    const explained = new Set<number>();
    for (const { row, sum, digits } of stated) {
      const percent = row.vatPercent ?? Number(vatPercent(relation.rate ?? stateRate ?? '0'));
      const charge =
        relation.kind === 'with_vat'
          ? 1 + percent / 100
          : relation.kind === 'without_vat'
            ? 1 / (1 + percent / 100)
            : 1;
      // A sum in thousands is written with fewer digits than kopecks.
      const cut = Math.max(KOPECK, 0.51 * factor * 10 ** -digits);
      const fits = [row.quantity, row.otherQuantity].some((quantity) => {
        if (quantity === null) return false;
        const goods = row.unitPrice * quantity * charge + (relation.hasDelivery ? row.delivery : 0);
        return isNear(goods, sum, cut + row.rounding * quantity * charge);
      });
      if (fits) explained.add(row.row);
    }
    if (best === null || explained.size > best.explained.size) {
      const differing = new Set(stated.flatMap(({ row: { row } }) => (explained.has(row) ? [] : [row])));
      best = { total, relation, explained, differing };
    }
  }
  return best;
}

/** Fraction digits with which a number is written; sums of money have two at least. */
const shownDigits = (value: string) => Math.max(2, value.split('.')[1]?.length ?? 0);

export type Fit = 'explained' | 'partly' | 'contradicted' | 'unchecked';

export function fitOf(checks: readonly TotalCheck[]): Fit {
  if (checks.length === 0) return 'unchecked';
  const share = ({ explained, differing }: TotalCheck) => explained.size / (explained.size + differing.size);
  const best = Math.max(...checks.map(share));
  return best === 1 ? 'explained' : best >= MOST ? 'partly' : 'contradicted';
}

/** The same ratio of stated sums to price × quantity in every row, such as 0.01 for prices per 100; null when it varies. */
export function commonRatio(rows: readonly CheckedRow[], total: MoneyColumn, factor: number): number | null {
  const ratios = rows.flatMap(({ row, unitPrice, quantity }) => {
    const cell = total.cells.get(row);
    const goods = unitPrice * (quantity ?? 0);
    return cell && goods > 0 ? [(Number(cell.value) * Number(cell.factor ?? factor)) / goods] : [];
  });
  const [first] = ratios;
  if (first === undefined || first <= 0) return null;
  return ratios.every((ratio) => Math.abs(ratio / first - 1) < 0.002) ? first : null;
}

/** Rows whose sum is at another exchange rate than those of most rows. */
export function rowsAtOtherRates(rows: readonly CheckedRow[], total: MoneyColumn): number[] {
  const rated = rows.flatMap(({ row, unitPrice, quantity, rounding }) => {
    const sum = Number(total.cells.get(row)?.value ?? Number.NaN);
    const goods = unitPrice * (quantity ?? 0);
    return sum > 0 && goods > 0 ? [{ row, rate: sum / goods, share: rounding / unitPrice }] : [];
  });
  const middle = rated.map(({ rate }) => rate).toSorted((a, b) => a - b)[Math.floor(rated.length / 2)];
  if (middle === undefined) return [];
  return rated.flatMap(({ row, rate, share }) =>
    Math.abs(rate / middle - 1) > RATE_ROUNDING + 2 * share ? [row] : [],
  );
}
const RATE_ROUNDING = 0.002;

/** Whether a stated total is the sum of the lines, with or without VAT and delivery. */
export function equalsTotal(
  sum: number,
  stated: readonly number[],
  percents: readonly number[],
  delivery: number,
): boolean {
  const charges = [1, ...percents.flatMap((percent) => [1 + percent / 100, 1 / (1 + percent / 100)])];
  return stated.some((amount) =>
    charges.some(
      (charge) => isNear(sum * charge, amount, 1) || (delivery > 0 && isNear(sum * charge + delivery, amount, 1)),
    ),
  );
}

/** The rate by which prices with and without VAT differ in every row; null when there is none. */
export function rateBetween(net: readonly number[], gross: readonly number[]): VatRate | null {
  const has = (rate: VatRate) =>
    net.every(
      (price, at) => Math.abs(price * (1 + Number(vatPercent(rate)) / 100) - (gross[at] ?? 0)) <= 0.0051 + price * 1e-4,
    );
  return net.length > 0 && net.length === gross.length ? (CHARGED.find(has) ?? null) : null;
}

/** The standard rate that gives an amount of VAT for a line sum without or with it; null for none. */
export function rateOfAmount(vat: number, sum: number, mode: VatMode | null): { rate: VatRate; mode: VatMode } | null {
  const modes: readonly VatMode[] = mode === null ? ['excluded', 'included'] : [mode];
  for (const one of modes)
    for (const rate of HIGHEST_FIRST) {
      const percent = Number(rate);
      const charge = one === 'excluded' ? percent / 100 : percent / (100 + percent);
      if (isNear(sum * charge, vat, KOPECK + sum * 1e-6)) return { rate, mode: one };
    }
  return null;
}
