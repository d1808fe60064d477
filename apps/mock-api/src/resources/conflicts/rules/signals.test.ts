import { describe, expect, test } from 'vitest';
import { aBid, anOrder, bidsAt, NOW } from '../../../../test/recount/example-order.ts';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { presentSignals } from './signals.ts';

/** `code: bids it is about` of an order with a budget and time enough, unless a test says otherwise. */
const seen = (order: Partial<OrderRecord>, bids: readonly BidRecord[]) =>
  presentSignals(anOrder({ budget: '1000000.00', ...order }), bids, NOW, 'en').map(({ code, bidIds }) => [
    code,
    ...bidIds,
  ]);
/** Bids at these prices for both lines, in these states. */
const withBids = (...offers: readonly [price: string, status: BidRecord['status']][]) =>
  bidsAt(...offers.map(([price]) => [price, price])).map((bid, at) => ({
    ...bid,
    status: offers[at]?.[1] ?? 'submitted',
  }));

describe('signals', () => {
  test.each<[string, Partial<OrderRecord>, BidRecord[], unknown[]]>([
    ['two offers, a budget, time enough', {}, withBids(['10', 'submitted'], ['11', 'submitted']), []],
    ['one offer', {}, withBids(['10', 'submitted']), [['single_bid', 'bid_1']]],
    ['one offer while others may come', { status: 'published' }, withBids(['10', 'submitted']), []],
    ['one offer and a draft', {}, withBids(['10', 'submitted'], ['9', 'draft']), [['single_bid', 'bid_1']]],
    [
      'one offer left of two',
      {},
      withBids(['10', 'submitted'], ['11', 'disqualified']),
      [
        ['single_bid', 'bid_1'],
        ['all_others_disqualified', 'bid_2'],
      ],
    ],
    ['one of three rejected', {}, withBids(['10', 'submitted'], ['11', 'submitted'], ['12', 'disqualified']), []],
    [
      'the cheapest of three rejected',
      {},
      withBids(['10', 'submitted'], ['11', 'submitted'], ['9', 'disqualified']),
      [['lowest_disqualified', 'bid_3']],
    ],
    [
      'one as cheap as the best rejected',
      {},
      withBids(['10', 'submitted'], ['11', 'submitted'], ['10', 'disqualified']),
      [],
    ],
    ['the cheapest won', { status: 'awarded' }, withBids(['10', 'won'], ['11', 'lost']), []],
    [
      'a dearer one won',
      { status: 'awarded' },
      withBids(['10', 'lost'], ['11', 'won']),
      [['winner_not_cheapest', 'bid_2', 'bid_1']],
    ],
    ['both won', { status: 'awarded' }, withBids(['10', 'won'], ['11', 'won']), []],
    ['no budget', { budget: null }, withBids(['10', 'submitted'], ['11', 'submitted']), [['no_budget']]],
    ['no budget yet', { budget: null, status: 'draft' }, [], []],
    [
      'two days to offer',
      { publishedAt: '2026-10-28T12:00:00Z' },
      withBids(['10', 'submitted'], ['11', 'submitted']),
      [],
    ],
    [
      'a second less',
      { publishedAt: '2026-10-28T12:00:01Z' },
      withBids(['10', 'submitted'], ['11', 'submitted']),
      [['short_period']],
    ],
  ])('%s', (_what, order, bids, expected) => expect(seen(order, bids)).toEqual(expected));

  test('a partial bid is not the cheapest', () => {
    const [whole, part] = bidsAt(['10', '10'], ['5', null]);
    if (!whole || !part) throw new Error('two bids');
    expect(seen({}, [whole, { ...aBid(3), ...part, status: 'disqualified' }, aBid(4)])).toEqual([]);
  });

  test('follow changes of bids', () => {
    const order = anOrder({ budget: '1000000.00' });
    const codes = (bids: readonly BidRecord[]) => presentSignals(order, bids, NOW, 'ru').map(({ code }) => code);
    expect([codes(bidsAt(['1', '1'])), codes(bidsAt(['1', '1'], ['1', '1']))]).toEqual([['single_bid'], []]);
  });
});
