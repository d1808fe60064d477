/** A short run of `pnpm fuzz`, and the faults that it must report. */
import { expect, test } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { faultsOf } from './answers.ts';
import { fuzz } from './fuzz.ts';

test('a few runs pass, and every operation succeeds (E1, E3, E7)', EXHAUSTIVE, async () => {
  const { answers, faults } = await fuzz({ server: createApp({ maxWorlds: 500 }), seconds: 60, seed: 1, runs: 2 });
  expect(faults).toEqual([]);
  const unreached = [...answers].filter(([, counts]) => ![...counts.keys()].some((status) => status < 300));
  expect(unreached).toEqual([]);
});

const answer = (status: number, body: unknown) => ({ status, body, headers: {} });
const owners = () => new Map([['ord_paper', 'buyer']]);

test.each([
  ['a list with a record of another person', {}, answer(200, { data: [{ id: 'ord_paper' }] })],
  ['an answer about a record of another person', { params: { orderId: 'ord_paper' } }, answer(204, undefined)],
  ['a refusal that names a record of another person', {}, answer(409, { current: { orderId: 'ord_paper' } })],
  ['a stack', {}, answer(500, { message: 'TypeError: x\n    at run (node:internal/x:1:2)' })],
  ['a path of the machine', {}, answer(400, { message: 'ENOENT: /srv/app/node_modules/x' })],
])('%s is a fault', (_, request, given) => {
  expect(faultsOf(owners(), 'trial', request, given)).toHaveLength(1);
});

test('records of the caller, and any records for an administrator, are not faults', () => {
  const list = answer(200, { data: [{ id: 'ord_paper' }] });
  expect(faultsOf(owners(), 'buyer', {}, list)).toEqual([]);
  expect(faultsOf(owners(), 'admin', {}, list)).toEqual([]);
});
