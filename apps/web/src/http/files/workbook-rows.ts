import { unzipPart } from '@zakupki/spreadsheet/libraries/fflate';

export type RowCounter = {
  readonly push: (chunk: Uint8Array) => void;
  /** Rows so far, without the heading. */
  readonly rows: () => number;
};

const SHEET = 'xl/worksheets/sheet1.xml';
const ROW = /<row[ >]/g;
/** The longest part of a tag that may be split between two chunks. */
const CARRY_LENGTH = '<row '.length - 1;

/** Counts the rows of the first sheet, unzipping the workbook as it arrives. */
export function workbookCounter(): RowCounter {
  let rows = 0;
  let carried = '';
  const text = new TextDecoder();
  const push = unzipPart(SHEET, (data, isLast) => {
    const piece = carried + text.decode(data, { stream: !isLast });
    rows += piece.match(ROW)?.length ?? 0;
    // Shorter than a tag, so none is counted twice.
    carried = piece.slice(-CARRY_LENGTH);
  });
  return { push, rows: () => Math.max(0, rows - 1) };
}
