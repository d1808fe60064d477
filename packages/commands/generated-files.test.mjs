import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { differences, digests } from './generated-files.mjs';
import { CopiedRepository } from './new/copied-repository.mjs';

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

it('follow each save of the contract and of its rules in one process', { tags: ['exhaustive'] }, () => {
  const copy = new CopiedRepository(/^(apps|docs|packages\/(?!api-client|mock-control)[^/]+)$/);
  copy.write(
    'openapi/saves.ts',
    `import { readFileSync, writeFileSync } from 'node:fs';
import { generate } from './generate.ts';
const DOCUMENT = '../packages/api-client/src/generated/document.gen.json';
for (const [file, before, after] of [
  ['problems.yaml', 'E-mail and password do not match', 'First sentence'],
  ['problems.yaml', 'First sentence', 'Second sentence'],
  ['implied-responses.js', "root['x-problems'] = problems", "root['x-problems'] = problems; root['x-rule'] = 'saved'"],
]) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(file + ' lacks ' + before);
  writeFileSync(file, text.replace(before, after));
  await generate(['product']);
  const document = readFileSync(DOCUMENT, 'utf8');
  console.log(['First sentence', 'Second sentence', 'x-rule'].filter((words) => document.includes(words)).join());
}
process.exit();
`,
  );
  expect(copy.run('openapi', 'node', 'saves.ts').trim().split('\n')).toEqual([
    'First sentence',
    'Second sentence',
    'Second sentence,x-rule',
  ]);
  copy.remove();
});
