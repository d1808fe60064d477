/** Random orders with complete bids, ranked without the server's rules. */
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { SeedBid } from './bid.ts';
import { type Random, money, price } from '../random.ts';
import type { Good } from '../heavy/goods.ts';
import type { OrderStep, Step } from './steps.ts';
import { minutesAfter, START } from '../moments.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;

export type Outcome = 'draft' | 'published' | 'evaluation' | 'awarded' | 'unsuccessful' | 'cancelled';

/** Odds of each outcome in percent, by the age of the order in days. */
const OUTCOMES: readonly { youngerThan: number; odds: readonly (readonly [Outcome, number])[] }[] = [
  {
    youngerThan: 18,
    odds: [
      ['published', 78],
      ['draft', 16],
      ['cancelled', 6],
    ],
  },
  {
    youngerThan: 45,
    odds: [
      ['evaluation', 80],
      ['published', 12],
      ['cancelled', 8],
    ],
  },
  {
    youngerThan: Infinity,
    odds: [
      ['awarded', 80],
      ['unsuccessful', 8],
      ['cancelled', 9],
      ['draft', 3],
    ],
  },
];

export function pickOutcome(random: Random, created: string): Outcome {
  const age = (START - Date.parse(created)) / (DAY * MINUTE);
  const odds = OUTCOMES.find(({ youngerThan }) => age < youngerThan)?.odds ?? [];
  let roll = random.next() * 100;
  return odds.find(([, chance]) => (roll -= chance) < 0)?.[0] ?? 'awarded';
}

export function generateSteps(
  outcome: Outcome,
  created: string,
  random: Random,
): { steps: Step<OrderStep>[]; deadline: string } {
  const isOpen = outcome === 'published' || outcome === 'draft';
  const deadline = isOpen
    ? minutesAfter(toIso(START), random.between(20, 450) * 60)
    : minutesAfter(created, random.between(10, 16) * DAY);
  const steps: Step<OrderStep>[] = [[created, 'create']];
  if (outcome === 'draft') return { steps, deadline };
  const published = minutesAfter(created, random.between(30, 900));
  steps.push([published, 'publish']);
  if (outcome === 'published') return { steps, deadline };
  if (outcome === 'cancelled') {
    const detail = { code: 'need_gone', reason: 'Потребность закрыта со склада' } as const;
    return { steps: [...steps, [minutesAfter(published, random.between(300, 900)), 'cancel', detail]], deadline };
  }
  steps.push([deadline, 'deadline']);
  const decided = minutesAfter(deadline, random.between(1, 5) * DAY + 200);
  if (outcome === 'awarded') steps.push([decided, 'award', { reason: 'Наименьшая цена' }]);
  if (outcome === 'unsuccessful')
    steps.push([decided, 'unsuccessful', { code: 'no_bids', reason: 'Предложений не поступило' }]);
  return { steps, deadline };
}

type GeneratedBid = { bid: SeedBid; total: number };

/** Two or three bids on all lines, the first the cheapest; totals in kopecks. */
export function generateBids(
  lines: readonly { good: Good; quantity: number }[],
  published: string,
  won: boolean,
  suppliers: readonly SupplierRecord[],
  random: Random,
): GeneratedBid[] {
  const from = random.between(0, suppliers.length - 1);
  return Array.from({ length: random.between(2, 3) }, (_, place) => place).flatMap((place): GeneratedBid[] => {
    const supplier = suppliers[(from + place * 7) % suppliers.length];
    if (!supplier) return [];
    const prices = lines.map(({ good }) => Math.round((good[3] * (900 + place * 60 + random.between(0, 40))) / 1000));
    const total = prices.reduce((sum, each, line) => sum + each * (lines[line]?.quantity ?? 0), 0);
    const received = minutesAfter(published, (place + 1) * 1300 + random.between(0, 600));
    const slug = String(place + 1);
    return [
      {
        total,
        bid: {
          slug,
          supplier,
          prices: prices.map(price),
          received,
          namesNoTotals: true,
          ...(won && place === 0 && { won }),
        },
      },
    ];
  });
}

/**
 * Figures of an order whose bids price every line and have no conflicts. The server's rules give the same, but calling
 * them for every order would double the start-up time; a test compares the two.
 */
export function rankCompleteBids(offers: readonly GeneratedBid[], budget: number) {
  const totals = offers.map(({ total }) => total);
  const best = Math.min(...totals);
  const spread = Math.round(((Math.max(...totals) - best) * 10_000) / best);
  return (order: OrderRecord, bids: readonly BidRecord[]) => ({
    order: {
      ...order,
      counts: { ...order.counts, bids: bids.length, submittedBids: bids.length },
      summary:
        bids.length === 0
          ? null
          : {
              bestTotal: money(best),
              bestBidId: bids[totals.indexOf(best)]?.id ?? null,
              spreadPercent: price(spread),
              savingsVsBudget: money(budget - best),
            },
    },
    bids: bids.map((bid, index) => ({
      ...bid,
      rank: totals.filter((total) => total < (totals[index] ?? 0)).length + 1,
    })),
  });
}
