/** Parses pasted text and files into drafts. */
import type { BidImport, BidImportRequest, OrderImport, TaxId } from '@zakupki/api-client/schema';
import { runImport } from './pool.ts';
import type { ImportResult } from './task.ts';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from '../../sentences/fault.ts';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { takesBids } from '../../rules/orders/transitions.ts';
import { findLastPrices } from '../../tables/previous-prices.ts';
import { taxpayerFaults } from '../../rules/companies/tax-id.ts';
import { taxKey } from '@zakupki/procurement/identifiers/tax-key';
import { isOpen, type OrderRecord } from '../../model/records/orders.ts';
import type { ImportMappingRecord } from '../../model/records/suppliers.ts';
import { importFaults, unreadableProblem } from './source.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../orders/guards.ts';
import { refuse } from '../../sentences/refuse.ts';

export const imports = {
  parseOrderImport: operation<'parseOrderImport', undefined, ImportResult<OrderImport>>({
    readsOnly: true,
    read: ({ body: { mapping, prices, ...input } }, call) => {
      refuse(importFaults({ ...input, mapping }), call);
      return runImport({ kind: 'order', input, terms: { lang: call.lang, mapping, prices } }, callerKey(call));
    },
    handle: ({ body }, call, _target, { found, refused }) => {
      if (refused) throw unreadableProblem(refused, body, call);
      return { status: 200, body: found };
    },
  }),

  parseBidImport: operation<'parseBidImport', OrderRecord, ImportResult<BidImport>>({
    readsOnly: true,
    locate: locateOrder,
    guard: (order, { caller, now }) => {
      const reason = `order.status: ${order.status}`;
      if (caller.invitation && !takesBids(order, now)) throw new Problem('bidding_closed', { reason });
      if (!isOpen(order)) throw new Problem('order_not_open', { reason });
    },
    read: ({ body }, call, order) => {
      refuse([...bidImportFaults(body, order), ...importFaults(body)], call);
      const { supplierTaxId = null, mapping, matches, text, file } = body;
      const remembered = supplierTaxId && findMapping(supplierTaxId, call);
      const { items, currency, vatMode, timeZone } = order;
      const terms = {
        lang: call.lang,
        order: { items, currency, vatMode, lastPrices: lastPricesFor(order, call) },
        mapping,
        matches,
        isFile: file !== undefined,
        remembered: remembered?.columns,
        today: dayIn(timeZone, call.now),
      };
      return runImport({ kind: 'bid', input: { text, file }, terms }, callerKey(call));
    },
    handle: ({ body }, call, _order, { found, refused }) => {
      if (refused) throw unreadableProblem(refused, body, call);
      const { supplierTaxId = null, rememberMapping } = body;
      if (rememberMapping && supplierTaxId) saveMapping(supplierTaxId, found, call);
      const bidDraft = { ...found.bidDraft, ...matchSupplier(found, supplierTaxId, call) };
      const source = call.caller.invitation && ({ source: 'supplier_link' } as const);
      return { status: 200, body: { ...found, bidDraft: { ...bidDraft, ...source } } };
    },
  }),
} satisfies Operations<'parseOrderImport' | 'parseBidImport'>;

/** The buyer's own: a supplier could see them in how a file is read. */
const lastPricesFor = (order: OrderRecord, { world, caller, now }: Call) =>
  caller.invitation ? undefined : Object.fromEntries(findLastPrices(world, order, now));

const callerKey = ({ world, caller }: Call) => `${world.name} ${caller.user.id}`;

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

function findMapping(taxId: TaxId, { world, caller }: Call): ImportMappingRecord | null {
  const key = taxKey(taxId);
  return world.importMappings.where('owner', caller.user.id).find((record) => record.taxKey === key) ?? null;
}

/** Remembers the columns the caller assigned, by heading. */
function saveMapping(taxId: TaxId, { mapping }: BidImport, call: Call): void {
  const { world, caller, nowIso } = call;
  const before = findMapping(taxId, call);
  const chosen = mapping.columns.filter(({ source }) => source === 'given' || source === 'remembered');
  world.importMappings.put({
    id: before?.id ?? world.id('map'),
    ownerId: caller.user.id,
    taxKey: taxKey(taxId),
    columns: chosen.map(({ column, heading, field }) => ({ column, heading, field })),
    updatedAt: nowIso,
  });
}

/** The address book entry with the tax number, else the supplier in the file. */
function matchSupplier(
  { bidDraft }: BidImport,
  requestedTaxId: TaxId | null,
  { world, caller }: Call,
): Pick<BidImport['bidDraft'], 'supplier'> {
  const fileSupplier = bidDraft.supplier;
  const taxId = requestedTaxId ?? fileSupplier?.taxId ?? null;
  if (taxId === null) return {};
  const entry = world.suppliers
    .where('owner', caller.user.id)
    .find((known) => known.taxId && taxKey(known.taxId) === taxKey(taxId));
  return { supplier: { ...fileSupplier, ...(entry ? { supplierId: entry.id } : { taxId }) } };
}
