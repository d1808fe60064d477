/** A supplier's orders and figures. */
import type { SupplierHistoryOrder } from '@zakupki/api-client/schema';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import type { SupplierRecord } from '../../../model/records/suppliers.ts';
import { bidFlags } from '../../../rules/bids/totals.ts';
import { calculateTotals } from '../../../rules/bids/worth.ts';
import { presentSupplier } from '../present.ts';
import { requireSupplier } from '../store.ts';
import { type AskedOrder, responseHours, supplierFigures } from '../../../rules/suppliers/history.ts';
import { listAskedOrders } from '../asked-orders.ts';

export const supplierHistory = {
  getSupplierHistory: operation<'getSupplierHistory', SupplierRecord>({
    locate: requireSupplier,
    handle: ({ query }, call, supplier) => {
      const orders = listAskedOrders(supplier, call);
      const figures = supplierFigures(orders, presentSupplier(supplier, call).stats.lateRate);
      const { data, page } = pageOf(orders, query);
      return { status: 200, body: { figures, data: data.map((asked) => presentAsked(asked, call.now)), page } };
    },
  }),
} satisfies Operations<'getSupplierHistory'>;

function presentAsked(asked: AskedOrder, now: number): SupplierHistoryOrder {
  const { order, askedAt, invitation, bids } = asked;
  const { id: orderId, number, title, status, currency } = order;
  return {
    orderId,
    number,
    title,
    status,
    currency,
    askedAt,
    invitation: invitation?.status ?? null,
    responseHours: responseHours(asked),
    bids: bids.map((bid) => ({
      id: bid.id,
      number: bid.number,
      status: bid.status,
      round: bid.round,
      receivedAt: bid.receivedAt,
      isLate: bidFlags(order, bid, now).isLate,
      rank: bid.rank,
      total: calculateTotals(order, bid).comparableGross,
    })),
  };
}
