import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { asInvited, tender } from './invited.ts';

const { as, describe } = checks('awards');

const PRICES = ['700', '900', '360', '700', '60'];
const QUANTITIES = ['400', '120', '300', '150', '720'];

/** Two suppliers bid, and the cheaper one, КрепМаркет, gets everything. */
async function award(buyer: ContractClient, notify?: { ranks: boolean }) {
  const loser = await asInvited(buyer, 'inv_tender_tara');
  const items = PRICES.map((unitPrice, index) => ({ orderItemId: `itm_tender_${index + 1}`, unitPrice }));
  const { body: draft } = await loser.ok('createBid', { ...tender, body: { items, validUntil: '2026-12-31' } });
  await loser.ok('submitBid', { ...tender, bidId: draft.id, ifMatch: '*', body: {} });
  await buyer.advance('P15D');
  const { body: won } = await buyer.ok('getBid', { ...tender, bidId: 'bid_tender_krepmarket' });
  const allocations = won.items.map((line, index) => ({
    orderItemId: line.orderItemId ?? '',
    bidId: won.id,
    bidItemId: line.id,
    quantity: QUANTITIES[index] ?? '',
  }));
  const body = { allocations, justification: 'Лучшая цена', ...(notify && { notify }) };
  await buyer.ok('awardOrder', { ...tender, ifMatch: '*', body });
  const letters = (await buyer.outbox()).filter(({ subject }) => /выбрано|Закупка завершена/.test(subject));
  return letters.toSorted((a, b) => a.to.localeCompare(b.to));
}

describe('notices of an award', () => {
  as('buyer', 'go to every supplier who submitted a bid and name no other supplier', async (buyer) => {
    const letters = await award(buyer);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['opt@krepmarket.example', 'Ваше предложение выбрано: «Тара и упаковка для склада»'],
      ['supplier@demo.test', 'Закупка завершена: «Тара и упаковка для склада»'],
    ]);
    expect(letters[1]?.text).not.toMatch(/КрепМаркет|Место|632/);
  });

  as('buyer', 'state the supplier’s rank when the buyer chooses so', async (buyer) => {
    const [, lost] = await award(buyer, { ranks: true });
    expect(lost?.text).toContain('Место вашего предложения: 2.');
  });
});
