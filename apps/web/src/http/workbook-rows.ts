import { Unzip, UnzipInflate } from 'fflate';

export interface RowCounter {
  /** Takes the next piece. */
  readonly push: (chunk: Uint8Array) => void;
  /** Rows so far, the headings not counted. */
  readonly rows: () => number;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const ROW = /<row[ >]/g;
/** The longest piece of a tag that may come with the one before. */
const CARRIED = '<row '.length - 1;

/** Counts the rows of the first sheet of a workbook, unpacking it on its way. */
export function workbookCounter(): RowCounter {
  let rows = 0;
  let carried = '';
  const text = new TextDecoder();
  const zip = new Unzip((file) => {
    if (file.name !== SHEET) return;
    file.ondata = (_, data, isLast) => {
      const piece = carried + text.decode(data, { stream: !isLast });
      rows += piece.match(ROW)?.length ?? 0;
      // Too short for a tag that was counted already.
      carried = piece.slice(-CARRIED);
    };
    file.start();
  });
  zip.register(UnzipInflate);
  return { push: (chunk) => zip.push(chunk), rows: () => Math.max(0, rows - 1) };
}
