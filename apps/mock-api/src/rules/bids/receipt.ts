/** The receipt of a submitted bid: its total, and its content as one hash. Pure. */
import { hash } from 'node:crypto';
import type { BidReceipt } from '@zakupki/api-client/schema';
import { BID_FIELDS, BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAnswers } from './totals.ts';
import { quotedSums } from './worth.ts';

export function receiptOf(order: OrderRecord, bid: BidRecord, at: string): BidReceipt {
  const { gross } = quotedSums(listAnswers(order, bid), bid);
  return { at, gross, hash: hash('sha256', canonicalJson(contentOf(bid))) };
}

/** What the supplier states, without ids, ranks and decisions. */
function contentOf(bid: BidRecord) {
  const { orderId, orderRevision, alternativeOfBidId, items, fileHashes = [] } = bid;
  const { supplierId: _supplierId, ...supplier } = bid.supplier;
  return {
    ...pick(bid, Object.keys(BID_FIELDS)),
    orderId,
    orderRevision,
    alternativeOfBidId,
    supplier,
    items: items.map((line: BidItemRecord) => pick(line, ['orderItemId', ...Object.keys(BID_LINE_FIELDS)])),
    files: fileHashes.toSorted((a, b) => (a < b ? -1 : 1)),
  };
}

const pick = (record: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(record, name) as unknown]));

/** Sorted keys, no spaces. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}
