/** Properties of every comparison. */
import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BidRecord } from '../../../src/model/records/bids.ts';
import type { OrderRecord } from '../../../src/model/records/orders.ts';
import { sizesOf } from '../../exhaustive.ts';
import { anyOrder, type Drawn } from './generator.ts';
import { Product } from './product.ts';
import { multiply, parse, toAmount, toDecimal, toMinor } from './rational.ts';

/** PROPERTY_RUNS=5000 runs longer. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 120);
const SEED = 20_261_122;

const product = new Product();

function compared(drawn: Drawn): Comparison {
  product.store(drawn);
  return product.compare(drawn.order.id);
}

/** A bid without a rank comes last. */
const rankOf = ({ bids }: Comparison, id: string) => bids.find((bid) => bid.id === id)?.rank ?? Infinity;

/** The figures of a bid without its rank. */
const worthOf = ({ total, sum, delivery, coverage, isComplete, unranked }: ComparedBid) => ({
  total,
  sum,
  delivery,
  coverage,
  isComplete,
  unranked,
});

const scaled = (decimal: string, factor: string, digits: number) =>
  toDecimal(multiply(parse(decimal), parse(factor)), digits);

function dearer(bid: BidRecord, lines: readonly number[]): BidRecord {
  const items = bid.items.map((line, at) =>
    line.unitPrice === null || !lines.includes(at) ? line : { ...line, unitPrice: scaled(line.unitPrice, '1.07', 4) },
  );
  return { ...bid, items };
}

function smaller(order: OrderRecord, bid: BidRecord, factor: string): BidRecord {
  const items = bid.items.map((line) => {
    const asked = order.items.find(({ id }) => id === line.orderItemId)?.quantity ?? '1';
    const less = scaled(line.quantity ?? asked, factor, 3);
    return { ...line, quantity: less === '0' ? '0.001' : less };
  });
  return { ...bid, items };
}

const withBid = ({ order, bids }: Drawn, changed: BidRecord): Drawn => ({
  order,
  bids: bids.map((bid) => (bid.id === changed.id ? changed : bid)),
});

for (const { runs, options } of sizesOf(RUNS))
  describe(`of every comparison of ${runs} orders`, options, () => {
    const holds = (property: (drawn: Drawn, pick: number) => void) =>
      fc.assert(fc.property(anyOrder, fc.nat(59), property), { numRuns: runs, seed: SEED, endOnFailure: true });

    it('a higher price never improves the rank', () => {
      holds((drawn, pick) => {
        const bid = drawn.bids[pick % drawn.bids.length];
        if (!bid) return;
        const before = rankOf(compared(drawn), bid.id);
        const lines = pick % 2 === 0 ? [...bid.items.keys()] : [pick % Math.max(1, bid.items.length)];
        expect(rankOf(compared(withBid(drawn, dearer(bid, lines))), bid.id)).toBeGreaterThanOrEqual(before);
        const cost = toAmount(toMinor(bid.deliveryCost ?? '0.00') + 1000n);
        expect(rankOf(compared(withBid(drawn, { ...bid, deliveryCost: cost })), bid.id)).toBeGreaterThanOrEqual(before);
      });
    });

    it('a smaller quantity never improves the rank', () => {
      holds((drawn, pick) => {
        const bid = drawn.bids[pick % drawn.bids.length];
        if (!bid) return;
        const before = rankOf(compared(drawn), bid.id);
        const less = smaller(drawn.order, bid, ['0.99', '0.9', '0.5'][pick % 3] ?? '1');
        expect(rankOf(compared(withBid(drawn, less)), bid.id)).toBeGreaterThanOrEqual(before);
      });
    });

    it('a losing bid changes no figure of the winner', () => {
      let lost = 0;
      holds((drawn, pick) => {
        const { order, bids } = drawn;
        const before = compared(drawn);
        const { single } = before.best;
        const loser = bids[pick % bids.length];
        if (!single || !loser) return;
        const whole = product.awardTo(order.id, single.bidId);
        const supplier = { ...loser.supplier, supplierId: 'sup_99', taxId: { scheme: 'OTHER' as const, id: 'T99' } };
        const id = 'bid_99';
        const items = dearer(loser, [...loser.items.keys()]).items.map((line) => ({ ...line, id: `${line.id}_99` }));
        const after = compared({ order, bids: [...bids, { ...loser, id, number: 99, supplier, items }] });
        if (rankOf(after, id) === 1) return;
        lost += 1;
        const winner = ({ bids: all }: Comparison) => all.find((bid) => bid.id === single.bidId) as ComparedBid;
        expect(worthOf(winner(after))).toEqual(worthOf(winner(before)));
        expect([winner(after).rank, winner(after).deltaPercent]).toEqual([1, '0']);
        expect(after.best.single).toEqual(single);
        const again = product.awardTo(order.id, single.bidId);
        expect([again.totals, again.savings.vsBudget]).toEqual([whole.totals, whole.savings.vsBudget]);
      });
      expect(lost).toBeGreaterThan(runs / 10);
    });

    it('net and gross rank equally with one VAT mode, rate and currency, without delivery', () => {
      holds(({ order, bids }, pick) => {
        const vatMode = pick % 2 === 0 ? 'included' : 'excluded';
        const same = bids.map((bid): BidRecord => ({
          ...bid,
          vatMode,
          currency: 'RUB',
          deliveryCost: null,
          items: bid.items.map((line) => ({ ...line, vatRate: '22' })),
        }));
        const [net, gross] = (['net', 'gross'] as const).map((compareBasis) =>
          compared({ order: { ...order, compareBasis }, bids: same }),
        ) as [Comparison, Comparison];
        const pairs = same.flatMap(({ id: a }) => same.map(({ id: b }) => [a, b] as const));
        const ahead = pairs.filter(([a, b]) => rankOf(net, a) < rankOf(net, b));
        // A kopeck of VAT may make totals equal that differ on the other basis; it reverses no order.
        expect(ahead.filter(([a, b]) => rankOf(gross, a) > rankOf(gross, b))).toEqual([]);
      });
    });

    it('splitting is never more expensive than the best single bid', () => {
      holds((drawn) => {
        const { single, perLine, splitSaving } = compared(drawn).best;
        if (!single) return;
        expect(toMinor(perLine?.total ?? '0.00')).toBeLessThanOrEqual(toMinor(single.total));
        expect(toMinor(splitSaving ?? '-0.01')).toBeGreaterThanOrEqual(0n);
      });
    });

    it('the order of bids and lines is irrelevant', () => {
      holds(({ order, bids }) => {
        const before = compared({ order, bids });
        expect(compared({ order, bids: bids.toReversed() })).toEqual(before);
        const items = order.items.toReversed().map((item, at) => ({ ...item, position: at + 1 }));
        const turned = compared({ order: { ...order, items }, bids });
        expect(turned.bids).toEqual(before.bids);
        expect([turned.best.single, turned.best.splitSaving]).toEqual([before.best.single, before.best.splitSaving]);
        const byId = ({ best }: Comparison) =>
          best.perLine?.allocations.toSorted((a, b) => (a.bidItemId < b.bidItemId ? -1 : 1));
        expect([turned.best.perLine?.total, byId(turned)]).toEqual([before.best.perLine?.total, byId(before)]);
      });
    });

    it('bid numbers decide only between equal bids', () => {
      holds(({ order, bids }) => {
        const before = compared({ order, bids });
        const renumbered = bids.map((bid) => ({ ...bid, number: bids.length + 1 - bid.number }));
        const after = compared({ order, bids: renumbered });
        const figures = ({ bids: all }: Comparison) =>
          all
            .map((bid) => ({ id: bid.id, rank: bid.rank, ...worthOf(bid) }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(figures(after)).toEqual(figures(before));
        expect(after.best.single?.total).toBe(before.best.single?.total);
      });
    });
  });
