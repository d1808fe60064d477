import type { PurchaseOrder, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { Words } from '@zakupki/words';
import { writePurchaseOrder } from '@zakupki/spreadsheet/exports/purchase-order-workbook';
import { XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { AwardRecord } from '../../../model/records/orders.ts';
import { compareFields } from '../../../rules/audit.ts';
import { signatureNow, withdrawBid } from '../../bids/store.ts';
import { saveOrder } from '../../orders/store.ts';
import { isDecided, listPurchaseOrders, requireAward, setBidStatuses } from '../store.ts';
import { announce } from '../../changes/announce.ts';
import {
  ensureAnswerable,
  listOwnPurchaseOrders,
  type OwnPurchaseOrderTarget,
  presentOwn,
  requireOwnPurchaseOrder,
} from '../own-purchase-orders.ts';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { requireOrder } from '../../orders/store.ts';
import { requireReason } from '../../reason.ts';

const FILE_NAME: Words = { en: 'Purchase order', ru: 'Заказ поставщику' };

export const purchaseOrders = {
  listPurchaseOrders: operation<'listPurchaseOrders', readonly PurchaseOrder[]>({
    locate: listPresented,
    handle: (_request, _context, data) => ({ status: 200, body: { data: [...data] } }),
  }),

  exportPurchaseOrder: operation<'exportPurchaseOrder', PurchaseOrder>({
    locate: (params, call) => {
      const found = listPresented(params, call).find(({ id }) => id === params.purchaseOrderId);
      if (!found) throw notFound();
      return found;
    },
    handle: (_request, call, purchaseOrder) => {
      const { lang } = call;
      const { timeZone } = requireOrder(call, purchaseOrder.orderId);
      const write = () => writePurchaseOrder(purchaseOrder, { lang, timeZone });
      const name = [FILE_NAME[lang], purchaseOrder.number, purchaseOrder.supplier.name];
      return { status: 200, file: { type: XLSX_TYPE, write }, headers: downloadAs(fileName(name, 'xlsx')) };
    },
  }),

  confirmPurchaseOrder: operation<'confirmPurchaseOrder', OwnPurchaseOrderTarget>({
    locate: requireOwnPurchaseOrder,
    guard: ensureAnswerable,
    handle: (_request, call, target) => {
      const { order, purchaseOrder } = target;
      const events = [{ action: 'purchase_order.confirm' as const, purchaseOrder }];
      announce(call, 'purchase_order.confirmed', { order, events });
      return saveAndPresent(call, target, { status: 'confirmed', answeredAt: call.nowIso, refusalReason: null });
    },
  }),

  refusePurchaseOrder: operation<'refusePurchaseOrder', OwnPurchaseOrderTarget>({
    locate: requireOwnPurchaseOrder,
    guard: ensureAnswerable,
    handle: ({ body }, call, target) => {
      const reason = requireReason(body.reason, call);
      reopenDecision(call, target, reason);
      const answer = { status: 'refused', answeredAt: call.nowIso, refusalReason: reason } as const;
      const revocation = { reason, ...signatureNow(call), refusedPurchaseOrderId: target.purchaseOrder.id };
      return saveAndPresent(call, target, answer, { revocation });
    },
  }),
} satisfies Operations<'listPurchaseOrders' | 'exportPurchaseOrder' | 'confirmPurchaseOrder' | 'refusePurchaseOrder'>;

/** @throws Problem 404 */
function listPresented(params: { orderId: string }, call: Call): readonly PurchaseOrder[] {
  if (call.caller.invitation) return listOwnPurchaseOrders(params, call);
  const { order, award } = requireAward(params, call);
  return listPurchaseOrders(order, award, call);
}

/** Withdraws the bids of the refused purchase order. All other bids return to their state before the award. */
function reopenDecision(call: Call, { order, award, purchaseOrder }: OwnPurchaseOrderTarget, reason: string): void {
  const { world } = call;
  setBidStatuses(call, order, (bid) => (isDecided(bid) ? 'submitted' : bid.status));
  for (const bidId of purchaseOrder.bidIds) {
    const bid = world.bids.get(bidId);
    if (bid) withdrawBid(call, { bid, order }, reason);
  }
  const current = world.orders.get(order.id) ?? order;
  const reopened = { status: 'evaluation', awardedAt: null, awardedTotal: null, archivedAt: null } as const;
  const after = saveOrder(call, { ...current, ...reopened }, []);
  const changes = compareFields(current, after, ['status', 'awardedTotal']);
  const events = [{ action: 'purchase_order.refuse' as const, purchaseOrder, changes, reason }];
  announce(call, 'purchase_order.refused', { order: after, award, refused: purchaseOrder, events });
}

type SupplierAnswer = Pick<PurchaseOrderRef, 'status' | 'answeredAt' | 'refusalReason'>;

function saveAndPresent(
  call: Call,
  { award, purchaseOrder }: OwnPurchaseOrderTarget,
  answer: SupplierAnswer,
  changes: Partial<AwardRecord> = {},
) {
  const purchaseOrders = award.purchaseOrders.map((ref) => (ref.id === purchaseOrder.id ? { ...ref, ...answer } : ref));
  call.world.awards.put({ ...award, ...changes, version: award.version + 1, purchaseOrders });
  return { status: 200, body: presentOwn({ ...purchaseOrder, ...answer }, call) } as const;
}
