/**
 * The years a buyer brought along from another system: thousands of orders without bids or history. They are what lists,
 * search and sorting must bear, and every start of the server pays for them, so they are cut from one cloth: copies
 * of a usual order, frozen here rather than looked through later, moments put together from ready days.
 */
import type { OrderItem } from '@zakupki/api-client/schema';
import type { OrderRecord } from '../../records/orders.ts';
import { Random, money } from '../random.ts';
import { GOODS, PLANT, SITES, type Good } from './goods.ts';
import { orderOf } from '../builders/order.ts';
import { NO_CONFLICTS } from '../../../resources/conflicts/rules/counts.ts';

const START_YEAR = 2019;
const DAY = 1440;

const ORIGIN = Date.UTC(START_YEAR, 0, 1);
const DAYS = Array.from({ length: 2900 }, (_, day) => new Date(ORIGIN + day * 86_400_000).toISOString().slice(0, 10));
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Minutes since the beginning of the first year as a moment. */
function moment(minute: number): string {
  const rest = minute % DAY;
  return `${DAYS[(minute - rest) / DAY]}T${TWO_DIGITS[Math.floor(rest / 60)]}:${TWO_DIGITS[rest % 60]}:00Z`;
}

function usual(): { order: OrderRecord; item: OrderItem } {
  const order = orderOf('heavy', {
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
  if (!item) throw new Error('The usual order has a line');
  return { order, item };
}

const COUNTS = [0, 1, 2, 3].map((items) => Object.freeze({ items, bids: 0, submittedBids: 0, ...NO_CONFLICTS }));
const NO_BIDS = Object.freeze({ code: 'no_bids', text: 'Предложений не поступило' });
const NO_NEED = Object.freeze({ code: 'need_gone', text: 'Потребность закрыта со склада' });

type Fate = 'awarded' | 'unsuccessful' | 'cancelled' | 'draft';

function fateOf(roll: number): Fate {
  return roll < 0.75 ? 'awarded' : roll < 0.85 ? 'unsuccessful' : roll < 0.97 ? 'cancelled' : 'draft';
}

/** Lets an order made at a minute meet its fate. It is written into: spreading ten thousand unlike halves costs twice as much. */
function live(order: OrderRecord, fate: Fate, made: number, dice: Random): void {
  order.createdAt = order.updatedAt = moment(made);
  if (fate === 'draft') return;
  const published = made + dice.between(30, 900);
  const deadline = made + dice.between(10, 20) * DAY;
  order.status = fate;
  order.revision = 1;
  order.publishedAt = moment(published);
  order.submissionDeadline = moment(deadline);
  if (fate === 'cancelled') {
    order.version = 3;
    order.updatedAt = order.cancelledAt = moment(published + dice.between(1, 6) * DAY);
    order.endReason = NO_NEED;
    return;
  }
  order.version = 4;
  order.charged = true;
  order.closedAt = order.submissionDeadline;
  order.updatedAt = moment(deadline + dice.between(1, 5) * DAY);
  order.decisionDate = order.updatedAt.slice(0, 10);
  if (fate === 'unsuccessful') {
    order.endReason = NO_BIDS;
    return;
  }
  order.awardedAt = order.updatedAt;
  order.hadSubmittedBid = true;
}

/** So many orders, spread evenly over the years before the one the seed begins in. */
export function heavyArchive(count: number, years: number): OrderRecord[] {
  const dice = new Random(20_190_110);
  const { order: usualOrder, item: usualItem } = usual();
  const aYear = count / years;
  return Array.from({ length: count }, (_, index) => {
    const year = Math.floor(index / aYear);
    const place = index - year * aYear;
    const fate = fateOf(dice.next());
    // From the first working day to the middle of December, so that all of it ends within the year or soon after.
    const made = Math.floor((year * 365.25 + 9 + (place / aYear) * 340) * DAY) + 360;
    const id = `heavy_${String(index + 1).padStart(5, '0')}`;
    const goods: Good[] = [dice.pick(GOODS), dice.pick(GOODS)];
    const lines = dice.next() < 0.5 ? goods.slice(1) : goods;
    let worth = 0;
    const items = lines.map(([, name, unitCode, kopecks], line) => {
      const quantity = kopecks > 500_000 ? dice.between(1, 12) : dice.between(4, 60) * 10;
      worth += kopecks * quantity;
      const itemId = `itm_${id}_${line + 1}`;
      return Object.freeze({
        ...usualItem,
        id: itemId,
        position: line + 1,
        name,
        quantity: String(quantity),
        unitCode,
      });
    });
    const record: OrderRecord = {
      ...usualOrder,
      id: `ord_${id}`,
      number: `Z-${START_YEAR + year}-${String(place + 1).padStart(6, '0')}`,
      title: `${lines[0]?.[0]}: ${dice.pick(SITES)}`,
      budget: money(Math.ceil((worth * 1.1) / 100_000) * 100_000),
      awardedTotal: fate === 'awarded' ? money(worth) : null,
      items,
      counts: COUNTS[items.length] ?? usualOrder.counts,
    };
    live(record, fate, made, dice);
    Object.freeze(items);
    return Object.freeze(record);
  });
}
