/** Counts elements of XML without parsing it, so that malformed, nested or endless input costs no extra time. */
import { MAX_PLACES } from '../cells/limits.ts';

/** Number of shared texts, cells and rows. Each costs a reader many times its bytes. */
export type ElementCounts = {
  texts: number;
  cells: number;
  rows: number;
  /** places between the first and the last cell of each sheet: readers store the empty ones too */
  places: number;
  /** tags in which another tag begins, so the text is not XML */
  unclosed: number;
};

export const noElements = (): ElementCounts => ({ texts: 0, cells: 0, rows: 0, places: 0, unclosed: 0 });

/** Names without prefix: first Excel's, then OpenDocument's. */
const COUNTED: ReadonlyMap<string, keyof ElementCounts> = new Map([
  ['si', 'texts'],
  ['c', 'cells'],
  ['row', 'rows'],
  ['table-cell', 'cells'],
  ['covered-table-cell', 'cells'],
  ['table-row', 'rows'],
]);
const LONGEST_NAME = Math.max(...Array.from(COUNTED.keys(), (name) => name.length));
const FIRST_LETTERS = new Set<number | undefined>(Array.from(COUNTED.keys(), (name) => name.charCodeAt(0)));

const OPENING = 0x3c;
const PREFIX_END = 0x3a;
/** Characters that end the name of an element: `>`, `/`, `<`, whitespace. */
const NAME_ENDS: ReadonlySet<number | undefined> = new Set([0x3e, 0x2f, OPENING, 0x20, 0x09, 0x0a, 0x0d]);
/** Bytes compared of a name, including its prefix. */
const LOOKED_AT = 64;

/** Adds the elements of one part to the counts. */
export function countElements(xml: Uint8Array, counts: ElementCounts): void {
  let lastRow = 0;
  let lastColumn = 0;
  for (let at = xml.indexOf(OPENING); at >= 0; at = xml.indexOf(OPENING, at + 1)) {
    let start = at + 1;
    let end = start;
    while (end - at < LOOKED_AT && end < xml.length && !NAME_ENDS.has(xml[end])) {
      if (xml[end] === PREFIX_END) start = end + 1;
      end += 1;
    }
    if (xml[end] === OPENING) counts.unclosed += 1;
    if (end - start > LONGEST_NAME || !FIRST_LETTERS.has(xml[start])) continue;
    const counted = COUNTED.get(String.fromCharCode(...xml.subarray(start, end)));
    if (!counted) continue;
    counts[counted] += 1;
    if (counted === 'texts') continue;
    const { row, column } = referenceAt(xml, end);
    if (row > lastRow) lastRow = row;
    if (column > lastColumn) lastColumn = column;
  }
  const places = lastRow * lastColumn;
  // The library refuses a larger sheet with a precise error.
  if (places <= MAX_PLACES) counts.places += places;
}

/** ` r="` */
const REFERENCE = [0x20, 0x72, 0x3d, 0x22];
const A = 0x41;
const LETTERS = 26;
const ZERO = 0x30;
/** A little longer than "XFD1048576". */
const LONGEST_REFERENCE = 12;

/** Place of a row or cell, which Excel writes as its first attribute: `<c r="CV200000"`; 0 when it is missing. */
function referenceAt(xml: Uint8Array, end: number): { row: number; column: number } {
  let row = 0;
  let column = 0;
  if (REFERENCE.some((byte, index) => xml[end + index] !== byte)) return { row, column };
  const from = end + REFERENCE.length;
  for (let at = from; at < from + LONGEST_REFERENCE; at += 1) {
    const byte = xml[at] ?? 0;
    if (byte >= A && byte < A + LETTERS) column = column * LETTERS + byte - A + 1;
    else if (byte >= ZERO && byte < ZERO + 10) row = row * 10 + byte - ZERO;
    else break;
  }
  return { row, column };
}
