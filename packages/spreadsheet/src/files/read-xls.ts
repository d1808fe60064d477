/**
 * Workbooks of Excel 97–2003 (.xls) and 5.0/95 to sheets, by SheetJS (docs/decisions/0028);
 * only this file imports it. Formulas are never executed: the stored result is read.
 */
import { type CellObject, read, set_cptable, type WorkSheet } from '@e965/xlsx';
import { MAX_FORMATTED_ROWS, UnreadableError } from '../cells/limits.ts';
import type { LibrarySheet } from '../libraries/hucre/read.ts';
import { sheetOf } from './read-xlsx.ts';
import type { Sheet } from '../cells/sheet.ts';

// Excel 95 stores text in a code page. The platform decodes it, which saves the library's tables of half a megabyte.
const ENCODINGS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  1200: 'utf-16le',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10_007: 'x-mac-cyrillic',
  65_001: 'utf-8',
};
set_cptable(codePages());

/**
 * The sheets of a workbook, in its order.
 * @throws UnreadableError
 */
export function readOldWorkbook(bytes: Uint8Array): Sheet[] {
  const { names, sheets, properties } = opened(bytes);
  return names.map((name, at) => {
    const sheet = sheets[name];
    // 1 is hidden, 2 is hidden from the menus too.
    return sheetOf({ name, hidden: (properties[at]?.Hidden ?? 0) !== 0, ...contentOf(sheet) });
  });
}

function opened(bytes: Uint8Array) {
  try {
    const { SheetNames, Sheets, Workbook } = read(bytes, {
      type: 'array',
      dense: true,
      cellDates: true,
      UTC: true,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      cellStyles: true,
      sheetRows: MAX_FORMATTED_ROWS + 1,
    });
    return { names: SheetNames, sheets: Sheets, properties: Workbook?.Sheets ?? [] };
  } catch (error) {
    const isLocked =
      error instanceof Error && /^File is password-protected|^ECMA-376 Encrypted file with/u.test(error.message);
    throw new UnreadableError(isLocked ? 'encrypted' : 'old_xls');
  }
}

/** The texts that Excel shows for its error codes. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
};

function contentOf(
  sheet: WorkSheet | undefined,
): Pick<LibrarySheet, 'rows' | 'cells' | 'merges' | 'columns' | 'rowDefs'> {
  const cells: NonNullable<LibrarySheet['cells']> = new Map();
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  // Rows and cells that are not stored are holes.
  const rows = Array.from(data, (row, at) =>
    Array.from(row ?? [], (cell, column) => {
      const key = `${at},${column}`;
      if (cell?.t === 'e') cells.set(key, { type: 'error', value: ERRORS[Number(cell.v)] ?? '#N/A' });
      else if (typeof cell?.z === 'string' && cell.z !== 'General')
        cells.set(key, { type: 'number', value: null, style: { numFmt: cell.z } });
      return cell === undefined || cell.t === 'e' || cell.t === 'z' ? null : (cell.v ?? null);
    }),
  );
  const merges = (sheet?.['!merges'] ?? []).map(({ s, e }) => ({
    startRow: s.r,
    startCol: s.c,
    endRow: e.r,
    endCol: e.c,
  }));
  const columns = Array.from(sheet?.['!cols'] ?? [], (column) => ({ hidden: column?.hidden === true }));
  const rowDefs = new Map(Array.from(sheet?.['!rows'] ?? [], (row, at) => [at, { hidden: row?.hidden === true }]));
  return { rows, cells, merges, columns, rowDefs };
}

/** The platform's decoders in the form that the library expects. */
function codePages() {
  const decode = (codePage: number, bytes: Uint8Array | readonly number[]) =>
    new TextDecoder(ENCODINGS[codePage] ?? 'windows-1252').decode(Uint8Array.from(bytes));
  return { utils: { decode } };
}
