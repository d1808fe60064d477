import { expect, it } from 'vitest';
import { licenseProblems } from './licenses.mjs';

const policy = { allowed: ['MIT', 'MIT OR CC0-1.0'], exceptions: { '@team/binary': 'MIT according to its file' } };

/** @param {import('./licenses.mjs').Component['licenses']} licenses */
const problems = (licenses, group = '@team', name = 'tool') =>
  licenseProblems({ components: [{ group, name, version: '1.2.3', ...(licenses && { licenses }) }] }, policy);

it('accepts listed licences and expressions', () => {
  expect(problems([{ license: { id: 'MIT' } }])).toEqual([]);
  expect(problems([{ expression: '(MIT OR CC0-1.0)' }])).toEqual([]);
});

it('names the package, its licence and what to do', () => {
  expect(problems([{ license: { id: 'AGPL-3.0-only' } }])).toEqual([
    expect.stringMatching(
      /^@team\/tool@1\.2\.3 has the licence AGPL-3\.0-only, which is not allowed\. Replace .*licenses\.json/,
    ),
  ]);
  expect(problems([{ expression: 'MIT AND GPL-3.0-only' }])).toHaveLength(1);
  expect(problems([{ license: { id: 'MIT' } }, { license: { name: 'Custom' } }])).toHaveLength(1);
});

it('refuses a package without a licence unless it is an exception', () => {
  expect(problems(undefined)).toEqual([expect.stringContaining('has no licence')]);
  expect(problems([])).toHaveLength(1);
  expect(problems(undefined, '@team', 'binary')).toEqual([]);
});
