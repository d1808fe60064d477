/** Exports orders, bids and awards as workbooks, and the bid template. */
import type { Words } from '@zakupki/words';
import { writeBidForm } from '@zakupki/spreadsheet/bid-form/write-bid-form';
import { offersSheet, orderSheets } from '@zakupki/spreadsheet/exports/order-workbook';
import { CSV_FORMS, writeCsv } from '@zakupki/spreadsheet/writing/write-csv';
import { awardSheet } from '@zakupki/spreadsheet/exports/award-sheet';
import { writeWorkbook, XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { OrderRecord } from '../../model/records/orders.ts';
import { newestFirst } from '../../rules/audit.ts';
import { presentEvent } from '../audit/present.ts';
import { presentComparison } from '../comparison/present.ts';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../orders/guards.ts';
import { orderData } from './order-data.ts';

const BID_NAME: Words = { en: 'Bid', ru: 'Предложение' };

export const fileExports = {
  exportOrder: operation<'exportOrder', OrderRecord>({
    locate: locateOrder,
    handle: ({ query: { format = 'xlsx', table = 'offers' } }, call, order) => {
      const { world, lang } = call;
      const { order: presented, bids, ...decision } = orderData(order, call);
      const { award } = decision;
      const headers = downloadAs(fileName([order.number, order.title], format));
      if (format === 'json') {
        return { status: 200, body: { exportedAt: call.nowIso, order: presented, bids, ...decision }, headers };
      }
      if (format === 'csv') {
        if (table === 'award' && !award) throw notFound(`order.status: ${order.status}`);
        const sheet =
          table === 'award' && award
            ? awardSheet({ order: presented, award }, lang)
            : offersSheet({ order: presented, bids, award }, lang);
        const text = writeCsv(sheet, CSV_FORMS[lang]);
        return { status: 200, file: { type: 'text/csv', write: async () => Buffer.from(text) }, headers };
      }
      const comparison = presentComparison(order, { includeExpired: true, includeDisqualified: true }, call);
      const events = newestFirst(world.audit.where('order', order.id)).map((event) => presentEvent(event, call));
      const sheets = orderSheets({ order: presented, bids, comparison, award, events }, lang);
      return { status: 200, file: { type: XLSX_TYPE, write: () => writeWorkbook(sheets) }, headers };
    },
  }),

  getBidForm: operation<'getBidForm', OrderRecord>({
    locate: locateOrder,
    handle: (_request, { lang }, order) => {
      const name = BID_NAME[lang];
      const headers = downloadAs(fileName([name, order.number, order.title], 'xlsx'));
      return { status: 200, file: { type: XLSX_TYPE, write: () => writeBidForm(order, lang) }, headers };
    },
  }),
} satisfies Operations<'exportOrder' | 'getBidForm'>;
