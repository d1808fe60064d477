/** Figures of a supplier over all orders. Pure. */
import type { Currency, InvitationStatus, SupplierFigures } from '@zakupki/api-client/schema';
import { divide, subtract, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { percentOf } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { median } from './stats.ts';

const HOUR_MS = 60 * 60 * 1000;

export type AskedOrder = {
  readonly order: OrderRecord;
  /** when the supplier was invited, or else when the order was published */
  readonly askedAt: string | null;
  /** null when the supplier bid without an invitation */
  readonly invitation: { readonly status: InvitationStatus; readonly declinedAt: string | null } | null;
  /** submitted, the latest first */
  readonly bids: readonly BidRecord[];
  /** what the supplier was awarded, with VAT and delivery, in the order's currency */
  readonly awarded: Decimal | null;
};

/** From the least to the most progress. Of several invitations of a supplier, the furthest one counts. */
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
    medianResponseHours: median(
      answered.flatMap((order) => responseHours(order) ?? []),
      1,
    ),
    onTimePercent: lateRate === null ? null : subtract('100', lateRate),
    awarded: awardedByCurrency(orders),
  };
}

const isWon = ({ bids }: AskedOrder) => bids.some(({ status }) => status === 'won');

/** Hours from `askedAt` to the first bid, with one fraction digit; null when no bid came after it. */
export function responseHours({ askedAt, bids }: Pick<AskedOrder, 'askedAt' | 'bids'>): Decimal | null {
  if (askedAt === null || bids.length === 0) return null;
  const first = Math.min(...bids.map(({ receivedAt }) => momentOf(receivedAt)));
  const passed = first - momentOf(askedAt);
  return passed < 0 ? null : divide(String(passed), String(HOUR_MS), 1);
}

/** Time of the latest contact between the buyer and the supplier, epoch ms; 0 without any. */
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
