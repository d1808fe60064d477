import type { PurchaseOrder, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { Words } from '@zakupki/words';
import { writePurchaseOrder } from '@zakupki/spreadsheet/exports/purchase-order-workbook';
import { XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { AwardRecord } from '../../../model/records/orders.ts';
import { compareFields } from '../../../rules/audit.ts';
import { recordAudit } from '../../../tables/audit.ts';
import { signatureNow, withdrawBid } from '../../bids/store.ts';
import { saveOrder } from '../../orders/store.ts';
import { isDecided, listPurchaseOrders, requireAward, setBidStatuses } from '../store.ts';
import { sendRefusal } from '../notices.ts';
import {
  ensureAnswerable,
  listOwnPurchaseOrders,
  type OwnPurchaseOrderTarget,
  presentOwn,
  requireOwnPurchaseOrder,
} from '../own-purchase-orders.ts';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import { type Context, operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { requireOrder } from '../../orders/store.ts';
import { requireReason } from '../../reason.ts';

const FILE_NAME: Words = { en: 'Purchase order', ru: 'Заказ поставщику' };

export const purchaseOrders = {
  listPurchaseOrders: operation<'listPurchaseOrders', readonly PurchaseOrder[]>({
    locate: listPresented,
    handle: (_request, _context, data) => ({ status: 200, body: { data: [...data] } }),
  }),

  exportPurchaseOrder: operation<'exportPurchaseOrder', PurchaseOrder>({
    locate: (params, context) => {
      const found = listPresented(params, context).find(({ id }) => id === params.purchaseOrderId);
      if (!found) throw notFound();
      return found;
    },
    handle: (_request, context, purchaseOrder) => {
      const { lang } = context;
      const { timeZone } = requireOrder(context, purchaseOrder.orderId);
      const write = () => writePurchaseOrder(purchaseOrder, { lang, timeZone });
      const name = [FILE_NAME[lang], purchaseOrder.number, purchaseOrder.supplier.name];
      return { status: 200, file: { type: XLSX_TYPE, write }, headers: downloadAs(fileName(name, 'xlsx')) };
    },
  }),

  confirmPurchaseOrder: operation<'confirmPurchaseOrder', OwnPurchaseOrderTarget>({
    locate: requireOwnPurchaseOrder,
    guard: ensureAnswerable,
    handle: (_request, context, target) => {
      const { order, purchaseOrder } = target;
      recordAudit(context, { action: 'purchase_order.confirm', order, purchaseOrder });
      return saveAndPresent(context, target, { status: 'confirmed', answeredAt: context.nowIso, refusalReason: null });
    },
  }),

  refusePurchaseOrder: operation<'refusePurchaseOrder', OwnPurchaseOrderTarget>({
    locate: requireOwnPurchaseOrder,
    guard: ensureAnswerable,
    handle: ({ body }, context, target) => {
      const reason = requireReason(body.reason, context);
      reopenDecision(context, target, reason);
      sendRefusal(context, target.award, target.purchaseOrder);
      const answer = { status: 'refused', answeredAt: context.nowIso, refusalReason: reason } as const;
      const revocation = { reason, ...signatureNow(context), refusedPurchaseOrderId: target.purchaseOrder.id };
      return saveAndPresent(context, target, answer, { revocation });
    },
  }),
} satisfies Operations<'listPurchaseOrders' | 'exportPurchaseOrder' | 'confirmPurchaseOrder' | 'refusePurchaseOrder'>;

/** @throws Problem 404 */
function listPresented(params: { orderId: string }, context: Context): readonly PurchaseOrder[] {
  if (context.caller.invitation) return listOwnPurchaseOrders(params, context);
  const { order, award } = requireAward(params, context);
  return listPurchaseOrders(order, award, context);
}

/** Withdraws the bids of the refused purchase order. All other bids return to their state before the award. */
function reopenDecision(context: Context, { order, purchaseOrder }: OwnPurchaseOrderTarget, reason: string): void {
  const { world } = context;
  setBidStatuses(context, order, (bid) => (isDecided(bid) ? 'submitted' : bid.status));
  for (const bidId of purchaseOrder.bidIds) {
    const bid = world.bids.get(bidId);
    if (bid) withdrawBid(context, { bid, order }, reason);
  }
  const current = world.orders.get(order.id) ?? order;
  const reopened = { status: 'evaluation', awardedAt: null, awardedTotal: null, archivedAt: null } as const;
  const after = saveOrder(context, { ...current, ...reopened });
  const changes = compareFields(current, after, ['status', 'awardedTotal']);
  recordAudit(context, { action: 'purchase_order.refuse', order: after, purchaseOrder, changes, reason });
}

type SupplierAnswer = Pick<PurchaseOrderRef, 'status' | 'answeredAt' | 'refusalReason'>;

function saveAndPresent(
  context: Context,
  { award, purchaseOrder }: OwnPurchaseOrderTarget,
  answer: SupplierAnswer,
  changes: Partial<AwardRecord> = {},
) {
  const purchaseOrders = award.purchaseOrders.map((ref) => (ref.id === purchaseOrder.id ? { ...ref, ...answer } : ref));
  context.world.awards.put({ ...award, ...changes, version: award.version + 1, purchaseOrders });
  return { status: 200, body: presentOwn({ ...purchaseOrder, ...answer }, context) } as const;
}
