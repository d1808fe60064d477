import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { caseFaults, CASES, SECURITY } from './security-cases.mjs';

it('every case of the checklist is in a title of each test that the document names', () => {
  expect(caseFaults(ROOT, readFileSync(ROOT + SECURITY, 'utf8'))).toEqual([]);
});

it('names a missing row, a missing test, and a test without the case', () => {
  const root = `${mkdtempSync(`${tmpdir()}/cases-`)}/`;
  writeFileSync(`${root}a.test.ts`, "it('clears both keys (A4, A5)', () => {});\n// (A6)\n");
  const row = (/** @type {string} */ name) => {
    if (name === 'A1') return '';
    if (name === 'A2') return '| A2 a case | none |';
    if (name === 'A3') return '| A3 a case | [decided](decisions/0001-x.md) |';
    return `| ${name} a case | \`a.test.ts\` |`;
  };
  const text = CASES.map(row).join('\n');
  const faults = caseFaults(root, text);
  expect(faults.slice(0, 3)).toEqual(['A1 has 0 rows', 'A2 has no test', 'A6 is in no title of a.test.ts']);
  expect(faults.some((fault) => /^A[345] /.test(fault))).toBe(false);
  rmSync(root, { recursive: true });
});
