/** What a large buyer did this year, with bids and history. */
import { toIso } from '../../clock.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import { Random, money } from '../random.ts';
import { GOODS, PLANT, SITES } from './goods.ts';
import { minutesAfter, START } from '../moments.ts';
import type { Line } from '../builders/order.ts';
import { courseOf, fateOf, offersOn, plainRanking } from '../builders/generated-orders.ts';
import { tellOrder, type OrderRecords } from '../builders/order-records.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;
const FROM = Date.UTC(2026, 0, 21, 6);
const LAST_BIDS_ON = toIso(START - 5 * DAY * MINUTE);

/** So many orders, evenly over this year, with identifiers from a number on. */
export function heavyRecent(count: number, first: number, suppliers: readonly SupplierRecord[]): OrderRecords[] {
  const dice = new Random(2026);
  const step = (START - DAY * MINUTE - FROM) / MINUTE / count;
  return Array.from({ length: count }, (_, index) => {
    const made = minutesAfter(toIso(FROM), Math.floor(step * (index + 1)));
    const fate = fateOf(dice, made);
    const { steps, deadline } = courseOf(fate, made, dice);
    const lines = Array.from({ length: dice.between(1, 3) }, () => {
      const good = dice.pick(GOODS);
      return { good, quantity: good[3] > 500_000 ? dice.between(1, 12) : dice.between(4, 60) * 10 };
    });
    const worth = lines.reduce((sum, { good, quantity }) => sum + good[3] * quantity, 0);
    const budget = Math.ceil((worth * 1.1) / 100_000) * 100_000;
    const published = steps[1]?.[0];
    // The last days' orders have no bids yet.
    const collects = published && published < LAST_BIDS_ON && ['published', 'evaluation', 'awarded'].includes(fate);
    const offers = collects ? offersOn(lines, published, fate === 'awarded', suppliers, dice) : [];
    const story = {
      slug: `heavy_${String(first + index).padStart(5, '0')}`,
      number: index + 1,
      title: `${lines[0]?.good[0]}: ${dice.pick(SITES)}`,
      deadline,
      budget: money(budget),
      items: lines.map(({ good: [, name, unitCode], quantity }): Line => [name, String(quantity), unitCode]),
      steps,
      bids: offers.map((offer) => offer.story),
      more: { delivery: PLANT, awardedTotal: fate === 'awarded' ? money(offers[0]?.total ?? 0) : null },
    };
    return tellOrder('heavy', story, plainRanking(offers, budget));
  });
}
