/** Validates references, dates and contradictions in bids beyond the schemas. Pure. */
import type { BidItemDraft, BidPatch } from '@zakupki/api-client/schema';
// Makes `findUnit` know the whole classification.
import '@zakupki/procurement/units/okei';
import { findUnit } from '@zakupki/procurement/units/units';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { sizeFaults } from './size.ts';
import type { Fault } from '../../sentences/fault.ts';
import { paymentFaults } from '../orders/payment-terms.ts';
import { taxpayerFaults } from '../companies/tax-id.ts';

type BidContext = {
  order: OrderRecord;
  /** all bids of the order, possibly including this one */
  bids: readonly BidRecord[];
  /** epoch ms */
  now: number;
};

type Check = (bid: BidRecord, context: BidContext) => Fault[];

/** Keyed by field: a change is checked only for the fields it names. */
const CHECKS = {
  supplier: ({ supplier }) => taxpayerFaults(supplier, '/supplier'),
  receivedAt: ({ receivedAt }, { now }) =>
    Date.parse(receivedAt) > now ? [{ pointer: '/receivedAt', code: 'date_order', said: 'received_in_future' }] : [],
  payment: ({ payment }) => (payment ? paymentFaults(payment) : []),
  alternativeOfBidId: (bid, { bids }) => referenceFaults('alternativeOfBidId', bid, bids),
  supersedesBidId: (bid, { bids }) => referenceFaults('supersedesBidId', bid, bids),
  items: ({ items }, { order }) => itemFaults(items, order),
} as const satisfies Partial<Record<keyof BidPatch, Check>>;

/** @param fields fields sent in this request; the others were validated before */
export function bidFaults(fields: ReadonlySet<string>, bid: BidRecord, context: BidContext): Fault[] {
  const faults = Object.entries(CHECKS).flatMap(([field, check]: [string, Check]) =>
    fields.has(field) ? check(bid, context) : [],
  );
  // Sums depend on several fields and need valid lines.
  return faults.length > 0 ? faults : sizeFaults(context.order, bid);
}

function referenceFaults(
  field: 'alternativeOfBidId' | 'supersedesBidId',
  bid: BidRecord,
  bids: readonly BidRecord[],
): Fault[] {
  const pointer = `/${field}`;
  const named = bid[field];
  if (named === null) return [];
  const other = bids.find(({ id }) => id === named);
  // Only the supplier may supersede a supplier's bid.
  if (field === 'supersedesBidId' && other && other.invitationId !== null) {
    return [{ pointer, code: 'not_allowed', said: 'bid_of_supplier' }];
  }
  if (named === bid.id) return [{ pointer, code: 'not_allowed', said: 'bid_names_itself' }];
  const byId = new Map(bids.map((other) => [other.id, other]));
  if (!byId.has(named)) return [{ pointer, code: 'ref_not_found', said: 'bid_unknown' }];
  const seen = new Set<string>();
  for (let id: string | null = named; id !== null && !seen.has(id); id = byId.get(id)?.[field] ?? null) {
    if (id === bid.id) return [{ pointer, code: 'not_allowed', said: 'bid_names_circle' }];
    seen.add(id);
  }
  return [];
}

function itemFaults(items: readonly BidItemRecord[], order: OrderRecord): Fault[] {
  const itemIds = new Set(order.items.map(({ id }) => id));
  const answered = new Set<string>();
  return items.flatMap((item, index) => {
    const at = `/items/${index}`;
    const faults: Fault[] = [];
    if (!itemIds.has(item.orderItemId)) {
      faults.push({ pointer: `${at}/orderItemId`, code: 'ref_not_found', said: 'order_line_unknown' });
    } else if (!item.isEquivalent) {
      if (answered.has(item.orderItemId)) {
        faults.push({ pointer: `${at}/orderItemId`, code: 'unique', said: 'order_line_answered' });
      }
      answered.add(item.orderItemId);
    }
    if (item.unitCode !== null && !findUnit(item.unitCode)) {
      faults.push({ pointer: `${at}/unitCode`, code: 'ref_not_found', said: 'unit_unknown' });
    }
    if (item.leadTimeDays !== null && item.deliveryDate !== null) {
      faults.push({ pointer: `${at}/deliveryDate`, code: 'not_allowed', said: 'lead_time_or_date' });
    }
    return faults;
  });
}

/** Unknown or repeated line ids. */
export function lineIdFaults(before: readonly BidItemRecord[], sent: readonly BidItemDraft[] = []): Fault[] {
  const known = new Set(before.map(({ id }) => id));
  const seen = new Set<string>();
  return sent.flatMap(({ id }, index): Fault[] => {
    if (id === undefined) return [];
    const pointer = `/items/${index}/id`;
    if (seen.has(id)) return [{ pointer, code: 'unique', said: 'bid_line_repeated' }];
    seen.add(id);
    return known.has(id) ? [] : [{ pointer, code: 'ref_not_found', said: 'bid_line_unknown' }];
  });
}
