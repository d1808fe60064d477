import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { MUTANTS } from './mutants.mjs';

test('every mutant of the security cases changes code that exists', () => {
  const stale = MUTANTS.filter(
    ({ file, from, to }) => from === to || !readFileSync(`${ROOT}${file}`, 'utf8').includes(from),
  );
  expect(stale.map(({ does }) => does)).toEqual([]);
});
