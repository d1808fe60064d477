/** Fifty suppliers submit around the deadline: a bid counts exactly when it was accepted before the deadline. */
import { expect, test } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { asInvited, tender } from '../contract/invitations/invited.ts';
import { client } from '../contract/suite/client.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

const SUPPLIERS = 50;
const DEADLINE = '2026-11-16T12:00:00Z';

test('each bid accepted before the deadline counts, and none after it', EXHAUSTIVE, async () => {
  const worlds = new Worlds(buildSeed());
  const buyer = await client(createApp({ worlds })).signIn('buyer');
  const setClock = (at: number) => worlds.run(buyer.session.world, ({ clock }) => clock.set(at));
  const recipients = Array.from({ length: SUPPLIERS }, (_, index) => ({
    email: `s${index}@many.example`,
    company: `ООО «Поставщик ${index}»`,
  }));
  const { body: sent } = await buyer.ok('createInvitations', { ...tender, body: { recipients } });
  const ready = await Promise.all(
    sent.data.map(async ({ id }) => {
      const supplier = await asInvited(buyer, id);
      const body = { validUntil: '2026-12-31', items: [{ orderItemId: 'itm_tender_1', unitPrice: '700' }] };
      const { body: bid, headers } = await supplier.ok('createBid', { ...tender, body });
      const ifMatch = headers['etag'] ?? '';
      return () => supplier.call('submitBid', { ...tender, bidId: bid.id, ifMatch, body: {} });
    }),
  );

  await setClock(Date.parse(DEADLINE) - 1000);
  const early = ready.slice(0, SUPPLIERS / 2).map((submit) => submit());
  // The deadline passes while these requests are under way.
  const passed = Promise.race(early).then(() => setClock(Date.parse(DEADLINE)));
  const late = passed.then(() => Promise.all(ready.slice(SUPPLIERS / 2).map((submit) => submit())));
  const answers = [...(await Promise.all(early)), ...(await late)];

  const accepted = answers.flatMap(({ status, body }) =>
    status === 200 ? [(body as { bid: { id: string; submittedAt: string } }).bid] : [],
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThanOrEqual(SUPPLIERS / 2);
  expect(new Set(refused.map(({ body }) => (body as { code: string }).code))).toEqual(new Set(['bidding_closed']));
  for (const { submittedAt } of accepted) expect(Date.parse(submittedAt)).toBeLessThan(Date.parse(DEADLINE));
  const { body: listed } = await buyer.ok('listBids', { ...tender, perPage: 100 });
  const inOrder = listed.data.filter(({ id }) => id !== 'bid_tender_krepmarket').map(({ id }) => id);
  expect(inOrder.toSorted()).toEqual(accepted.map(({ id }) => id).toSorted());
});
