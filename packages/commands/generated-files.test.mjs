import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { differences, digests } from './generated-files.mjs';

it('lists added, removed and changed files of all folders (F1)', () => {
  const root = `${mkdtempSync(`${tmpdir()}/generated-`)}/`;
  const all = () => digests(root, ['a', 'b', 'missing']);
  for (const folder of ['a', 'b']) mkdirSync(root + folder);
  for (const name of ['a/changed', 'b/gone', 'a/same']) writeFileSync(root + name, name);
  const before = all();
  writeFileSync(`${root}a/changed`, 'otherwise');
  writeFileSync(`${root}b/came`, '');
  rmSync(`${root}b/gone`);
  expect(differences(before, all())).toEqual(['a/changed', 'b/came', 'b/gone']);
  expect(differences(before, before)).toEqual([]);
  rmSync(root, { recursive: true });
});
