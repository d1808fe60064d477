/** Compares versions of a bid for the audit log. Pure. */
import type { AuditChange } from '@zakupki/api-client/schema';
import { BID_FIELDS, BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { compareFields, compareLists } from '../audit.ts';

const LINKS = ['alternativeOfBidId', 'supersedesBidId'] as const satisfies readonly (keyof BidRecord)[];
const FIELDS = [...Object.keys(BID_FIELDS).filter((name) => name !== 'items'), ...LINKS];
const LINE_FIELDS = ['orderItemId', ...Object.keys(BID_LINE_FIELDS)];

/** Added and removed lines are labelled with the order line's name. */
export function compareBids(before: BidRecord, after: BidRecord, order: Pick<OrderRecord, 'items'>): AuditChange[] {
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  const label = (line: BidItemRecord) => names.get(line.orderItemId) ?? line.orderItemId;
  return [
    ...compareFields(before, after, FIELDS),
    ...compareLists(before.items, after.items, LINE_FIELDS, label, '/items'),
  ];
}
