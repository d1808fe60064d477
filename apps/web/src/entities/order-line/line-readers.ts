/** Parsers of grid cells: numbers, units, rates and days as people and spreadsheets write them. */
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import { m } from '#messages';
import { formatFieldDate, parseTypedDay } from '../../format/date/typed-day.ts';
import { parseTypedNumber } from '../../format/number/typed-number.ts';
import type { CellReading } from '../../ui/line-grid/grid-column.ts';

/** Checks that the text is a number and leaves it as typed. */
export function numberReader(fractionDigits: number): (text: string) => CellReading {
  return (text) => {
    const reading = parseTypedNumber(text, { fractionDigits });
    return reading.ok ? { ok: true, text: text.trim() } : reading;
  };
}

/** By code, symbol or name: `шт`, `H87`, `pcs`. */
export function readUnitCell(text: string): CellReading {
  return readAnyUnit(text) === null ? { ok: false, message: m.validation_unit() } : { ok: true, text: text.trim() };
}

/** `22 %`, `без НДС` */
export function readVatCell(text: string): CellReading {
  const rate = readVatRate(text);
  return rate === null ? { ok: false, message: m.validation_form() } : { ok: true, text: rate };
}

/** Converts to the notation of the current language. */
export function readDayCell(text: string): CellReading {
  const day = parseTypedDay(text);
  return day === null ? { ok: false, message: m.validation_date() } : { ok: true, text: formatFieldDate(day) };
}
