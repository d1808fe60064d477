/** Ordinary orders with honest bids: what becomes of them by their age, and how they stand, without asking the rules. */
import { toIso } from '../../clock.ts';
import type { BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import type { BidStory } from './bid.ts';
import { type Random, money, price } from '../random.ts';
import type { Good } from '../heavy/goods.ts';
import type { OrderStep, Step } from './steps.ts';
import { minutesAfter, START } from '../moments.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;

export type Fate = 'draft' | 'published' | 'evaluation' | 'awarded' | 'unsuccessful' | 'cancelled';

/** How likely each end is, in percent, by how many days ago an order was made. */
const FATES: readonly { youngerThan: number; odds: readonly (readonly [Fate, number])[] }[] = [
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

export function fateOf(dice: Random, made: string): Fate {
  const age = (START - Date.parse(made)) / (DAY * MINUTE);
  const odds = FATES.find(({ youngerThan }) => age < youngerThan)?.odds ?? [];
  let roll = dice.next() * 100;
  return odds.find(([, chance]) => (roll -= chance) < 0)?.[0] ?? 'awarded';
}

/** What happened to an order that met this fate, and until when it took bids. */
export function courseOf(fate: Fate, made: string, dice: Random): { steps: Step<OrderStep>[]; deadline: string } {
  const isOpen = fate === 'published' || fate === 'draft';
  const deadline = isOpen
    ? minutesAfter(toIso(START), dice.between(20, 450) * 60)
    : minutesAfter(made, dice.between(10, 16) * DAY);
  const steps: Step<OrderStep>[] = [[made, 'create']];
  if (fate === 'draft') return { steps, deadline };
  const published = minutesAfter(made, dice.between(30, 900));
  steps.push([published, 'publish']);
  if (fate === 'published') return { steps, deadline };
  if (fate === 'cancelled') {
    const detail = { code: 'need_gone', reason: 'Потребность закрыта со склада' } as const;
    return { steps: [...steps, [minutesAfter(published, dice.between(300, 900)), 'cancel', detail]], deadline };
  }
  steps.push([deadline, 'deadline']);
  const decided = minutesAfter(deadline, dice.between(1, 5) * DAY + 200);
  if (fate === 'awarded') steps.push([decided, 'award', { reason: 'Наименьшая цена' }]);
  if (fate === 'unsuccessful')
    steps.push([decided, 'unsuccessful', { code: 'no_bids', reason: 'Предложений не поступило' }]);
  return { steps, deadline };
}

type Offer = { story: BidStory; total: number };

/** Two or three honest bids on all lines, the first the best; totals in kopecks. */
export function offersOn(
  lines: readonly { good: Good; quantity: number }[],
  published: string,
  won: boolean,
  suppliers: readonly SupplierRecord[],
  dice: Random,
): Offer[] {
  const from = dice.between(0, suppliers.length - 1);
  return Array.from({ length: dice.between(2, 3) }, (_, place) => place).flatMap((place): Offer[] => {
    const supplier = suppliers[(from + place * 7) % suppliers.length];
    if (!supplier) return [];
    const prices = lines.map(({ good }) => Math.round((good[3] * (900 + place * 60 + dice.between(0, 40))) / 1000));
    const total = prices.reduce((sum, each, line) => sum + each * (lines[line]?.quantity ?? 0), 0);
    const received = minutesAfter(published, (place + 1) * 1300 + dice.between(0, 600));
    const slug = String(place + 1);
    return [
      {
        total,
        story: {
          slug,
          supplier,
          prices: prices.map(price),
          received,
          silent: true,
          ...(won && place === 0 && { won }),
        },
      },
    ];
  });
}

/**
 * How bids stand that price every line and contradict nothing: just what the rules would say, and asking them for every
 * order would double the time it takes to start. The tests do ask.
 */
export function plainRanking(offers: readonly Offer[], budget: number) {
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
