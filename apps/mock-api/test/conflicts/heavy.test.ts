/**
 * Every write recalculates its order, 200 lines by 30 bids in the seed's largest one, so the cost must not grow faster
 * than the lines. How long it takes is measured by the benchmarks.
 */
import { expect, test } from 'vitest';
import { reconcileConflicts } from '../../src/rules/conflicts/lifecycle.ts';
import type { BidRecord } from '../../src/model/records/bids.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { calculateRanking } from '../../src/rules/order-figures.ts';

const seed = buildSeed();
const order = seed.orders.records.get('ord_heavy_matrix');
const ids = seed.bids.indexes.get('order')?.get('ord_heavy_matrix') ?? [];
const bids = ids.flatMap((id) => seed.bids.records.get(id) ?? []);

/** Until the code is compiled, runs cost up to four times as much. */
const RUNS = 24;

/** CPU time of the cheapest run in ms: the figure that other processes disturb least. */
function cheapest(work: () => void): number {
  const costs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

function recalculate(of: OrderRecord, itsBids: readonly BidRecord[]): void {
  const nowIso = new Date(seed.start).toISOString();
  const { findings } = calculateRanking(of, itsBids, seed.start);
  const context = { nowIso, previousAt: nowIso, bids: itsBids, sinceOf: () => nowIso };
  reconcileConflicts(reconcileConflicts([], findings, context), findings, context);
}

test('conflicts, ranks and counts of four times the lines cost less than five times as much', EXHAUSTIVE, () => {
  if (!order) throw new Error('the seed has this order');
  expect([order.items.length, bids.length]).toEqual([200, 30]);
  const items = order.items.slice(0, order.items.length / 4);
  const lineIds = new Set(items.map(({ id }) => id));
  const shortBids = bids.map((bid) => ({ ...bid, items: bid.items.filter((each) => lineIds.has(each.orderItemId)) }));
  const short = cheapest(() => recalculate({ ...order, items }, shortBids));
  const whole = cheapest(() => recalculate(order, bids));
  expect(whole / short).toBeLessThan(5);
});
