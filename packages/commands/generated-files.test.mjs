import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { differences, digests } from './generated-files.mjs';

it('names files that came, went or changed', () => {
  const folder = mkdtempSync(`${tmpdir()}/generated-`);
  for (const name of ['changed', 'gone', 'same']) writeFileSync(`${folder}/${name}`, name);
  const before = digests(folder);
  writeFileSync(`${folder}/changed`, 'otherwise');
  writeFileSync(`${folder}/came`, '');
  rmSync(`${folder}/gone`);
  expect(differences(before, digests(folder))).toEqual(['came', 'changed', 'gone']);
  expect(differences(before, before)).toEqual([]);
  rmSync(folder, { recursive: true });
});
