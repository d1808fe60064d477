/** The buyer's overview: orders and bids that need attention. */
import type { OrdersOverview } from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { type Currency, CURRENCIES } from '@zakupki/procurement/money/currency';
import { durationMs } from '@zakupki/procurement/time/durations';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { maxItemsOf } from '../../../contract.ts';
import { addDays, dayIn } from '@zakupki/mock-engine/dates/calendar';
import { momentOf, quarterOf } from '@zakupki/mock-engine/dates/moment';
import { countByStatus } from '../../../rules/order-list.ts';
import type { AuditRecord } from '../../../model/records/audit.ts';
import type { BidRecord } from '../../../model/records/bids.ts';
import { isOpen, type OrderRecord } from '../../../model/records/orders.ts';
import { presentEvent } from '../../audit/present.ts';
import { newestFirst } from '../../../rules/audit.ts';
import { comparableBids } from '../../../tables/bids/order-bids.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { listOwnOrders } from '../store.ts';
import { isAwardable } from '../awardable.ts';
import { presentOrderRow } from '../present.ts';

/** Rows per list. */
const MAX_ROWS = maxItemsOf('OrdersOverview', 'deadlines');
const SOON_MS = durationMs('homeDeadlines');
const EXPIRY_DAYS = 7;

export function ordersOverview(call: Call): OrdersOverview {
  const { world, now, nowIso, caller } = call;
  const all = listOwnOrders(call);
  const current = all.filter((order) => order.archivedAt === null);
  const drafts = current.filter(({ status }) => status === 'draft');
  const events = world.audit.where('owner', caller.user.id).filter(({ orderId }) => world.orders.get(orderId));
  const activity = (event: AuditRecord) => {
    const { number = '', title = '' } = world.orders.get(event.orderId) ?? {};
    return { ...presentEvent(event, call), orderNumber: number, orderTitle: title };
  };
  const row = (order: OrderRecord) => presentOrderRow(order, call);
  return {
    deadlines: dueSoon(current, now).slice(0, MAX_ROWS).map(row),
    readyToAward: readyToAward(current, call).slice(0, MAX_ROWS).map(row),
    blockers: blocked(current, call).slice(0, MAX_ROWS).map(row),
    expiringBids: expiringBids(current.filter(isOpen), call).slice(0, MAX_ROWS),
    drafts: latestFirst(drafts).slice(0, MAX_ROWS).map(row),
    countsByStatus: countByStatus(current),
    savings: savings(all, call),
    activity: newestFirst(events, MAX_ROWS).map(activity),
    serverTime: nowIso,
  };
}

function dueSoon(orders: readonly OrderRecord[], now: number): OrderRecord[] {
  return orders
    .flatMap((order) => {
      const due = order.status === 'published' && order.submissionDeadline ? momentOf(order.submissionDeadline) : NaN;
      return due <= now + SOON_MS ? [{ order, due }] : [];
    })
    .sort((a, b) => a.due - b.due)
    .map(({ order }) => order);
}

/** Sorted by decision date; orders without one come last. */
function readyToAward(orders: readonly OrderRecord[], { world }: Call): OrderRecord[] {
  return orders.filter((order) => isAwardable(world, order)).sort((a, b) => decisionDay(a) - decisionDay(b));
}

/** Sorted like `readyToAward`, then by blockers. */
function blocked(orders: readonly OrderRecord[], { world }: Call): OrderRecord[] {
  return orders
    .filter((order) => isOpen(order) && order.counts.blockers > 0 && !isAwardable(world, order))
    .sort((a, b) => decisionDay(a) - decisionDay(b) || b.counts.blockers - a.counts.blockers);
}

const decisionDay = ({ decisionDate }: OrderRecord) => Date.parse(decisionDate ?? '9999-12-31');

function latestFirst(orders: readonly OrderRecord[]): OrderRecord[] {
  return orders.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}

function expiringBids(orders: readonly OrderRecord[], { world, now }: Call): OrdersOverview['expiringBids'] {
  const week = weekIn(now);
  return orders
    .flatMap((order) => {
      const { today, last } = week(order.timeZone);
      const isExpiring = ({ status, validUntil }: BidRecord) =>
        status === 'submitted' && validUntil !== null && validUntil >= today && validUntil <= last;
      return comparableBids(world, order)
        .filter(isExpiring)
        .map(({ id, supplier, number, validUntil }) => ({
          orderId: order.id,
          orderNumber: order.number,
          orderTitle: order.title,
          bidId: id,
          supplierName: supplier.name ?? `№ ${number}`,
          // Bids without a date were filtered out.
          validUntil: validUntil ?? today,
        }));
    })
    .sort((a, b) => Date.parse(a.validUntil) - Date.parse(b.validUntil));
}

/** Memoized by time zone. */
function weekIn(now: number): (timeZone: string) => { today: string; last: string } {
  const known = new Map<string, { today: string; last: string }>();
  return (timeZone) => {
    const today = dayIn(timeZone, now);
    const week = known.get(timeZone) ?? { today, last: addDays(today, EXPIRY_DAYS) ?? today };
    known.set(timeZone, week);
    return week;
  };
}

function savings(orders: readonly OrderRecord[], { world, now, caller }: Call): OrdersOverview['savings'] {
  const { from, to, start, end } = quarterOf(now, caller.user.profile.timeZone);
  const saved = Map.groupBy(
    orders.flatMap(({ id, awardedAt, awardedTotal, budget, currency }) => {
      const at = awardedAt === null ? NaN : momentOf(awardedAt);
      if (awardedTotal === null || budget === null || !(at >= start && at < end)) return [];
      // Only fully awarded orders can be compared with the budget.
      if (world.awards.where('order', id).at(-1)?.savings.vsBudget === null) return [];
      return [{ currency, amount: savingsAgainst(budget, awardedTotal, currency).amount }];
    }),
    ({ currency }) => currency,
  );
  const byCurrency = (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) => {
    const amounts = saved.get(currency) ?? [];
    if (amounts.length === 0) return [];
    const amount = sumAmounts(
      amounts.map((one) => one.amount),
      currency,
    );
    return [{ currency, amount, orders: amounts.length }];
  });
  return { from, to, byCurrency };
}
