/** The heavy buyer's orders of this year, with bids and history. */
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { Random, money } from '../random.ts';
import { GOODS, PLANT, SITES } from './goods.ts';
import { minutesAfter, START } from '../moments.ts';
import type { Line } from '../builders/order.ts';
import { generateSteps, pickOutcome, generateBids, rankCompleteBids } from '../builders/generated-orders.ts';
import { buildOrderRecords, type OrderRecords } from '../builders/order-records.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;
const FROM = Date.UTC(2026, 0, 21, 6);
const LAST_BIDS_ON = toIso(START - 5 * DAY * MINUTE);

/** @param first number in the first order's identifier */
export function heavyRecent(count: number, first: number, suppliers: readonly SupplierRecord[]): OrderRecords[] {
  const random = new Random(2026);
  const step = (START - DAY * MINUTE - FROM) / MINUTE / count;
  return Array.from({ length: count }, (_, index) => {
    const created = minutesAfter(toIso(FROM), Math.floor(step * (index + 1)));
    const outcome = pickOutcome(random, created);
    const { steps, deadline } = generateSteps(outcome, created, random);
    const lines = Array.from({ length: random.between(1, 3) }, () => {
      const good = random.pick(GOODS);
      return { good, quantity: good[3] > 500_000 ? random.between(1, 12) : random.between(4, 60) * 10 };
    });
    const value = lines.reduce((sum, { good, quantity }) => sum + good[3] * quantity, 0);
    const budget = Math.ceil((value * 1.1) / 100_000) * 100_000;
    const published = steps[1]?.[0];
    // Orders of the last days have no bids yet.
    const acceptsBids =
      published && published < LAST_BIDS_ON && ['published', 'evaluation', 'awarded'].includes(outcome);
    const bids = acceptsBids ? generateBids(lines, published, outcome === 'awarded', suppliers, random) : [];
    const seedOrder = {
      slug: `heavy_${String(first + index).padStart(5, '0')}`,
      number: index + 1,
      title: `${lines[0]?.good[0]}: ${random.pick(SITES)}`,
      deadline,
      budget: money(budget),
      items: lines.map(({ good: [, name, unitCode], quantity }): Line => [name, String(quantity), unitCode]),
      steps,
      bids: bids.map(({ bid }) => bid),
      more: { delivery: PLANT, awardedTotal: outcome === 'awarded' ? money(bids[0]?.total ?? 0) : null },
    };
    return buildOrderRecords('heavy', seedOrder, rankCompleteBids(bids, budget));
  });
}
