import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');

/** Messages are functions of `m`; no code builds their names at run time. */
const USE = /\bm\.(\w+)/gu;

it('the product uses every message', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: APP, exclude: ['src/i18n/paraglide/**'] });
  const used = new Set(
    sources.flatMap((path) => Array.from(readFileSync(join(APP, path), 'utf8').matchAll(USE), ([, key]) => key)),
  );
  const keys = globSync('messages/*/en.json', { cwd: APP }).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(APP, path), 'utf8')) as object),
  );
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});
