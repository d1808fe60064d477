/** Spreadsheets in and out: blocks and files read into drafts, workbooks and forms written. */
import type { BidImport, BidImportRequest, TaxId } from '@zakupki/api-client/schema';
import { writeBidForm } from '@zakupki/spreadsheet/bid-form';
import { bidImport, orderImport } from '@zakupki/spreadsheet/import';
import { UnreadableError } from '@zakupki/spreadsheet/limits';
import { offersSheet, orderSheets } from '@zakupki/spreadsheet/order-workbook';
import { CSV_FORMS, writeCsv } from '@zakupki/spreadsheet/write-csv';
import { writeWorkbook } from '@zakupki/spreadsheet/write-workbook';
import { Problem } from '../pipeline/problem.ts';
import type { Fault } from '../rules/fault.ts';
import { isOpen } from '../rules/order-transitions.ts';
import { taxKey, taxpayerFaults } from '../rules/tax-id.ts';
import type { ImportMappingRecord, OrderRecord } from '../world/records.ts';
import { newestFirst } from './audit-log.ts';
import { shownEvent } from './audit.ts';
import { shownBid } from './bid-store.ts';
import { comparisonFor } from './comparison.ts';
import { downloadAs, fileName } from './download.ts';
import { type ReadSource, readSource, sourceOf, unreadable } from './import-source.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { given } from './order-gate.ts';
import { ownOrder } from './order-store.ts';
import { shownOrder } from './order-view.ts';
import { refuse } from './refuse.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const spreadsheets = {
  parseOrderImport: operation<'parseOrderImport', undefined, ReadSource>({
    readsOnly: true,
    read: readSource,
    handle: ({ body }, context, _target, read) => {
      const source = sourceOf(body, read, context);
      const { lang } = context;
      return { status: 200, body: readable(() => orderImport(source, { lang, mapping: body.mapping }), body, context) };
    },
  }),

  parseBidImport: operation<'parseBidImport', OrderRecord, ReadSource>({
    readsOnly: true,
    read: readSource,
    locate: ({ orderId }, context) => ownOrder(context, orderId),
    guard: (order) => {
      if (!isOpen(order)) throw new Problem(409, 'order_not_open', { reason: `order.status: ${order.status}` });
    },
    handle: ({ body }, context, order, read) => {
      refuse(bidImportFaults(body, order), context);
      const source = sourceOf(body, read, context);
      const { supplierTaxId = null, mapping, matches, file } = body;
      const remembered = supplierTaxId && rememberedOf(supplierTaxId, context);
      const terms = {
        lang: context.lang,
        order,
        mapping,
        matches,
        isFile: file !== undefined,
        remembered: remembered?.columns,
      };
      const found = readable(() => bidImport(source, terms), body, context);
      if (body.rememberMapping && supplierTaxId) remember(supplierTaxId, found, remembered, context);
      return {
        status: 200,
        body: { ...found, bidDraft: { ...found.bidDraft, ...supplierOf(found, supplierTaxId, context) } },
      };
    },
  }),

  exportOrder: operation<'exportOrder', OrderRecord>({
    locate: given,
    handle: ({ query: { format = 'xlsx' } }, context, order) => {
      const { world, lang } = context;
      const kept = world.bids.where('order', order.id).toSorted((a, b) => a.number - b.number);
      const bids = kept.map((bid) => shownBid({ bid, order }, context));
      const shown = shownOrder(order, context);
      const headers = downloadAs(fileName([order.number, order.title], format));
      if (format === 'json') return { status: 200, body: { exportedAt: context.nowIso, order: shown, bids }, headers };
      if (format === 'csv') {
        const text = writeCsv(offersSheet({ order: shown, bids }, lang), CSV_FORMS[lang]);
        return { status: 200, file: { type: 'text/csv', write: async () => Buffer.from(text) }, headers };
      }
      const comparison = comparisonFor(order, { includeExpired: true, includeDisqualified: true }, context);
      const events = newestFirst(world.audit.where('order', order.id)).map(shownEvent);
      const sheets = orderSheets({ order: shown, bids, comparison, events }, lang);
      return { status: 200, file: { type: XLSX, write: () => writeWorkbook(sheets) }, headers };
    },
  }),

  getBidTemplate: operation<'getBidTemplate', OrderRecord>({
    locate: ({ orderId }, context) => ownOrder(context, orderId),
    handle: (_request, { lang }, order) => {
      const name = lang === 'ru' ? 'Предложение' : 'Bid';
      const headers = downloadAs(fileName([name, order.number, order.title], 'xlsx'));
      return { status: 200, file: { type: XLSX, write: () => writeBidForm(order, lang) }, headers };
    },
  }),
} satisfies Operations<'parseOrderImport' | 'parseBidImport' | 'exportOrder' | 'getBidTemplate'>;

/** @throws Problem 422 where a sheet of the source cannot be read */
function readable<T>(read: () => T, body: Parameters<typeof unreadable>[1], context: Context): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableError ? unreadable(error, body, context) : error;
  }
}

function bidImportFaults(
  { supplierTaxId = null, rememberMapping, mapping, matches = [] }: BidImportRequest,
  order: OrderRecord,
): Fault[] {
  const faults = taxpayerFaults({ taxId: supplierTaxId, kpp: null }).map((fault) => ({
    ...fault,
    pointer: fault.pointer.replace('/taxId', '/supplierTaxId'),
  }));
  if (rememberMapping && supplierTaxId === null)
    faults.push({ pointer: '/supplierTaxId', code: 'required', said: 'import_whose_mapping' });
  if (rememberMapping && !mapping?.columns?.length)
    faults.push({ pointer: '/mapping', code: 'required', said: 'import_which_mapping' });
  const known = new Set(order.items.map(({ id }) => id));
  const rows = new Set<number>();
  const lines = new Set<string>();
  for (const [index, { row, orderItemId }] of matches.entries()) {
    const pointer = `/matches/${index}`;
    if (rows.has(row)) faults.push({ pointer: `${pointer}/row`, code: 'unique', said: 'unique' });
    if (orderItemId !== null && !known.has(orderItemId))
      faults.push({ pointer: `${pointer}/orderItemId`, code: 'ref_not_found', said: 'line_not_in_order' });
    else if (orderItemId !== null && lines.has(orderItemId))
      faults.push({ pointer: `${pointer}/orderItemId`, code: 'unique', said: 'unique' });
    rows.add(row);
    if (orderItemId !== null) lines.add(orderItemId);
  }
  return faults;
}

function rememberedOf(taxId: TaxId, { world, caller }: Context): ImportMappingRecord | null {
  const key = taxKey(taxId);
  return world.importMappings.where('owner', caller.user.id).find((record) => record.taxKey === key) ?? null;
}

/** Keeps what the caller said of the columns, by their headings. */
function remember(
  taxId: TaxId,
  { mapping }: BidImport,
  before: ImportMappingRecord | null,
  { world, caller, nowIso }: Context,
): void {
  const chosen = mapping.columns.filter(({ source }) => source === 'given' || source === 'remembered');
  world.importMappings.put({
    id: before?.id ?? world.id('map'),
    ownerId: caller.user.id,
    taxKey: taxKey(taxId),
    columns: chosen.map(({ column, heading, field }) => ({ column, heading, field })),
    updatedAt: nowIso,
  });
}

/** The supplier of the draft: the entry of the address book with its tax number, else what the file says. */
function supplierOf(
  { bidDraft }: BidImport,
  asked: TaxId | null,
  { world, caller }: Context,
): Pick<BidImport['bidDraft'], 'supplier'> {
  const written = bidDraft.supplier;
  const taxId = asked ?? written?.taxId ?? null;
  if (taxId === null) return {};
  const entry = world.suppliers
    .where('owner', caller.user.id)
    .find((known) => known.taxId && taxKey(known.taxId) === taxKey(taxId));
  return { supplier: { ...written, ...(entry ? { supplierId: entry.id } : { taxId }) } };
}
