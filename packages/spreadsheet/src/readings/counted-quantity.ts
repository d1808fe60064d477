/** Quantities in hundreds or thousands of pieces: "Кол-во, тыс. шт" above 12, or "12 тыс. шт". */
import { convertQuantity } from '@zakupki/procurement/units/units';
import { type HypothesisRow, PIECE } from './hypothesis.ts';

type StatedQuantity = {
  readonly quantity: number | null;
  /** the unit that the cell of the quantity or its heading names */
  readonly named: string | null;
  /** the unit in its own column */
  readonly unit: string | null;
};

type Counted = Pick<HypothesisRow, 'quantity' | 'quantityUnit' | 'counted'>;

/**
 * The quantity in pieces where its heading or cell counts several. Where a column of units counts as many, it names the
 * unit of the line, so that the price is for it.
 */
export function countedQuantity({ quantity, named, unit }: StatedQuantity): Counted {
  const count = named === null || unit === named ? 1 : Number(convertQuantity('1', named, PIECE) ?? '1');
  return quantity !== null && count > 1
    ? { quantity: quantity * count, quantityUnit: PIECE, counted: named }
    : { quantity, quantityUnit: named ?? unit, counted: null };
}
