import { zOrderDraft, zSupplierDraft } from '@zakupki/api-client/zod';
import { expect, test } from 'vitest';
import { contractProblems } from './contract-problems.ts';

test('A form names the wrong character of a text and its place, and asks for a value instead of blanks', () => {
  const [wrong] = contractProblems(zOrderDraft, { title: 'Болты \u202E8М' });
  expect(wrong).toMatchObject({ pointer: '/title', isMalformed: false });
  expect(wrong?.message).toMatch(/^U\+202E .* 7: /u);
  const [blank] = contractProblems(zSupplierDraft, { name: '\u3164\u3164' });
  expect(blank?.message).not.toMatch(/U\+/u);
  expect(contractProblems(zOrderDraft, { title: 'נייר 👨\u200D👩 «Болты»' })).toEqual([]);
});
