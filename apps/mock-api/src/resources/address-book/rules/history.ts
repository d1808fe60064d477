/** Figures of a supplier over all orders. Pure. */
import type { Currency, InvitationStatus, SupplierFigures } from '@zakupki/api-client/schema';
import { compare, divide, subtract, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { percentOf } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { momentOf } from '../../../dates/moment.ts';

const HOUR_MS = 60 * 60 * 1000;

export type AskedOrder = {
  readonly order: OrderRecord;
  /** when the supplier was invited, or else when the order was published */
  readonly askedAt: string | null;
  /** null for a supplier who bid without one */
  readonly invitation: { readonly status: InvitationStatus; readonly declinedAt: string | null } | null;
  /** submitted, the latest first */
  readonly bids: readonly BidRecord[];
  /** what the supplier was awarded, with VAT and delivery, in the order's currency */
  readonly awarded: Decimal | null;
};

/** Of several invitations of one supplier, the one that came furthest counts. */
export const PROGRESS: readonly InvitationStatus[] = [
  'revoked',
  'bounced',
  'invited',
  'opened',
  'declined',
  'drafting',
  'submitted',
];

/** @param lateRate percent of submitted bids received after the deadline; null without any */
export function supplierFigures(orders: readonly AskedOrder[], lateRate: Decimal | null): SupplierFigures {
  const answered = orders.filter(({ bids }) => bids.length > 0);
  const won = answered.filter(isWon).length;
  const decided = answered.filter(({ order }) => order.status === 'awarded').length;
  return {
    invited: orders.length,
    answered: answered.length,
    won,
    declined: orders.filter(({ invitation }) => invitation?.status === 'declined').length,
    answeredPercent: percentOf(String(answered.length), String(orders.length)),
    wonPercent: percentOf(String(won), String(decided)),
    medianResponseHours: median(answered.flatMap((one) => responseHours(one) ?? [])),
    onTimePercent: lateRate === null ? null : subtract('100', lateRate),
    awarded: awardedByCurrency(orders),
  };
}

const isWon = ({ bids }: AskedOrder) => bids.some(({ status }) => status === 'won');

/** From the question to the first bid, with one fraction digit; null without a bid after it. */
export function responseHours({ askedAt, bids }: Pick<AskedOrder, 'askedAt' | 'bids'>): Decimal | null {
  if (askedAt === null || bids.length === 0) return null;
  const first = Math.min(...bids.map(({ receivedAt }) => momentOf(receivedAt)));
  const passed = first - momentOf(askedAt);
  return passed < 0 ? null : divide(String(passed), String(HOUR_MS), 1);
}

/** The last moment at which something happened between the buyer and the supplier, epoch ms. */
export function lastContact({ askedAt, invitation, bids }: AskedOrder): number {
  const moments = [...bids.map(({ receivedAt }) => receivedAt), askedAt, invitation?.declinedAt ?? null];
  return Math.max(0, ...moments.filter((at) => at !== null).map(momentOf));
}

function awardedByCurrency(orders: readonly AskedOrder[]): SupplierFigures['awarded'] {
  const amounts = new Map<Currency, Decimal[]>();
  for (const { order, awarded } of orders)
    if (awarded !== null) amounts.set(order.currency, [...(amounts.get(order.currency) ?? []), awarded]);
  return [...amounts].map(([currency, all]) => ({ currency, orders: all.length, gross: sumAmounts(all, currency) }));
}

/** Of an even number the mean of the two in the middle. */
function median(values: readonly Decimal[]): Decimal | null {
  const ascending = values.toSorted(compare);
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.floor((ascending.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : divide(sum([lower, upper]), '2', 1);
}
