/** Reads text as a sheet: detects the separator of its columns, or splits the lines of a letter. */
import { csvRows } from '../libraries/papaparse.ts';
import { fieldOfHeading, type ImportField } from '../headings/fields.ts';
import { MAX_COLUMNS, MAX_ROWS, UnreadableError } from '../cells/limits.ts';
import { PROSE_FIELDS, readMailList, readProse } from './prose.ts';
import { isBlank, type Row, type Sheet, widthOf } from '../cells/sheet.ts';
import { supplierFieldOf } from '../headings/supplier-headings.ts';

type TextSheet = {
  /** fields of the columns, when the lines of a letter were split */
  readonly fields: readonly ImportField[] | null;
  /** the original lines, when they were split */
  readonly written: readonly string[] | null;
} & Sheet;

/** What a text lists: decides which words are headings, and how lines without columns are split. */
export type ListKind = 'lines' | 'suppliers';

/** @throws UnreadableError */
export function readText(text: string, kind: ListKind): TextSheet {
  const plain = text.replace(/^\uFEFF/u, '');
  if (plain.trim() === '') throw new UnreadableError('empty');
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/iu.test(plain)) throw new UnreadableError('web_page');
  const { rows, fields } = splitText(plain, kind);
  const end = rows.findLastIndex((row) => !isBlank(row)) + 1;
  const filledRows = rows.slice(0, end);
  if (filledRows.length > MAX_ROWS)
    throw new UnreadableError('too_many_rows', { sheet: '', rows: filledRows.length, limit: MAX_ROWS });
  const columns = widthOf(filledRows);
  if (columns > MAX_COLUMNS) throw new UnreadableError('too_many_columns', { sheet: '', columns, limit: MAX_COLUMNS });
  return {
    name: null,
    isHidden: false,
    rows: filledRows,
    lost: [],
    merges: [],
    fields,
    written: fields && plain.split(/\r\n|\r|\n/u),
  };
}

/** Lines examined to find the structure of a block. */
const SAMPLE = 200;
const SEPARATORS = ['\t', ';', '|', ','] as const;

function splitText(text: string, kind: ListKind): { rows: Row[]; fields: TextSheet['fields'] } {
  const addresses = kind === 'suppliers' ? readMailList(text) : null;
  if (addresses !== null) return { rows: addresses, fields: null };
  const separator = separatorOf(text, kind);
  if (separator !== null) return { rows: separated(text, separator), fields: null };
  const lines = text.split(/\r\n|\r|\n/u);
  const filled = lines.filter((line) => line.trim() !== '');
  const columns = lines.map((line) => line.trim().split(/\s{2,}|\s*\|\s*/u));
  const aligned = columns.filter((cells) => cells.length > 1).length;
  if (aligned > 1 && aligned >= filled.length * 0.6) return { rows: columns, fields: null };
  if (kind === 'suppliers') return { rows: lines.map((line) => [line.trim()]), fields: null };
  const prose = lines.map((line) => readProse(line.replaceAll(/\s+/gu, ' ')));
  if (prose.some((cells) => cells !== null)) return ofProse(lines, prose);
  return { rows: lines.map((line) => [line.trim()]), fields: null };
}

/** Splits the lines of a letter into columns, without the last columns when they are empty. */
function ofProse(lines: readonly string[], prose: readonly (string[] | null)[]): ReturnType<typeof splitText> {
  const isUsed = (at: number) => at < ALWAYS || prose.some((cells) => (cells?.[at] ?? '') !== '');
  const used = PROSE_FIELDS.map((_, at) => at).filter(isUsed);
  const rows = lines.map((line, at) => {
    const cells = prose[at] ?? ['', line.trim()];
    return used.map((column) => cells[column] ?? '');
  });
  return { rows, fields: used.flatMap((at) => PROSE_FIELDS[at] ?? []) };
}

/** Columns that every letter is split into. */
const ALWAYS = 5;

/** Finds the separator: a character that most lines contain equally often, or that separates two headings. */
function separatorOf(text: string, kind: ListKind): string | null {
  // Line ends in quoted cells do not matter for a sample.
  const lines = text
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  for (const separator of SEPARATORS) {
    const isHeading = (line: string) =>
      line.split(separator).filter((cell) => IS_HEADING[kind](unquoted(cell))).length >= 2 &&
      (separator !== ',' || isTable(line, lines));
    if (lines.some(isHeading)) return separator;
    // A comma is a decimal point here, and a semicolon ends a line of a letter.
    if (separator === ',') continue;
    const counts = lines.map((line) => line.replace(/[;|]\s*$/u, '').split(separator).length - 1);
    const has = counts.filter((count) => count > 0).length;
    if (has >= Math.max(1, lines.length * (separator === '\t' ? 0.3 : 0.6))) return separator;
  }
  return null;
}

const IS_HEADING: Readonly<Record<ListKind, (text: string) => boolean>> = {
  lines: (text) => fieldOfHeading(text) !== null,
  suppliers: (text) => supplierFieldOf(text) !== null,
};

/** Sentences contain commas too; the headings of a table are followed by lines with as many. */
function isTable(heading: string, lines: readonly string[]): boolean {
  const commas = heading.split(',').length;
  const alike = lines.filter((line) => line.split(',').length >= commas).length;
  return !/[.!]\s*$/u.test(heading) && (alike > 1 || lines.length === 1);
}

const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/u, '$1');

function separated(text: string, delimiter: string): Row[] {
  const data = csvRows(text, delimiter);
  // Tables in letters begin and end lines with a bar and separate rows with dashes.
  if (delimiter !== '|') return data;
  return data.map((cells) => {
    const inner = cells.map((cell) => (/^\s*:?[-=+]{2,}:?\s*$/u.test(cell) ? '' : cell.trim()));
    return inner[0] === '' && inner.length > 2 ? inner.slice(1, inner.at(-1) === '' ? -1 : undefined) : inner;
  });
}
