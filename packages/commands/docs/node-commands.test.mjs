import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { documents } from './links.mjs';

/** The README allows Node 20, which reads no TypeScript; pnpm runs the Node of the workspace. */
const BARE = /(?<!exec )\bnode (?:--?\S+ )*[\w./@-]+\.ts\b/g;

it('commands of the documents run TypeScript on the Node of the workspace', () => {
  const bare = documents(ROOT)
    .filter((file) => !file.startsWith('docs/decisions/'))
    .flatMap((file) => (readFileSync(ROOT + file, 'utf8').match(BARE) ?? []).map((command) => `${file}: ${command}`));
  expect(bare).toEqual([]);
});
