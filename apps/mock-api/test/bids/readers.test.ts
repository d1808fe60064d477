/**
 * Bids are read through `order-bids.ts`, the one place that hides what a party may not see yet, and written by
 * `sealed-bids.ts`, which alone knows the tables with sealed content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODEL } from '../../src/model/model.ts';
import { tablesWith } from '@zakupki/mock-engine/world/model';

const SEALED_TABLES = tablesWith(MODEL, 'isSealed');

const SRC = join(import.meta.dirname, '../../src');
const STORE = 'tables/bids/sealed-bids.ts';

/** Files of a folder, with their text. */
const filesIn = (folder: string) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(SRC, folder, name), 'utf8') }));

/** Where records are read and written. */
const code = ['resources', 'tables', 'rules', 'replay', '../../../packages/mock-engine/src'].flatMap(filesIn);

const filesWith = (pattern: RegExp) => code.flatMap(({ name, text }) => (pattern.test(text) ? [name] : []));

it('only order-bids reads the bids of an order', () => {
  const readers = filesWith(/\.bids\s*\.(?:where\(\s*'\w+'|all\()/);
  expect(readers).toEqual(['tables/bids/order-bids.ts', STORE]);
});

it('only the store of sealed bids writes bids', () => {
  expect(filesWith(/\bbids\s*\.(?:put|delete)\(/)).toEqual([STORE]);
  expect(filesWith(/['"`]bids['"`]\s*\]\s*\.(?:put|delete)\(/)).toEqual([]);
});

it('only the store of sealed bids names their tables', () => {
  expect(filesWith(new RegExp(`\\b(?:${SEALED_TABLES.join('|')})\\b`))).toEqual([STORE]);
});

it('only the store of sealed bids makes keys', () => {
  expect(filesWith(/\bnew Key\(/)).toEqual([STORE]);
  expect(filesWith(/\bopeningKey\b/)).toEqual([STORE]);
});

it('only the table of consequences writes what follows from a change', () => {
  const consequences =
    /\b(?:storeRanked|putBidVersion|saveOrderVersion|saveBidDeletion|settleSealedBids|sendToInvited)\(/;
  const callers = filesWith(consequences).filter((name) => name.startsWith('resources/'));
  expect(callers.toSorted()).toEqual([
    'resources/changes/followers.ts',
    'resources/letters/invited.ts',
    'resources/letters/orders.ts',
  ]);
});

it('only the table of consequences enters history, but for what is nothing else', () => {
  const callers = filesWith(/\brecordAudit\(/).filter((name) => name.startsWith('resources/'));
  expect(callers.toSorted()).toEqual([
    'resources/bids/operations/messages.ts',
    'resources/bids/operations/target-disclosures.ts',
    'resources/changes/followers.ts',
  ]);
});
