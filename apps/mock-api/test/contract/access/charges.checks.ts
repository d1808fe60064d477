/** What publishing costs and when it is refused, on orders that the check creates. */
import { keyed, succeeded } from '@zakupki/mock-engine/suite/client';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import type { Order } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { account, type ContractClient, signedIn } from '../suite/client.ts';
import { CAUSES, expectPublishingRefused } from './refused-publishing.ts';
import { readyOrder } from '../sweeps/inputs/own/shared-orders.ts';
import { withCleanup } from '../sweeps/inputs/own/removal.ts';
import { giveCredits, TAGS } from '../sweeps/inputs/own/orders.ts';
import { serves } from '../suite/target.ts';

const TO_PUBLISH = ['createOrder', 'publishOrder'] as const;

/** Credits that each operation which shows them shows. */
async function balances(caller: ContractClient): Promise<number[]> {
  return [
    ...(serves('getAccess') ? [(await caller.ok('getAccess', {})).body.credits.balance] : []),
    ...(serves('getMe') ? [(await caller.ok('getMe', {})).body.access.creditsBalance] : []),
  ];
}

/** The movements of credits about an order. */
async function movementsOf(caller: ContractClient, { id }: Pick<Order, 'id'>) {
  const { data } = (await caller.ok('listCreditTransactions', { perPage: 100 })).body;
  return data.filter(({ order }) => order?.id === id);
}

checks('orders', 'account', TO_PUBLISH).it('publishOrder charges once, and a repeated request nothing', () =>
  withCleanup(async () => {
    const caller = await account();
    await giveCredits(caller);
    const before = await balances(caller);
    if (before.length === 0) throw new NotThere('needs getAccess or getMe, which the server does not serve');
    const [balance = 0] = before;
    if (balance === 0) throw new NotThere('needs an account that has credits for publishing');
    expect(new Set(before).size).toBe(1);
    const draft = await readyOrder(caller, TAGS.empty);
    const request = {
      params: { orderId: draft.body.id },
      body: {},
      headers: { ...keyed(), 'if-match': draft.headers['etag'] ?? '*' },
    };
    const first = succeeded('publishOrder', await caller.send('publishOrder', request));
    const { charge } = first.body as { charge: { credits: number; balanceAfter: number | null } };
    const after = before.map((credits) => credits - charge.credits);
    if (serves('getAccess')) {
      const { costs } = (await caller.ok('getAccess', {})).body;
      expect(charge.credits).toBe(costs['order.publish']);
    }
    if (charge.balanceAfter !== null) expect(charge.balanceAfter).toBe(after[0]);
    expect(await balances(caller)).toEqual(after);
    // The same request again, and another one for the published order.
    expect((await caller.send('publishOrder', request)).headers['idempotency-replayed']).toBe('true');
    const again = { ...request, headers: { ...keyed(), 'if-match': '*' } };
    expect((await caller.send('publishOrder', again)).status).toBe(409);
    expect(await balances(caller)).toEqual(after);
    if (!serves('listCreditTransactions')) return;
    expect(await movementsOf(caller, draft.body)).toMatchObject([
      { type: 'debit', amount: -charge.credits, balanceAfter: after[0] },
    ]);
  }),
);

const { it } = checks('orders', 'people', TO_PUBLISH);

it.each(Object.entries(CAUSES))('publishOrder by %s is refused with the cause of the end of access', (name, cause) =>
  withCleanup(async () => expectPublishingRefused(await signedIn(name), cause)),
);
