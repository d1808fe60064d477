import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { allocationDrafts } from './allocation-drafts.ts';

const { as } = checks('awards');

as('buyer', 'an award based on outdated bids is refused', async (buyer) => {
  const id = 'ord_bearings';
  const bid = { orderId: id, bidId: 'bid_bearings_podshipnik' };
  const tried = (await buyer.ok('previewAward', { orderId: id, body: { mode: 'lowest_per_line' } })).body;
  const allocations = allocationDrafts(tried.allocations);
  const { version } = (await buyer.ok('getBid', bid)).body;
  await buyer.ok('updateBid', { ...bid, ifMatch: `"${version}"`, body: { deliveryDays: 10 } });
  const { body: order } = await buyer.ok('getOrder', { orderId: id });
  const decide = (basedOn: string) => ({ orderId: id, ifMatch: etag(order), body: { allocations, basedOn } });
  const stale = await buyer.refused('awardOrder', decide(tried.basedOn), 412);
  expect(stale).toMatchObject({ code: 'stale', current: { id, version: order.version } });
  const again = (await buyer.ok('previewAward', { orderId: id, body: { mode: 'lowest_per_line' } })).body;
  expect(again.basedOn).not.toBe(tried.basedOn);
  expect((await buyer.ok('awardOrder', decide(again.basedOn))).body.allocations).toHaveLength(4);
});
