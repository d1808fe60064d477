/** Cells that name a pack and its content: "бухта 305 м", "15 уп по 10 шт". */
import { type PriceUnit, readPack } from '../words/pack.ts';
import { readUnitCell } from '../cells/cell-values.ts';
import type { LineReader } from '../table/line-reader.ts';
import { type Cell, cellText, valueCell } from '../cells/sheet.ts';

/** "15 уп по 10 шт" is 15 packs: the content of a pack is read separately. */
export function packless(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const pack = readPack(cell);
  return pack?.contents ? (/^\s*[\d\s.,]+\p{L}+/u.exec(cell)?.[0] ?? cell) : cell;
}

/** "уп", "упак. 100 шт", "уп/50". */
export function unitOfCell(reader: LineReader): PriceUnit | null {
  const cell = valueCell(reader.cell('unit'));
  const text = cellText(cell);
  const pack = text === '' ? null : readPack(text);
  if (pack?.contents) return pack;
  const code = reader.read('unit', readUnitCell);
  return code === null ? null : { unitCode: code, contents: null };
}

/** The pack of a unit or quantity cell in its own words, without the number of packs; null when no content is stated. */
export function packWords(reader: LineReader): string | null {
  const texts = [reader.cell('unit'), reader.cell('quantity')].map((cell) => cellText(valueCell(cell)));
  const found = texts.find((text) => readPack(text)?.contents);
  return found === undefined ? null : found.replace(/^[\d\s.,]+(?=\p{L})/u, '');
}
