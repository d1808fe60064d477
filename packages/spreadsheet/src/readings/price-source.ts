/** Where the price of a row comes from: its cell, and the steps to a price per unit. */
import { type Decimal, divide } from '@zakupki/procurement/decimals/decimal';
import { convertQuantity } from '@zakupki/procurement/units/units';
import type { NamedCurrency } from '../words/currency-forms.ts';
import { isPack, type PriceUnit } from '../words/pack.ts';
import type { AmountCell } from '../prices/amount-cell.ts';
import type { CheckedRow } from './judge.ts';
import type { MoneyColumn } from '../prices/money-columns.ts';
import { discountFor } from '../prices/notes.ts';
import { ANY_QUANTITY, tierFor } from '../headings/price-kinds.ts';
import {
  countOf,
  type DiscountBy,
  type Hypothesis,
  type HypothesisRow,
  type Modifiers,
  percentOf,
  PIECE,
  type PriceChoice,
  type PriceFor,
} from './hypothesis.ts';

/** The cell that a row's price is read from, and the steps to a price per unit. */
export type PriceSource = {
  readonly column: MoneyColumn;
  readonly cell: AmountCell;
  readonly factor: Decimal;
  /** percent */
  readonly discount: Decimal | null;
  /** subtracted from the price */
  readonly less: Decimal | null;
  /** divides the price: a quantity in the unit of the line */
  readonly base: Decimal | null;
  /** the unit of the price from its heading or cell */
  readonly per: PriceUnit | null;
  readonly currency: NamedCurrency | null;
  readonly tier: { readonly at: number; readonly isOutside: boolean } | null;
};

/** Where the price of a row comes from; null when it has none. */
export function sourceOf(
  { choice, discountBy, per: priceFor }: Hypothesis,
  { row, quantity, asked, orderUnit, counted }: HypothesisRow,
  modifiers: Modifiers,
): PriceSource | null {
  const { notes, discount, discountMoney, base, packs, currencies } = modifiers;
  const isPer = priceFor === 'stated';
  const money = discountMoney?.cells.get(row);
  const isTiered = choice.columns.length > 1;
  const at = isTiered
    ? tierFor(
        choice.columns.map(({ tier }) => tier ?? ANY_QUANTITY),
        quantity ?? asked ?? 0,
      )
    : 0;
  const chosen = choice.columns[at < 0 ? nearestTier(choice, quantity ?? asked ?? 0) : at];
  const column = chosen?.empty.has(row) && choice.usual?.cells.has(row) ? choice.usual : chosen;
  const cell = column?.cells.get(row);
  // A percentage is no price.
  if (!column || !cell || cell.isPercent) return null;
  const percent =
    discountBy === 'percent'
      ? (percentOf(discount?.cells.get(row)) ?? (discount === null ? discountFor(notes, row) : null))
      : null;
  const pack = priceFor === 'pack' && cell.per === null ? packs?.byRow.get(row) : undefined;
  const named = cell.per ?? column.per ?? (pack === undefined ? null : packOf(pack));
  const per = named ?? ofCounted(counted, priceFor);
  const own = isPer ? ((column.isPerBatch ? base?.batches : base?.byRow)?.get(row) ?? null) : null;
  const divisor =
    own !== null ? inUnit(own, orderUnit) : isPer && named === null && notes.per !== null ? perCount(notes.per) : null;
  return {
    column,
    cell,
    factor: cell.factor ?? column.factor ?? notes.factor ?? '1',
    discount: percent,
    less: lessOf(money, discountBy, quantity),
    base: divisor === '1' ? null : divisor,
    per:
      isPer ||
      priceFor === 'counted' ||
      pack !== undefined ||
      cell.per !== null ||
      per === null ||
      countOf(per) === null
        ? per
        : null,
    currency:
      cell.currency ??
      currencies.get(row) ??
      column.currency ??
      (column.kind === 'plain' ? null : modifiers.sibling) ??
      notes.currency,
    tier: isTiered ? { at: Math.max(0, choice.columns.indexOf(column)), isOutside: at < 0 } : null,
  };
}

/** A price beside thousands of pieces is for a thousand or for one. */
const ofCounted = (counted: string | null, priceFor: PriceFor): PriceUnit | null =>
  counted === null ? null : { unitCode: priceFor === 'counted' ? counted : PIECE, contents: null };
const packOf = (quantity: Decimal): PriceUnit => ({ unitCode: 'XPK', contents: { quantity, unitCode: null } });

function lessOf(money: AmountCell | undefined, by: DiscountBy, quantity: number | null): Decimal | null {
  if (money === undefined || (by !== 'unit' && by !== 'line')) return null;
  return by === 'unit' ? money.value : quantity === null ? null : divide(money.value, String(quantity), 12);
}

const perCount = (per: PriceUnit): Decimal | null => {
  const count = countOf(per);
  return count === null ? null : String(count);
};

const inUnit = (
  { quantity, unitCode }: { readonly quantity: Decimal; readonly unitCode: string | null },
  unit: string | null,
): Decimal =>
  unitCode === null || unit === null || unitCode === unit
    ? quantity
    : (convertQuantity(quantity, unitCode, unit) ?? quantity);

/** The tier below which a quantity is too small for all, or above which it is too large. */
function nearestTier({ columns }: PriceChoice, quantity: number): number {
  const distances = columns.map(({ tier }) =>
    Math.min(Math.abs((tier?.from ?? 0) - quantity), Math.abs((tier?.to ?? Infinity) - quantity)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The row as the judge checks it. */
export function checkedRow(
  source: PriceSource,
  row: HypothesisRow,
  { vatPercent, delivery, per: priceFor }: Pick<CheckedRow, 'vatPercent' | 'delivery'> & Pick<Hypothesis, 'per'>,
): CheckedRow {
  const { cell, factor, discount, less, base, per } = source;
  const pack = per === null ? null : contentIn(per, row.orderUnit);
  const count = per === null || per.contents !== null ? null : countOf(per);
  // A quantity in the unit of the price needs no division.
  const divisor =
    (base === null ? 1 : Number(base)) *
    (count !== null && row.quantityUnit !== per?.unitCode ? count : 1) *
    (pack ?? 1);
  const inPacks = row.quantity === null || pack === null ? null : row.quantity * pack;
  const countsPacks = inPacks !== null && isOfPacks(row, inPacks);
  const scale = (Number(factor) * (1 - Number(discount ?? '0') / 100)) / divisor;
  const digits = Math.max(2, cell.value.split('.')[1]?.length ?? 0);
  return {
    row: row.row,
    unitPrice:
      (Number(cell.value) * Number(factor) - Number(less ?? '0')) * ((1 - Number(discount ?? '0') / 100) / divisor),
    quantity: countsPacks ? inPacks : row.quantity,
    // The asked number of units is no number of packs, unless the file itself prices packs.
    otherQuantity: countsPacks ? row.quantity : priceFor === 'pack' && row.quantity === row.asked ? null : inPacks,
    rounding: 0.5 * 10 ** -digits * scale,
    vatPercent,
    delivery,
  };
}

/** Content of a pack in the unit of the order's line; null for no pack, and for a content that does not convert. */
function contentIn({ contents }: PriceUnit, orderUnit: string | null): number | null {
  if (contents === null) return null;
  const { quantity, unitCode } = contents;
  if (unitCode === null || orderUnit === null || unitCode === orderUnit) return Number(quantity);
  const converted = convertQuantity(quantity, unitCode, orderUnit);
  return converted === null ? null : Number(converted);
}

/** Whether a quantity counts packs: by its unit, or because the asked quantity is nearer to their contents. */
function isOfPacks({ quantity, asked, quantityUnit }: HypothesisRow, inPacks: number): boolean {
  if (quantityUnit !== null && isPack(quantityUnit)) return true;
  return quantity !== null && asked !== null && Math.abs(inPacks - asked) < Math.abs(quantity - asked);
}
