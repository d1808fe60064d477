/** Expands the short form of a bid into its record. */
import { lineTotal } from '@zakupki/procurement/money/amount';
import { totalsOf } from '@zakupki/procurement/money/totals';
import type { VatRate } from '@zakupki/api-client/schema';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { bidStatusOf, type BidStep, type Step } from './steps.ts';
import { dayAfter, minutesAfter } from '../moments.ts';
import { receiptOf } from '../../rules/bids/receipt.ts';
import { copySupplier, emptyBidFields, emptyBidLine } from '../../rules/bids/draft.ts';
import { NO_CONFLICTS } from '../../rules/conflict-counts.ts';

export type SeedBid = {
  slug: string;
  supplier: SupplierRecord;
  /** unit prices in the order of the order's lines; null leaves out a line */
  prices: readonly (string | null)[];
  /** when the buyer received it */
  received: string;
  /** by default created and submitted within an hour after `received` */
  steps?: readonly Step<BidStep>[];
  /** overrides for single lines, by position from 1 */
  lines?: Readonly<Record<number, Partial<BidItemRecord>>>;
  /** VAT rate of every line; the order's by default */
  vatRate?: VatRate;
  /** the supplier states no totals */
  namesNoTotals?: boolean;
  won?: true;
  more?: Partial<BidRecord>;
};

export function stepsOf({ received, steps }: SeedBid): readonly Step<BidStep>[] {
  return (
    steps ?? [
      [minutesAfter(received, 25), 'create'],
      [minutesAfter(received, 41), 'submit'],
    ]
  );
}

/** The record of a bid, without its rank. */
export function buildBid(order: OrderRecord, seedBid: SeedBid, number: number): BidRecord {
  const bid = expandBid(order, seedBid, number);
  const isReceived = bid.invitationId !== null && bid.submittedAt !== null;
  return isReceived ? { ...bid, receipt: receiptOf(order, bid, bid.receivedAt) } : bid;
}

function expandBid(order: OrderRecord, seedBid: SeedBid, number: number): BidRecord {
  const { slug, supplier, received, namesNoTotals = false, won, more } = seedBid;
  const steps = stepsOf(seedBid);
  const [createdAt = received] = steps[0] ?? [];
  const [updatedAt = received] = steps.at(-1) ?? [];
  const submitted = bidStatusOf(steps);
  const decided = submitted === 'submitted' && order.status === 'awarded';
  const stem = stemOf(order, slug);
  const terms = { currency: more?.currency ?? order.currency, vatMode: more?.vatMode ?? order.vatMode };
  const deliveryDays = more?.deliveryDays === undefined ? 14 : more.deliveryDays;

  const items = buildItems(order, seedBid, { currency: terms.currency, deliveryDays });
  return {
    ...emptyBidFields(),
    id: `bid_${stem}`,
    ownerId: order.ownerId,
    orderId: order.id,
    number,
    version: steps.length + Number(decided),
    createdAt,
    updatedAt: (decided ? order.awardedAt : null) ?? updatedAt,
    createdBy: order.createdBy,
    status: decided ? (won ? 'won' : 'lost') : submitted,
    supplier: copySupplier(supplier),
    orderRevision: Math.max(order.revision, 1),
    round: 1,
    receivedAt: received,
    submittedAt: steps.find(([, step]) => step === 'submit')?.[0] ?? null,
    validUntil: order.decisionDate === null ? null : dayAfter(order.decisionDate, 30),
    ...terms,
    declaredTotal: namesNoTotals ? null : declaredTotal(items, terms),
    deliveryDays,
    payment: order.payment,
    alternativeOfBidId: null,
    supersedesBidId: null,
    invitationId: null,
    receipt: null,
    items,
    rank: null,
    counts: NO_CONFLICTS,
    ...withdrawalAndDisqualification(steps, order),
    ...more,
  };
}

/** The common part of the ids of a bid and its lines. */
function stemOf({ id }: OrderRecord, slug: string): string {
  return `${id.slice('ord_'.length)}_${slug}`;
}

/** Lines with a price, or with an entry in `lines`. */
function buildItems(
  order: OrderRecord,
  { slug, prices, lines = {}, vatRate, namesNoTotals = false }: SeedBid,
  { currency, deliveryDays }: { currency: BidRecord['currency']; deliveryDays: number | null },
): BidItemRecord[] {
  const stem = stemOf(order, slug);
  return order.items.flatMap((item, index): BidItemRecord[] => {
    const unitPrice = prices[index] ?? null;
    const override = lines[index + 1];
    if (unitPrice === null && !override) return [];
    const quantity = override?.quantity ?? item.quantity;
    return [
      {
        ...emptyBidLine(),
        id: `bli_${stem}_${index + 1}`,
        orderItemId: item.id,
        countryOfOrigin: 'RU',
        quantity,
        unitCode: item.unitCode,
        unitPrice,
        vatRate: vatRate ?? item.vatRate ?? order.vatRateDefault,
        declaredLineTotal:
          namesNoTotals || unitPrice === null || quantity === null ? null : lineTotal(unitPrice, quantity, currency),
        leadTimeDays: deliveryDays,
        ...override,
      },
    ];
  });
}

/** The correct total: net where prices exclude VAT, gross where they include it. */
function declaredTotal(items: readonly BidItemRecord[], terms: Parameters<typeof totalsOf>[1]): string {
  const offered = items.filter((item) => item.offered);
  const totals = totalsOf(
    offered.map((item) => ({ ...item, vatRate: item.vatRate ?? 'none' })),
    terms,
  );
  return terms.vatMode === 'included' ? totals.gross : totals.net;
}

function withdrawalAndDisqualification(
  steps: readonly Step<BidStep>[],
  { createdBy: by }: OrderRecord,
): Pick<BidRecord, 'withdrawal' | 'disqualification'> {
  const [at = '', name, { reason = '', ground } = {}] = steps.at(-1) ?? [];
  return {
    withdrawal: name === 'withdraw' ? { at, reason, by } : null,
    disqualification: name === 'disqualify' && ground ? { at, reason, reasonCode: ground, by } : null,
  };
}
