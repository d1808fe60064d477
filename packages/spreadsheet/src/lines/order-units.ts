/** Units of an order's lines: in the heading of the quantities, and of ceiling prices. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { convertQuantity } from '@zakupki/procurement/units/units';
import { PIECE } from '../readings/hypothesis.ts';
import type { PriceUnit } from '../words/pack.ts';

/** Reads the unit from "Кол-во, шт", "Qty (pcs)", "Объём, м3". */
export function unitInHeading(heading: string | null): string | null {
  const [, after = ''] = /[,(]\s*([^,()]{1,20})\)?\s*$/u.exec(heading ?? '') ?? [];
  return after === '' ? null : readAnyUnit(after);
}

/** "12 тыс. шт" beside "шт" counts thousands; "15 уп" beside "шт" is left to the column of units. */
export function unitOfLine(cell: string | null, named: string | null): string | null {
  const isSameKind = cell !== null && named !== null && convertQuantity('1', named, cell) !== null;
  return isSameKind ? named : (cell ?? named);
}

/**
 * Units of a line in the unit of its ceiling price: 1000 for "за т" beside kilograms, 0.001 for "за шт" beside thousands.
 * Null when they do not convert.
 */
export function unitsPerPrice({ unitCode, contents }: PriceUnit, unit: string | null): Decimal | null {
  const line = unit ?? PIECE;
  if (unitCode === line) return '1';
  if (contents === null) return convertQuantity('1', unitCode, line);
  return contents.unitCode === null || contents.unitCode === line
    ? contents.quantity
    : convertQuantity(contents.quantity, contents.unitCode, line);
}
