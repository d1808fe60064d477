import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, bidsAt, NOW } from '../../test/recount/example-order.ts';
import { orderWithBids } from '../../test/recount/random-bids.ts';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { NO_CONFLICTS } from './conflict-counts.ts';
import { presentBidItems } from './comparison/ranking.ts';
import { calculateRanking } from './order-figures.ts';

const ranks = (order: OrderRecord, bids: readonly BidRecord[]) => {
  const { bids: rankings } = calculateRanking(order, bids, NOW);
  return bids.map(({ id }) => rankings.get(id)?.rank);
};

describe('ranks', () => {
  test('follow the total, are shared by equal totals, and leave a gap after a tie', () => {
    expect(ranks(anOrder(), bidsAt(['12', '12'], ['10', '10'], ['11', '9'], ['13', '13']))).toEqual([3, 1, 1, 4]);
  });

  test('include delivery', () => {
    const [cheap, dear] = bidsAt(['10', '10'], ['10', '11']);
    if (!cheap || !dear) throw new Error('two bids');
    expect(ranks(anOrder(), [{ ...cheap, deliveryCost: '100.01' }, dear])).toEqual([2, 1]);
    expect(ranks(anOrder(), [{ ...cheap, deliveryCost: '100.00' }, dear])).toEqual([1, 1]);
  });

  test('use the order’s basis: a supplier without VAT is cheaper only with VAT', () => {
    const bids = [aBid(1), aBid(2, { items: [1, 2].map((n) => aLine(n, { unitPrice: '11', vatRate: 'none' })) })];
    expect(ranks(anOrder({ compareBasis: 'net' }), bids)).toEqual([1, 2]);
    expect(ranks(anOrder({ compareBasis: 'gross' }), bids)).toEqual([2, 1]);
  });

  test.each<[string, Partial<BidRecord>]>([
    ['a draft', { status: 'draft' }],
    ['a withdrawn bid', { status: 'withdrawn' }],
    ['a disqualified bid', { status: 'disqualified' }],
    ['an expired bid', { validUntil: '2026-11-01' }],
    ['a currency without a rate', { currency: 'USD' }],
    ['a unit of unknown content', { items: [aLine(1, { unitCode: 'XBX' }), aLine(2)] }],
    ['a partial bid', { items: [aLine(1)] }],
    ['a bid with zero prices', { items: [1, 2].map((n) => aLine(n, { unitPrice: '0' })) }],
  ])('leave out %s', (_what, changes) => {
    const order = anOrder();
    expect(ranks(order, [aBid(1, changes), aBid(2)])).toEqual([null, 1]);
    expect(calculateRanking(order, [aBid(1, changes), aBid(2)], NOW).summary?.bestBidId).toBe('bid_2');
  });

  test('of an awarded order stay after the bids expire', () => {
    const won = { validUntil: '2026-11-01', status: 'won' } as const;
    expect(ranks(anOrder({ status: 'awarded' }), [aBid(1, won)])).toEqual([1]);
  });
});

describe('the summary', () => {
  const summaryOf = (order: Partial<OrderRecord>, bids: BidRecord[]) =>
    calculateRanking(anOrder(order), bids, NOW).summary;

  test('has the best bid on the order’s basis, and savings in the budget’s VAT mode', () => {
    const bids = bidsAt(['10', '10'], ['10', '11.5']);
    const net = { bestTotal: '2000.00', bestBidId: 'bid_1', spreadPercent: '7.5' };
    expect(summaryOf({ budget: '2500.00' }, bids)).toEqual({ ...net, savingsVsBudget: '500.00' });
    expect(summaryOf({ budget: '2500.00', vatMode: 'included' }, bids)).toEqual({ ...net, savingsVsBudget: '60.00' });
    expect(summaryOf({ budget: '1999.99', compareBasis: 'gross' }, bids)).toMatchObject({
      bestTotal: '2440.00',
      savingsVsBudget: '-0.01',
    });
    expect(summaryOf({}, bids)).toEqual({ ...net, savingsVsBudget: null });
  });

  test('is null without a submitted bid, and empty without a comparable one', () => {
    expect(summaryOf({}, [])).toBeNull();
    expect(summaryOf({}, [aBid(1, { status: 'draft' }), aBid(2, { status: 'withdrawn' })])).toBeNull();
    expect(summaryOf({}, [aBid(1, { currency: 'USD' })])).toEqual({
      bestTotal: null,
      bestBidId: null,
      spreadPercent: null,
      savingsVsBudget: null,
    });
  });

  test('has no spread for one bid, and the lower number in a tie', () => {
    expect(summaryOf({}, [aBid(1)])?.spreadPercent).toBe('0');
    expect(summaryOf({}, [aBid(2), aBid(1)])?.bestBidId).toBe('bid_1');
  });
});

describe('counts', () => {
  test('count bids by status, and conflicts without a cause', () => {
    const slip = aBid(1, {
      declaredTotal: '2000.00',
      items: [aLine(1, { unitPrice: '1' }), aLine(2, { unitPrice: '1' })],
    });
    const expired = aBid(2, { validUntil: '2026-11-01' });
    const { counts, bids, findings } = calculateRanking(anOrder(), [slip, expired, aBid(3, { status: 'draft' })], NOW);
    expect(findings.filter(({ causedBy }) => causedBy !== null)).toHaveLength(3);
    expect(counts).toEqual({
      items: 2,
      bids: 3,
      submittedBids: 2,
      openConflicts: 5,
      blockers: 1,
      warnings: 4,
      notes: 0,
    });
    expect(bids.get('bid_1')?.counts).toEqual({ openConflicts: 2, blockers: 0, warnings: 2, notes: 0 });
    expect(bids.get('bid_2')?.counts).toEqual({ openConflicts: 3, blockers: 1, warnings: 2, notes: 0 });
    expect(bids.get('bid_3')?.counts).toEqual(NO_CONFLICTS);
  });

  test('won and lost bids count as submitted', () => {
    const decided = [aBid(1, { status: 'won' }), aBid(2, { status: 'lost' })];
    expect(calculateRanking(anOrder({ status: 'awarded' }), decided, NOW).counts).toMatchObject({
      submittedBids: 2,
      openConflicts: 0,
    });
  });
});

describe('a bid’s lines', () => {
  const order = anOrder({ items: [anItem(1)] });
  const line = (n: number, changes: Parameters<typeof aLine>[1], bid: Partial<BidRecord> = {}) =>
    aBid(n, { items: [aLine(1, changes)], ...bid });
  const computedOf = (bid: BidRecord, bids: readonly BidRecord[]) => {
    const [first] = presentBidItems(order, bid, bids, NOW);
    return first && [first.computed.deltaToBestPercent, first.computed.isBestPrice, first.computed.isBestDate];
  };

  test('are compared with the best of all bids; equal ones are all best', () => {
    const bids = [
      line(1, { unitPrice: '10', deliveryDate: '2026-11-20' }),
      line(2, { unitPrice: '10', deliveryDate: '2026-11-15' }),
      line(3, { unitPrice: '12.345', deliveryDate: '2026-11-15' }),
    ];
    expect(bids.map((bid) => computedOf(bid, bids))).toEqual([
      ['0', true, false],
      ['0', true, true],
      ['23.45', false, true],
    ]);
  });

  test.each<[string, BidRecord, unknown]>([
    ['a draft', line(1, { unitPrice: '5' }, { status: 'draft' }), ['-50', false, false]],
    ['an expired bid', line(1, { unitPrice: '5' }, { validUntil: '2026-11-01' }), ['-50', false, false]],
    ['an equivalent', line(1, { unitPrice: '5', isEquivalent: true }), ['-50', false, false]],
    ['an offer at a zero price', line(1, { unitPrice: '0' }), [null, false, false]],
    ['a declined line', line(1, { unitPrice: '5', offered: false }), [null, false, false]],
    ['an incomparable line', line(1, { unitPrice: '5', unitCode: 'XBX' }), [null, false, false]],
  ])('include the difference of %s, but never mark it as the best', (_what, bid, expected) => {
    const rival = line(2, { unitPrice: '10' });
    expect(computedOf(bid, [bid, rival])).toEqual(expected);
    expect(computedOf(rival, [bid, rival])).toEqual(['0', true, true]);
  });

  test('of a partial bid can be the best', () => {
    const [partial, complete] = bidsAt(['9'], ['10', '10']);
    if (!partial || !complete) throw new Error('two bids');
    expect(presentBidItems(anOrder(), partial, [partial, complete], NOW)[0]?.computed.isBestPrice).toBe(true);
  });

  test('default to the order’s quantity, unit and rate', () => {
    const bid = aBid(1, { items: [aLine(1)] });
    expect(presentBidItems(order, bid, [bid], NOW)).toMatchObject([
      { quantity: '100', unitCode: 'H87', vatRate: '22' },
    ]);
  });
});

test('the order of bids changes neither ranks nor counts', () => {
  fc.assert(
    fc.property(orderWithBids, ({ order, bids }) => {
      const first = calculateRanking(order, bids, NOW);
      const other = calculateRanking(order, bids.toReversed(), NOW);
      expect(other.summary).toEqual(first.summary);
      expect(other.counts).toEqual(first.counts);
      expect(new Map(other.bids)).toEqual(new Map(first.bids));
    }),
  );
});
