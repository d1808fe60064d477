/** Real quotes: each file of the folder has its result next to it, written by `vitest run -u` and then reviewed. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { BidImport } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { cellText } from '../../src/cells/sheet.ts';
import { OFFICE, ORDER } from '../order.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/quotes');
const FILES = readdirSync(FOLDER).filter((name) => extname(name) !== '.json');

/** The quotes for the order of office supplies; the others are for the fasteners. */
const OFFICE_QUOTES = new Set([
  'english-eur-excluded.xlsx',
  'mail-table.txt',
  'messenger.txt',
  'old-program.csv',
  'pack-price-no-vat.xlsx',
  'terms-on-second-sheet.xlsx',
  'two-rows-for-a-line.xlsx',
]);

const sourceOf = (name: string) => readFile(readFileSync(join(FOLDER, name)));

async function read(name: string): Promise<BidImport> {
  const order = OFFICE_QUOTES.has(name) ? OFFICE : ORDER;
  return importBid(await sourceOf(name), { lang: 'en', order, isFile: true, today: '2026-11-22' });
}

/** Summary of what was read. */
const shown = ({ bidDraft, facts, matches, issues }: BidImport) => ({
  bidDraft,
  facts: facts.map(({ row, message, isDoubtful }) => `${row ?? 'totals'} · ${message}${isDoubtful ? ' · check' : ''}`),
  matches: matches.map(
    ({ row, orderItemId, confidence, isDoubtful, candidates }) =>
      `${row} → ${orderItemId ?? `none of ${candidates.length}`} · ${confidence}${isDoubtful ? ' · check' : ''}`,
  ),
  issues: issues.map(({ severity, code, row, value }) =>
    [severity, code, row === null ? '' : `row ${row}`, value ?? ''].filter(Boolean).join(' · '),
  ),
});

test.each(FILES)('%s', async (name) => {
  const result = `${JSON.stringify(shown(await read(name)), null, 2)}\n`;
  await expect(result).toMatchFileSnapshot(join(FOLDER, `${basename(name, extname(name))}.gen.json`));
});

test.each(FILES)('%s: every filled row is a line, a fact, or reported as left out', async (name) => {
  const { sheets } = await sourceOf(name);
  const { mapping, matches, facts, issues, bidDraft } = await read(name);
  const rows = sheets.find((sheet) => sheet.name === mapping.sheet)?.rows ?? [];
  const taken = new Set(bidDraft.items?.map(({ orderItemId }) => orderItemId));
  const lines = matches.flatMap(({ row, orderItemId }) => (orderItemId && taken.has(orderItemId) ? [row] : []));
  const reported = [...facts, ...issues].flatMap(({ row }) => row ?? []);
  const accounted = new Set([...lines, ...reported]);
  const { headerTop, headerRow } = mapping;
  const isHeading = (row: number) => headerTop !== null && headerRow !== null && row >= headerTop && row <= headerRow;
  const unreported = rows.flatMap((row, at) =>
    row.some((cell) => /[\p{L}\d]/u.test(cellText(cell))) && !isHeading(at + 1) && !accounted.has(at + 1)
      ? [at + 1]
      : [],
  );
  expect(unreported).toEqual([]);
});
