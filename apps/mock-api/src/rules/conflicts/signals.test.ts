import { describe, expect, test } from 'vitest';
import { aBid, anOrder, bidsAt, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { presentSignals } from './signals.ts';

/** Signals as [code, ...bidIds]; the order has a budget and enough time by default. */
const signalsOf = (order: Partial<OrderRecord>, bids: readonly BidRecord[]) =>
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
    ['two bids, a budget and enough time', {}, withBids(['10', 'submitted'], ['11', 'submitted']), []],
    ['one bid', {}, withBids(['10', 'submitted']), [['single_bid', 'bid_1']]],
    ['one bid while others may come', { status: 'published' }, withBids(['10', 'submitted']), []],
    ['one bid and a draft', {}, withBids(['10', 'submitted'], ['9', 'draft']), [['single_bid', 'bid_1']]],
    [
      'one bid left of two',
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
      'a rejected bid as cheap as the best',
      {},
      withBids(['10', 'submitted'], ['11', 'submitted'], ['10', 'disqualified']),
      [],
    ],
    ['the cheapest won', { status: 'awarded' }, withBids(['10', 'won'], ['11', 'lost']), []],
    [
      'a more expensive bid won',
      { status: 'awarded' },
      withBids(['10', 'lost'], ['11', 'won']),
      [['winner_not_cheapest', 'bid_2', 'bid_1']],
    ],
    ['both won', { status: 'awarded' }, withBids(['10', 'won'], ['11', 'won']), []],
    ['no budget', { budget: null }, withBids(['10', 'submitted'], ['11', 'submitted']), [['no_budget']]],
    ['no budget yet', { budget: null, status: 'draft' }, [], []],
    [
      'two days to bid',
      { publishedAt: '2026-10-28T12:00:00Z' },
      withBids(['10', 'submitted'], ['11', 'submitted']),
      [],
    ],
    [
      'a second less than two days',
      { publishedAt: '2026-10-28T12:00:01Z' },
      withBids(['10', 'submitted'], ['11', 'submitted']),
      [['short_period']],
    ],
  ])('%s', (_what, order, bids, expected) => expect(signalsOf(order, bids)).toEqual(expected));

  test('do not count a partial bid as the cheapest', () => {
    const [complete, part] = bidsAt(['10', '10'], ['5', null]);
    if (!complete || !part) throw new Error('two bids');
    expect(signalsOf({}, [complete, { ...aBid(3), ...part, status: 'disqualified' }, aBid(4)])).toEqual([]);
  });

  test('follow changes of bids', () => {
    const order = anOrder({ budget: '1000000.00' });
    const codes = (bids: readonly BidRecord[]) => presentSignals(order, bids, NOW, 'ru').map(({ code }) => code);
    expect([codes(bidsAt(['1', '1'])), codes(bidsAt(['1', '1'], ['1', '1']))]).toEqual([['single_bid'], []]);
  });
});
