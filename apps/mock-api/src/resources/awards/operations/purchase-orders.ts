import type { PurchaseOrder } from '@zakupki/api-client/schema';
import type { Words } from '@zakupki/procurement/words';
import { writePurchaseOrder } from '@zakupki/spreadsheet/exports/purchase-order-workbook';
import { XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import { notFound } from '../../../pipeline/problem.ts';
import { type AwardTarget, listPurchaseOrders, requireAward } from '../store.ts';
import { downloadAs, fileName } from '../../../pipeline/response/download.ts';
import { operation, type Operations } from '../../../pipeline/operation.ts';

type PurchaseOrderTarget = AwardTarget & { purchaseOrder: PurchaseOrder };

const FILE_NAME: Words = { en: 'Purchase order', ru: 'Заказ поставщику' };

export const purchaseOrders = {
  listPurchaseOrders: operation<'listPurchaseOrders', AwardTarget>({
    locate: requireAward,
    handle: (_request, context, { order, award }) => ({
      status: 200,
      body: { data: listPurchaseOrders(order, award, context) },
    }),
  }),

  exportPurchaseOrder: operation<'exportPurchaseOrder', PurchaseOrderTarget>({
    locate: ({ orderId, purchaseOrderId }, context) => {
      const target = requireAward({ orderId }, context);
      const purchaseOrder = listPurchaseOrders(target.order, target.award, context).find(
        ({ id }) => id === purchaseOrderId,
      );
      if (!purchaseOrder) throw notFound();
      return { ...target, purchaseOrder };
    },
    handle: (_request, { lang }, { order, purchaseOrder }) => {
      const name = FILE_NAME[lang];
      const write = () => writePurchaseOrder(purchaseOrder, { lang, timeZone: order.timeZone });
      const headers = downloadAs(
        fileName([name, purchaseOrder.number.replace('/', '-'), purchaseOrder.supplier.name], 'xlsx'),
      );
      return { status: 200, file: { type: XLSX_TYPE, write }, headers };
    },
  }),
} satisfies Operations<'listPurchaseOrders' | 'exportPurchaseOrder'>;
