/** Counts elements of XML without parsing it, so that malformed, nested or endless input costs no extra time. */

/** Number of shared texts, cells and rows. Each costs a reader many times its bytes. */
export interface ElementCounts {
  texts: number;
  cells: number;
  rows: number;
}

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
/** Characters that end the name of an element: `>`, `/`, whitespace. */
const NAME_ENDS: ReadonlySet<number | undefined> = new Set([0x3e, 0x2f, 0x20, 0x09, 0x0a, 0x0d]);
/** Bytes compared of a name, including its prefix. */
const LOOKED_AT = 64;

/** Adds the elements of one part to the counts. */
export function countElements(xml: Uint8Array, counts: ElementCounts): void {
  for (let at = xml.indexOf(OPENING); at >= 0; at = xml.indexOf(OPENING, at + 1)) {
    let start = at + 1;
    let end = start;
    while (end - at < LOOKED_AT && end < xml.length && !NAME_ENDS.has(xml[end])) {
      if (xml[end] === PREFIX_END) start = end + 1;
      end += 1;
    }
    if (end - start > LONGEST_NAME || !FIRST_LETTERS.has(xml[start])) continue;
    const counted = COUNTED.get(String.fromCharCode(...xml.subarray(start, end)));
    if (counted) counts[counted] += 1;
  }
}
