import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');

/** Messages are functions of `m`, and no code looks them up by a name made at run time. */
const USE = /\bm\.(\w+)/gu;

it('every message is used', () => {
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
