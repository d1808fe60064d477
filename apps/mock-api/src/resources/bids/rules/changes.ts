/** Compares versions of a bid for the audit log. Pure. */
import type { AuditChange } from '@zakupki/api-client/schema';
import type { BidItemRecord, BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { compareFields, compareLists } from '../../audit/rules.ts';

const FIELDS = [
  'supplier',
  'source',
  'externalNumber',
  'externalDate',
  'receivedAt',
  'validUntil',
  'currency',
  'vatMode',
  'declaredTotal',
  'deliveryCost',
  'deliveryDays',
  'deliveryTerms',
  'payment',
  'warrantyMonths',
  'minOrderAmount',
  'alternativeOfBidId',
  'supersedesBidId',
  'notes',
] as const satisfies readonly (keyof BidRecord)[];

const LINE_FIELDS = [
  'orderItemId',
  'offered',
  'offeredName',
  'isEquivalent',
  'equivalentNote',
  'brand',
  'model',
  'countryOfOrigin',
  'quantity',
  'unitCode',
  'unitsPerPack',
  'packsPerUnit',
  'packSize',
  'unitPrice',
  'vatRate',
  'declaredLineTotal',
  'leadTimeDays',
  'deliveryDate',
  'note',
] as const satisfies readonly (keyof BidItemRecord)[];

/** Added and removed lines are labelled with the order line's name. */
export function compareBids(before: BidRecord, after: BidRecord, order: Pick<OrderRecord, 'items'>): AuditChange[] {
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  const label = (line: BidItemRecord) => names.get(line.orderItemId) ?? line.orderItemId;
  return [
    ...compareFields(before, after, FIELDS),
    ...compareLists(before.items, after.items, LINE_FIELDS, label, '/items'),
  ];
}
