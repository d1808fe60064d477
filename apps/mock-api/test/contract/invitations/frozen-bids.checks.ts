import { etag } from '@zakupki/api-client/operation';
import type { Bid } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { tender } from './invited.ts';
import { addressOf, COMPLETE, draftOf, submit } from './own-bid.ts';

const { as, describe } = checks('bids');

describe('a submitted bid', () => {
  as('supplier', 'takes what is left blank from the order of that day', async (supplier) => {
    const bid = await submit(supplier, await draftOf(supplier, { ...COMPLETE, deliveryCost: '100.00' }));
    const buyer = await supplier.signIn('buyer');
    const { body: order } = await buyer.ok('getOrder', tender);
    const items = order.items.slice(0, 4).map(({ position: _position, changedInRevision: _revision, ...item }) => ({
      ...item,
      quantity: '77',
      unitCode: 'TNE',
      vatRate: '10' as const,
    }));
    const body = { items, vatRateDefault: '10' as const, reason: 'Другие количества' };
    await buyer.ok('updateOrder', { ...tender, ifMatch: etag(order), body });
    const now = (await supplier.ok('getBid', { ...tender, bidId: bid.id })).body;
    const stated = ({ items: lines }: Bid) =>
      lines.map(({ quantity, unitCode, vatRate, computed }) => [quantity, unitCode, vatRate, computed.lineTotal]);
    expect(stated(now)).toEqual(stated(bid).slice(0, 4));
    expect(now.totals.deliveryVatRate).toBe(bid.totals.deliveryVatRate);
    expect(bid.receipt?.gross).toBe(bid.totals.gross);
    expect(now.receipt).toEqual(bid.receipt);
    const { body: seen } = await buyer.ok('getBid', { ...tender, bidId: bid.id });
    expect(stated(seen)).toEqual(stated(now));
    // A copy is a draft of today, its lines stay as quoted.
    const { body: copy } = await supplier.ok('duplicateBid', { ...addressOf(now), body: { as: 'alternative' } });
    expect(stated(copy)).toEqual(stated(now));
  });
});
