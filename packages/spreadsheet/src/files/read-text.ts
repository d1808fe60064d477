/** Text to a sheet: what separates its columns is found out, a letter's lines are taken apart. */
import Papa from 'papaparse';
import { fieldOfHeading, type ImportField } from '../columns/fields.ts';
import { MAX_COLUMNS, MAX_ROWS, UnreadableError } from './limits.ts';
import { PROSE_FIELDS, readProse } from './prose.ts';
import { isBlank, type Row, type Sheet, widthOf } from '../sheets/sheet.ts';

export interface TextSheet extends Sheet {
  /** what its columns hold, where that follows from the way it was taken apart */
  readonly fields: readonly ImportField[] | null;
  /** the lines as they were written, where they were taken apart */
  readonly written: readonly string[] | null;
}

/** @throws UnreadableError */
export function readText(text: string): TextSheet {
  const plain = text.replace(/^\uFEFF/u, '');
  if (plain.trim() === '') throw new UnreadableError('empty');
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/iu.test(plain)) throw new UnreadableError('web_page');
  const { rows, fields } = takenApart(plain);
  const end = rows.findLastIndex((row) => !isBlank(row)) + 1;
  const kept = rows.slice(0, end);
  if (kept.length > MAX_ROWS)
    throw new UnreadableError('too_many_rows', { sheet: '', rows: kept.length, limit: MAX_ROWS });
  const columns = widthOf(kept);
  if (columns > MAX_COLUMNS) throw new UnreadableError('too_many_columns', { sheet: '', columns, limit: MAX_COLUMNS });
  return {
    name: null,
    isHidden: false,
    rows: kept,
    lost: [],
    merges: [],
    fields,
    written: fields && plain.split(/\r\n|\r|\n/u),
  };
}

/** Lines that tell how a block is built; what follows them is built alike. */
const SAMPLE = 200;
const SEPARATORS = ['\t', ';', '|', ','] as const;

function takenApart(text: string): { rows: Row[]; fields: TextSheet['fields'] } {
  const separator = separatorOf(text);
  if (separator !== null) return { rows: separated(text, separator), fields: null };
  const lines = text.split(/\r\n|\r|\n/u);
  const filled = lines.filter((line) => line.trim() !== '');
  const columns = lines.map((line) => line.trim().split(/\s{2,}|\s*\|\s*/u));
  const aligned = columns.filter((cells) => cells.length > 1).length;
  if (aligned > 1 && aligned >= filled.length * 0.6) return { rows: columns, fields: null };
  const prose = lines.map((line) => readProse(line.replaceAll(/\s+/gu, ' ')));
  if (prose.some((cells) => cells !== null)) return ofProse(lines, prose);
  return { rows: lines.map((line) => [line.trim()]), fields: null };
}

/** Lines of a letter in columns; the last ones are left away where no line has anything in them. */
function ofProse(lines: readonly string[], prose: readonly (string[] | null)[]): ReturnType<typeof takenApart> {
  const isUsed = (at: number) => at < ALWAYS || prose.some((cells) => (cells?.[at] ?? '') !== '');
  const used = PROSE_FIELDS.map((_, at) => at).filter(isUsed);
  const rows = lines.map((line, at) => {
    const cells = prose[at] ?? ['', line.trim()];
    return used.map((column) => cells[column] ?? '');
  });
  return { rows, fields: used.flatMap((at) => PROSE_FIELDS[at] ?? []) };
}

/** Columns every letter is taken apart into. */
const ALWAYS = 5;

/** What separates columns: a sign that most lines have equally often, or that stands between two headings. */
function separatorOf(text: string): string | null {
  // A quoted cell may hold line ends; as a sample that does not matter.
  const lines = text
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  for (const separator of SEPARATORS) {
    const isHeading = (line: string) =>
      line.split(separator).filter((cell) => fieldOfHeading(unquoted(cell))).length >= 2 &&
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

/** A sentence has commas too; the heading of a table is followed by lines with as many. */
function isTable(heading: string, lines: readonly string[]): boolean {
  const commas = heading.split(',').length;
  const alike = lines.filter((line) => line.split(',').length >= commas).length;
  return !/[.!]\s*$/u.test(heading) && (alike > 1 || lines.length === 1);
}

const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/u, '$1');

function separated(text: string, delimiter: string): Row[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  // Tables in letters begin and end their lines with the bar; rules between rows are of dashes.
  if (delimiter !== '|') return data;
  return data.map((cells) => {
    const inner = cells.map((cell) => (/^\s*:?[-=+]{2,}:?\s*$/u.test(cell) ? '' : cell.trim()));
    return inner[0] === '' && inner.length > 2 ? inner.slice(1, inner.at(-1) === '' ? -1 : undefined) : inner;
  });
}
