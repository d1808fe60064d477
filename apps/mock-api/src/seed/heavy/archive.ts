/**
 * Thousands of orders without bids or history, imported from another system: a load test for lists, search and sorting.
 * They are built for speed: shallow copies of one template, frozen here, with moments assembled from precomputed days.
 */
import type { OrderItem } from '@zakupki/api-client/schema';
import { formatNumber } from '../../model/numbers.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { Random, money } from '../random.ts';
import { GOODS, PLANT, SITES, type Good } from './goods.ts';
import { buildOrder } from '../builders/order.ts';
import { NO_CONFLICTS } from '../../rules/conflict-counts.ts';

const START_YEAR = 2019;
const DAY = 1440;

const ORIGIN = Date.UTC(START_YEAR, 0, 1);
const DAYS = Array.from({ length: 2900 }, (_, day) => new Date(ORIGIN + day * 86_400_000).toISOString().slice(0, 10));
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** @param minute since the start of START_YEAR */
function moment(minute: number): string {
  const rest = minute % DAY;
  return `${DAYS[(minute - rest) / DAY]}T${TWO_DIGITS[Math.floor(rest / 60)]}:${TWO_DIGITS[rest % 60]}:00Z`;
}

function buildTemplates(): { order: OrderRecord; item: OrderItem } {
  const order = buildOrder('heavy', {
    slug: 'heavy',
    number: 0,
    title: '',
    deadline: null,
    budget: null,
    items: [['', '1', 'H87', { changedInRevision: 1 }]],
    steps: [['', 'create']],
    more: {
      description: 'Перенесена из прежней системы без предложений и истории',
      delivery: PLANT,
      // The general rate until the end of 2025.
      vatRateDefault: '20',
    },
  });
  for (const part of [order.createdBy, order.payment, order.tags, order.lots, order.exchangeRates]) Object.freeze(part);
  const [item] = order.items;
  if (!item) throw new Error('The template has a line');
  return { order, item };
}

const COUNTS = [0, 1, 2, 3].map((items) => Object.freeze({ items, bids: 0, submittedBids: 0, ...NO_CONFLICTS }));
const NO_BIDS = Object.freeze({ code: 'no_bids', text: 'Предложений не поступило' });
const NO_NEED = Object.freeze({ code: 'need_gone', text: 'Потребность закрыта со склада' });

type Outcome = 'awarded' | 'unsuccessful' | 'cancelled' | 'draft';

function pickOutcome(roll: number): Outcome {
  return roll < 0.75 ? 'awarded' : roll < 0.85 ? 'unsuccessful' : roll < 0.97 ? 'cancelled' : 'draft';
}

/** Mutates the order: spreading ten thousand objects of different shapes costs twice as much. */
function applyOutcome(order: OrderRecord, outcome: Outcome, created: number, random: Random): void {
  order.createdAt = order.updatedAt = moment(created);
  if (outcome === 'draft') return;
  const published = created + random.between(30, 900);
  const deadline = created + random.between(10, 20) * DAY;
  order.status = outcome;
  order.revision = 1;
  order.publishedAt = moment(published);
  order.submissionDeadline = moment(deadline);
  if (outcome === 'cancelled') {
    order.version = 3;
    order.updatedAt = order.cancelledAt = moment(published + random.between(1, 6) * DAY);
    order.endReason = NO_NEED;
    return;
  }
  order.version = 4;
  order.charged = true;
  order.closedAt = order.submissionDeadline;
  order.updatedAt = moment(deadline + random.between(1, 5) * DAY);
  order.decisionDate = order.updatedAt.slice(0, 10);
  if (outcome === 'unsuccessful') {
    order.endReason = NO_BIDS;
    return;
  }
  order.awardedAt = order.updatedAt;
  order.hadSubmittedBid = true;
}

/** Orders spread evenly over the years before the one of START. */
export function heavyArchive(count: number, years: number): OrderRecord[] {
  const random = new Random(20_190_110);
  const { order: template, item: itemTemplate } = buildTemplates();
  const perYear = count / years;
  return Array.from({ length: count }, (_, index) => {
    const year = Math.floor(index / perYear);
    const place = index - year * perYear;
    const outcome = pickOutcome(random.next());
    // From the first working day to mid-December, so that every order ends in its year or soon after.
    const created = Math.floor((year * 365.25 + 9 + (place / perYear) * 340) * DAY) + 360;
    const id = `heavy_${String(index + 1).padStart(5, '0')}`;
    const goods: Good[] = [random.pick(GOODS), random.pick(GOODS)];
    const lines = random.next() < 0.5 ? goods.slice(1) : goods;
    let value = 0;
    const items = lines.map(([, name, unitCode, kopecks], line) => {
      const quantity = kopecks > 500_000 ? random.between(1, 12) : random.between(4, 60) * 10;
      value += kopecks * quantity;
      const itemId = `itm_${id}_${line + 1}`;
      return Object.freeze({
        ...itemTemplate,
        id: itemId,
        position: line + 1,
        name,
        quantity: String(quantity),
        unitCode,
      });
    });
    const record: OrderRecord = {
      ...template,
      id: `ord_${id}`,
      number: formatNumber('orders', START_YEAR + year, place + 1),
      title: `${lines[0]?.[0]}: ${random.pick(SITES)}`,
      budget: money(Math.ceil((value * 1.1) / 100_000) * 100_000),
      awardedTotal: outcome === 'awarded' ? money(value) : null,
      items,
      counts: COUNTS[items.length] ?? template.counts,
    };
    applyOutcome(record, outcome, created, random);
    Object.freeze(items);
    return Object.freeze(record);
  });
}
