/** Where the quantity and the VAT rate of an offer come from. */
import { type Decimal, divide, strip } from '@zakupki/procurement/decimals/decimal';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import type { ImportField } from '../headings/fields.ts';
import { shownValue } from '../cells/issue.ts';
import type { Figure, Step } from './figure.ts';
import type { LineReader } from '../table/line-reader.ts';
import { cellText } from '../cells/sheet.ts';

type Found = {
  /** the field of the column */
  readonly of: ImportField;
} & Pick<Figure, 'row' | 'field' | 'value' | 'steps'>;

/** None for a field without a column, or an empty cell. */
function figureOf(reader: LineReader, { of, ...figure }: Found): Figure[] {
  const column = reader.columnOf(of);
  return column === null || !reader.has(of)
    ? []
    : [{ ...figure, column, written: shownValue(cellText(reader.cell(of))) }];
}

/**
 * The price of one unit, where the price is for several: "17 per 100 → 0.17 each".
 * @param count units that the price is for; null for one
 */
export const eachFigures = (figures: readonly Figure[], count: Decimal | null): Figure[] =>
  figures.map((figure) => {
    if (count === null || count === '1') return figure;
    const params = { before: figure.value, count, after: strip(divide(figure.value, count, 10)) };
    return { ...figure, steps: [...figure.steps, { code: 'per', params }] };
  });

/**
 * @param value the quantity of the draft; null when it is the asked one
 * @param pack units in the unit of the price, such as 100
 */
export function quantityFigures(
  reader: LineReader,
  found: { row: number; value: Decimal | null; isGiven: boolean; pack: Decimal | null },
): Figure[] {
  const { row, value, isGiven, pack } = found;
  if (value === null) return [];
  if (!isGiven) {
    const steps: Step[] = [{ code: 'minimum', params: { after: value } }];
    return figureOf(reader, { row, of: 'minQuantity', field: 'quantity', value, steps });
  }
  const before = /\d[\d\s.,]*/u.exec(cellText(reader.cell('quantity')))?.[0].trim() ?? '';
  const isSame = Number(before.replaceAll(/\s/gu, '').replace(',', '.')) === Number(value);
  const steps: Step[] =
    isSame || pack === null ? [] : [{ code: 'divided', params: { before, count: pack, after: value } }];
  return figureOf(reader, { row, of: 'quantity', field: 'quantity', value, steps });
}

/** The rate of a cell, or the rate that an amount of VAT shows. */
export function rateFigures(reader: LineReader, row: number, rate: VatRate | null): Figure[] {
  if (rate === null) return [];
  const steps: Step[] = [{ code: 'of_vat', params: { rate } }];
  const ofAmount = figureOf(reader, { row, of: 'vatAmount', field: 'vatRate', value: rate, steps });
  const ofRate = figureOf(reader, { row, of: 'vatRate', field: 'vatRate', value: rate, steps: [] });
  return ofRate.length > 0 ? ofRate : ofAmount;
}
