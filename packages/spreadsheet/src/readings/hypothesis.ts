/** A reading of the prices of a table: which column, what is applied to it. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { NamedCurrency } from '../words/currency-forms.ts';
import type { PriceUnit } from '../words/pack.ts';
import type { AmountCell } from '../prices/amount-cell.ts';
import { currencyIn, type MoneyColumn } from '../prices/money-columns.ts';
import type { PriceNotes } from '../prices/notes.ts';
import { KIND_COST } from '../headings/price-kinds.ts';

/** A price column, or the tiers of a price. */
export type PriceChoice = {
  readonly id: string;
  readonly columns: readonly MoneyColumn[];
  /** the usual price, where a row has no discounted one */
  readonly usual: MoneyColumn | null;
  readonly cost: number;
  /** whether the prices are calculated from sums of lines */
  readonly isOfSums: boolean;
};

/** Percent, or money per unit or per line. */
export type DiscountBy = 'percent' | 'unit' | 'line' | null;

/**
 * What a price is for: the quantity that a heading, note or column names, a pack, or one unit; beside quantities in
 * thousands of pieces, a thousand (`counted`) or one piece.
 */
export type PriceFor = 'stated' | 'pack' | 'unit' | 'counted' | 'piece';

export type Hypothesis = {
  readonly choice: PriceChoice;
  /** whether the discount of a column or note is subtracted */
  readonly discountBy: DiscountBy;
  readonly per: PriceFor;
  readonly cost: number;
};

/** Columns that change a price, and notes about all prices. */
export type Modifiers = {
  /** the currency that other price columns name, for prices without one */
  readonly sibling: NamedCurrency | null;
  readonly discount: MoneyColumn | null;
  /** with those that another column adds: "Скидка 1", "Скидка 2" */
  readonly discounts: readonly MoneyColumn[];
  /** discounts in money; the heading does not say whether per unit or per line */
  readonly discountMoney: MoneyColumn | null;
  readonly base: BaseQuantities | null;
  readonly packs: Packs | null;
  /** whether quantities are in hundreds or thousands, which their prices may be for */
  readonly isCounted: boolean;
  readonly currencies: ReadonlyMap<number, NamedCurrency>;
  readonly notes: PriceNotes;
};

/** Quantities that prices are for, by row. */
export type BaseQuantities = {
  readonly byRow: ReadonlyMap<number, BaseQuantity>;
  /** of prices for a batch; other prices are not divided by them */
  readonly batches: ReadonlyMap<number, BaseQuantity>;
  /** whether the words may mean one unit as well */
  readonly isDoubtful: boolean;
};

/** Contents of packs, in the unit of the order's line. */
export type Packs = {
  readonly byRow: ReadonlyMap<number, Decimal>;
  /** how much less likely a price per pack is than one per unit; negative where the quantities count packs */
  readonly cost: number;
};

export type BaseQuantity = {
  readonly quantity: Decimal;
  /** null when it counts the unit of the line */
  readonly unitCode: string | null;
};

export type HypothesisRow = {
  readonly row: number;
  /** of the row, or the asked one */
  readonly quantity: number | null;
  /** whether the row states its quantity */
  readonly isOwn: boolean;
  readonly asked: number | null;
  /** with its specification */
  readonly askedName: string | null;
  /** last paid for the unit of the order's line, in its currency */
  readonly lastPrice: number | null;
  readonly quantityUnit: string | null;
  readonly orderUnit: string | null;
  /** the multiple of pieces that a heading or the cell of the quantity counts: "Кол-во, тыс. шт"; `quantity` is in pieces */
  readonly counted: string | null;
};

export function choicesOf(
  prices: readonly MoneyColumn[],
  tiers: readonly MoneyColumn[],
  {
    isOrder,
    currency,
    vatMode,
    isOfSums,
  }: { isOrder: boolean; currency: string | null; vatMode: VatMode | null; isOfSums: boolean },
): PriceChoice[] {
  const filled = prices.filter(({ column, cells }) => !tiers.some((tier) => tier.column === column) && cells.size > 0);
  // The highest price of an order is no offer, even where it is the only one of its row.
  const offers = isOrder ? [] : filled.filter(({ kind, isHidden }) => kind !== 'ceiling' && !isHidden);
  const single = offers.length > 0 ? filled.filter(({ kind }) => kind !== 'ceiling') : filled;
  const hasOwn = single.some((column) => currencyIn(column) === currency);
  const costOf = (column: MoneyColumn) =>
    (isOrder ? (ORDER_COST[column.kind] ?? 1.5) : KIND_COST[column.kind]) +
    (column.isHidden ? 4 : 0) +
    (hasOwn && currencyIn(column) !== null && currencyIn(column) !== currency ? 2 : 0) +
    (vatMode !== null && column.vatMode !== null && column.vatMode !== vatMode ? 0.4 : 0) +
    (vatMode !== null && column.vatMode === null && prices.some((price) => price.vatMode === vatMode) ? 0.2 : 0);
  const usualOf = (column: MoneyColumn) =>
    column.kind !== 'final'
      ? null
      : (single.find(
          (one) =>
            USUAL.has(one.kind) &&
            !one.isHidden &&
            currencyIn(one) === currencyIn(column) &&
            one.vatMode === column.vatMode,
        ) ?? null);
  const most = Math.max(0, ...single.map(({ cells }) => cells.size));
  return [
    ...(tiers.length > 0 ? [{ id: 'tiers', columns: tiers, usual: null, cost: KIND_COST.plain - 0.5, isOfSums }] : []),
    // A column with prices for a few rows only is a remark.
    ...single
      .filter(({ cells }) => cells.size * 3 >= most)
      .map((column) => ({
        id: String(column.column),
        columns: [column],
        usual: usualOf(column),
        cost: costOf(column),
        isOfSums,
      })),
  ];
}

/** Prices that hold where nothing is reduced. */
const USUAL: ReadonlySet<MoneyColumn['kind']> = new Set(['plain', 'list']);

/** An order's list states the highest price first. */
const ORDER_COST: Partial<Record<MoneyColumn['kind'], number>> = {
  ceiling: 0.5,
  cost: 2,
  list: 2,
  wholesale: 2,
  retail: 2.5,
};

export function hypothesesOf(choices: readonly PriceChoice[], modifiers: Modifiers): Hypothesis[] {
  const { discount, discountMoney, notes, base, packs, isCounted, discounts: all } = modifiers;
  const hasDiscount = discount !== null || notes.discount !== null || notes.sections.length > 0;
  // A title without a discount may be below one that has it.
  const isDivided = discount === null && notes.sections.some(({ percent }) => percent === null);
  const hasListPrice = choices.some(({ columns }) => columns.some(({ kind }) => kind !== 'final'));
  return choices.flatMap((choice): Hypothesis[] => {
    const isFinal =
      choices.length > 1 &&
      ((choice.columns.every(({ kind }) => kind === 'final') && hasListPrice) || isReduced(choice, choices, all));
    const isOfBatch = choice.columns.some(({ isPerBatch }) => isPerBatch);
    const isNamed = notes.per !== null || choice.columns.some(({ per }) => per !== null && countOf(per) !== null);
    const hasPer = isNamed || (base !== null && (isOfBatch ? base.batches : base.byRow).size > 0);
    const none = { by: null, cost: isFinal ? 0 : isDivided ? DOUBTFUL : 2 };
    const discounts: { by: DiscountBy; cost: number }[] =
      discountMoney !== null
        ? // Only the sums can tell these apart.
          [
            { by: 'unit', cost: isFinal ? 4 : 0 },
            { by: 'line', cost: isFinal ? 4 : 0.1 },
            { by: null, cost: isFinal ? 0 : 0.2 },
          ]
        : hasDiscount
          ? [{ by: 'percent', cost: isFinal ? 4 : 0 }, none]
          : [{ by: null, cost: 0 }];
    const pers: { per: PriceFor; cost: number }[] = hasPer
      ? [
          { per: 'stated', cost: 0 },
          { per: 'unit', cost: !isNamed && base?.isDoubtful ? DOUBTFUL : 4 },
        ]
      : isCounted && choice.columns.every(({ per }) => per === null)
        ? [...(choice.isOfSums ? [] : [{ per: 'counted' as const, cost: 0 }]), { per: 'piece', cost: DOUBTFUL }]
        : packs !== null && choice.columns.every(({ per }) => per === null)
          ? [
              { per: 'unit', cost: Math.max(0, -packs.cost) },
              { per: 'pack', cost: Math.max(0, packs.cost) },
            ]
          : [{ per: 'unit', cost: 0 }];
    return discounts.flatMap((one) =>
      pers.map(({ per, cost }) => ({ choice, discountBy: one.by, per, cost: choice.cost + one.cost + cost })),
    );
  });
}

/** Whether the prices are those of another column minus the first discount or all, row by row. */
function isReduced(
  { columns: [own] }: PriceChoice,
  choices: readonly PriceChoice[],
  discounts: readonly MoneyColumn[],
): boolean {
  if (!own) return false;
  const shareIn = (row: number, applied: readonly MoneyColumn[]) =>
    applied.reduce((left, { cells }) => left * (1 - Number(percentOf(cells.get(row)) ?? '0') / 100), 1);
  const isFrom = (list: MoneyColumn, applied: readonly MoneyColumn[]) => {
    const rows = [...own.cells].map(([row, { value }]) => ({
      row,
      value: Number(value),
      share: shareIn(row, applied),
    }));
    return (
      rows.some(({ share }) => share < 1) &&
      rows.every(({ row, value, share }) => {
        const full = Number(list.cells.get(row)?.value ?? Number.NaN);
        return Math.abs(full * share - value) <= Math.max(0.011, value * 0.006);
      })
    );
  };
  return choices.some(({ columns }) =>
    columns.some((column) => column !== own && (isFrom(column, discounts.slice(0, 1)) || isFrom(column, discounts))),
  );
}

const COUNTS: Readonly<Record<string, number>> = { DZN: 12, CEN: 100, MIL: 1000 };
/** Pieces in the unit of a price; null when it is a pack without a stated content, or one piece. */
export const countOf = ({ unitCode, contents }: PriceUnit): number | null =>
  contents === null ? (COUNTS[unitCode] ?? null) : Number(contents.quantity);

/** A reading that costs so much more than another is asked about, unless the sums of the file decide. */
const DOUBTFUL = 0.5;

/** The unit of one piece. */
export const PIECE = 'H87';

/** 15 for "15", "15 %" and 0.15 formatted as percent. */
export function percentOf(cell: AmountCell | undefined): Decimal | null {
  if (cell === undefined) return null;
  const value = Number(cell.value);
  if (!cell.isPercent && value > 0 && value < 1) return String(Math.round(value * 1_000_000) / 10_000);
  return value <= 100 ? cell.value : null;
}
