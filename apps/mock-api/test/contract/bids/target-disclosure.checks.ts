import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../suite/client.ts';

const { as } = checks('bids');

const orderId = 'ord_bearings';
const params = { orderId, bidId: 'bid_bearings_bearing' };
const body = { total: '345831.99', lines: 2 };

as('buyer', 'disclosing exact targets to a supplier only adds a history entry', async (buyer) => {
  const { body: before } = await buyer.ok('getBid', params);
  const { body: event } = await buyer.ok('recordTargetDisclosure', { ...params, body });
  expect(event).toMatchObject({
    action: 'bid.disclose_target',
    actor: { id: 'usr_buyer' },
    entity: { type: 'bid', id: params.bidId },
    changes: [
      { path: '/targetTotal', from: null, to: '345831.99' },
      { path: '/targetLines', from: null, to: '2' },
    ],
  });
  const { data } = (await buyer.ok('listOrderAudit', { orderId, bidId: params.bidId, limit: 1 })).body;
  expect(data).toEqual([event]);
  expect((await buyer.ok('getBid', params)).body).toEqual(before);
});

as('buyer', 'disclosing exact targets is recorded once per idempotency key', async (buyer) => {
  const headers = keyed();
  const first = await buyer.send('recordTargetDisclosure', { params, body, headers });
  const second = await buyer.send('recordTargetDisclosure', { params, body, headers });
  expect(second.body).toEqual(first.body);
  const { data } = (await buyer.ok('listOrderAudit', { orderId, action: ['bid.disclose_target'] })).body;
  expect(data).toHaveLength(1);
});

as('buyer', 'disclosing nothing, or to a bid that is not submitted or not the caller’s, is refused', async (buyer) => {
  const nothing = await buyer.refused('recordTargetDisclosure', { ...params, body: { total: null, lines: 0 } }, 422);
  expect(nothing.errors).toMatchObject([{ pointer: '/total', code: 'required' }]);
  expect((await client().send('recordTargetDisclosure', { params, body })).status).toBe(401);
  await (await signedIn('empty')).refused('recordTargetDisclosure', { ...params, body }, 404);
  const { body: bid } = await buyer.ok('getBid', params);
  await buyer.ok('withdrawBid', { ...params, ifMatch: etag(bid), body: { reason: 'Отозвано поставщиком' } });
  await buyer.refused('recordTargetDisclosure', { ...params, body }, 409, 'bid_not_submitted');
  const { data } = (await buyer.ok('listBids', { orderId: 'ord_cable' })).body;
  const decided = { orderId: 'ord_cable', bidId: data[0]?.id ?? '', body };
  await buyer.refused('recordTargetDisclosure', decided, 409, 'order_not_open');
});
