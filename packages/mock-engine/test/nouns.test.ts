import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '..');

/** Nouns of procurement and of its product; `order` is also a sequence, `bid` a part of `forbidden`. */
const NOUNS =
  /\b(?:bids?|bidders?|buyers?|suppliers?|tenders?|invitations?|purchase|awards?|credits|trial|subscriptions?|promo|webinars?|impersonat\w*|orders)\b/iu;

it('no file of the engine names anything of procurement', () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== 'nouns.test.ts')
      .map((name) => join(folder, name)),
  );
  const found = files.flatMap((name) =>
    readFileSync(join(ENGINE, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (NOUNS.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
