/** All code reads bids through `order-bids.ts`, the one place that hides what a party may not see yet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const READS = /\.bids\s*\.(?:where\(\s*'\w+'|all\()/;

/** Files of a folder, with their text. */
const filesIn = (folder: string) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(SRC, folder, name), 'utf8') }));

it('only order-bids reads the bids of an order', () => {
  const readers = ['resources', 'pipeline', 'control'].flatMap(filesIn).filter(({ text }) => READS.test(text));
  expect(readers.map(({ name }) => name)).toEqual(['resources/bids/order-bids.ts']);
});
