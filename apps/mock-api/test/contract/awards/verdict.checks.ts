/** Whether an order can be awarded, as lists say it and as the preview of the award finds it. */
import { checks, expect } from '../suite/checks.ts';

const { as } = checks('awards');

as('buyer', 'an order says whether its best bid can be awarded, as the preview does', async (buyer) => {
  const { body: list } = await buyer.ok('listOrders', { status: ['evaluation'], perPage: 100 });
  const decided = list.data.filter(({ summary }) => summary?.bestBidId);
  const found = await Promise.all(
    decided.map(async ({ id: orderId, summary }) => {
      const { awardCriteria } = (await buyer.ok('getOrder', { orderId })).body;
      const single = { mode: 'single' as const, bidId: summary?.bestBidId ?? '' };
      const body = awardCriteria === 'lowest_total' ? single : { mode: 'lowest_per_line' as const };
      return [orderId, (await buyer.ok('previewAward', { orderId, body })).body.canAward];
    }),
  );
  expect(decided.map(({ id, isAwardable }) => [id, isAwardable])).toEqual(found);
  // One of them has blockers of other bids only.
  expect(decided.some(({ isAwardable, counts }) => isAwardable && counts.blockers > 0)).toBe(true);
  const { body: overview } = await buyer.ok('getOrdersOverview', {});
  expect(overview.readyToAward.every(({ isAwardable }) => isAwardable)).toBe(true);
  expect(overview.blockers.some(({ isAwardable }) => isAwardable)).toBe(false);
});
