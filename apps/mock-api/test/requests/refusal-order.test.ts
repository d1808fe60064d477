/** A request with every error is refused for the first one; corrected step by step, it is refused for the next. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LooseRequest } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';

const BEST: LooseRequest = { body: {}, headers: { 'if-match': '"1"', 'idempotency-key': randomUUID() } };
const WORST: LooseRequest = {
  params: { orderId: 'ord_unknown' },
  body: '{"nonsense": ',
  headers: { 'idempotency-key': 'x' },
};

async function publish(caller: ContractClient, wanted: LooseRequest): Promise<string> {
  const { status, body } = await caller.send('publishOrder', wanted);
  const { code, message } = body as { code: string; message: string };
  return status === 402 ? `402 ${message}` : `${status} ${code}`;
}

const COMPLETE = {
  title: 'Перчатки',
  items: [{ name: 'Перчатки хлопковые', quantity: '100' }],
  submissionDeadline: '2026-12-20T12:00:00Z',
  delivery: { address: 'Москва, Складочная ул., 1' },
};

async function draft(caller: ContractClient): Promise<Record<string, string>> {
  return { orderId: (await caller.ok('createOrder', { body: COMPLETE })).body.id };
}

it('checks in the order 401, 403, 400, 460, 400, 404, 402, 428, 412, 409, 422, 402', async () => {
  const anonymous = client();
  expect(await publish(anonymous, WORST)).toBe('401 unauthorized');
  expect(await publish((await signedIn('no-phone')).with({ actAs: 'usr_buyer' }), WORST)).toBe(
    '403 impersonation_forbidden',
  );
  expect(await publish(await signedIn('no-phone'), WORST)).toBe('400 malformed_json');
  const readable = { ...WORST, body: { nonsense: true } };
  expect(await publish(await signedIn('no-phone'), readable)).toBe('460 phone_required');

  const trial = await signedIn('trial');
  const draftAddress = await draft(trial);
  await trial.advance('P10D');
  expect(await publish(trial, readable)).toBe('400 invalid_header');
  const keyed = { ...readable, headers: { 'idempotency-key': randomUUID() } };
  expect(await publish(trial, keyed)).toBe('404 not_found');
  expect(await publish(trial, { ...keyed, params: draftAddress })).toBe('402 TRIAL_EXPIRED');

  const spent = await signedIn('credits-expired');
  const wrong = { ...keyed, params: await draft(spent) };
  expect(await publish(spent, wrong)).toBe('428 precondition_required');
  expect(await publish(spent, { ...wrong, headers: { ...keyed.headers, 'if-match': 'one' } })).toBe(
    '400 invalid_header',
  );
  expect(await publish(spent, { ...wrong, headers: { ...keyed.headers, 'if-match': '"9"' } })).toBe('412 stale');
  const buyer = await signedIn('buyer');
  const { version } = (await buyer.ok('getOrder', { orderId: 'ord_paper' })).body;
  const current = { ...keyed.headers, 'if-match': `"${version}"` };
  expect(await publish(buyer, { ...wrong, params: { orderId: 'ord_paper' }, headers: current })).toBe(
    '409 order_not_draft',
  );
  expect(await publish(spent, { ...BEST, params: wrong.params, body: { nonsense: true } })).toBe('422 invalid');
  expect(await publish(spent, { ...BEST, params: wrong.params })).toBe('402 CREDITS_EXPIRED');
});

it('replays the first answer for a key and refuses the key for another request', async () => {
  const buyer = await signedIn('buyer');
  const attempt = { body: COMPLETE, idempotencyKey: randomUUID() };
  const first = await buyer.ok('createOrder', attempt);
  const again = await buyer.ok('createOrder', attempt);
  expect(again.body).toEqual(first.body);
  expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true', etag: first.headers['etag'] });
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  const other = { ...attempt, body: { ...COMPLETE, title: 'Другое' } };
  await buyer.refused('createOrder', other, 422, 'idempotency_key_reused');

  // Keys are per user and expire after a day.
  const empty = await buyer.signIn('empty');
  expect((await empty.ok('createOrder', attempt)).body.id).not.toBe(first.body.id);
  await buyer.advance('PT24H');
  expect((await buyer.ok('createOrder', other)).body.id).not.toBe(first.body.id);
});

it('does not store refusals for replay', async () => {
  const buyer = await signedIn('buyer');
  const idempotencyKey = randomUUID();
  await buyer.refused('createOrder', { body: { title: 'x'.repeat(201) }, idempotencyKey }, 422);
  await buyer.ok('createOrder', { body: COMPLETE, idempotencyKey });
});
