/**
 * An order as invited suppliers see it. Every field is named, so a field added to the contract does not compile until
 * someone decides whether suppliers may see it (docs/decisions/0065-suppliers-without-accounts.md).
 */
import { createHash } from 'node:crypto';
import type { AuditAction, OrderItem } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { NO_CONFLICTS } from '../../rules/conflict-counts.ts';
import { visibleChanges } from '../../rules/orders/visible-changes.ts';

/** Leaves out what depends on other suppliers, and the buyer's limits and notes. */
export function publishedView(order: OrderRecord, world: World): OrderRecord {
  const seen = {
    id: order.id,
    ownerId: order.ownerId,
    number: order.number,
    title: order.title,
    description: order.description,
    status: order.status,
    revision: order.revision,
    category: order.category,
    currency: order.currency,
    compareBasis: order.compareBasis,
    vatMode: order.vatMode,
    vatRateDefault: order.vatRateDefault,
    requireVat: order.requireVat,
    partialBidsAllowed: order.partialBidsAllowed,
    alternativesAllowed: order.alternativesAllowed,
    sealedBids: order.sealedBids,
    openedAt: order.openedAt,
    ...(order.openings && { openings: order.openings }),
    showCeilings: order.showCeilings,
    awardCriteria: order.awardCriteria,
    submissionDeadline: order.submissionDeadline,
    decisionDate: order.decisionDate,
    timeZone: order.timeZone,
    delivery: order.delivery,
    payment: order.payment,
    items: order.items.map((item) => itemView(item, order)),
    lots: order.lots,
    createdAt: order.publishedAt ?? order.createdAt,
    updatedAt: lastVisibleChange(order, world),
    publishedAt: order.publishedAt,
    closedAt: order.closedAt,
    awardedAt: order.awardedAt,
    cancelledAt: order.cancelledAt,
    createdBy: { id: order.ownerId, name: buyerName(order, world) },
    // Withheld: always these constants.
    tags: [],
    budget: null,
    exchangeRates: [],
    counts: { items: order.items.length, bids: 0, submittedBids: 0, ...NO_CONFLICTS },
    summary: null,
    awardedTotal: null,
    archivedAt: null,
    charged: true,
    reopenCount: 0,
    endReason: null,
    hadSubmittedBid: false,
  } satisfies Omit<OrderRecord, 'version' | 'calculatedAt'>;
  const files = world.attachments.where('of', order.id).map((file) => file.id);
  return { ...seen, version: versionOf({ seen, files }) };
}

function itemView(item: OrderItem, { showCeilings }: OrderRecord): OrderItem {
  return {
    id: item.id,
    position: item.position,
    lotKey: item.lotKey,
    name: item.name,
    specification: item.specification,
    sku: item.sku,
    gtin: item.gtin,
    quantity: item.quantity,
    unitCode: item.unitCode,
    quantityTolerancePercent: item.quantityTolerancePercent,
    requiredBy: item.requiredBy,
    deliveryNote: item.deliveryNote,
    vatRate: item.vatRate,
    okpd2: item.okpd2,
    changedInRevision: item.changedInRevision,
    maxUnitPrice: showCeilings ? item.maxUnitPrice : null,
  };
}

/** Returns a version from 1 to 4,294,967,295 that changes only with `seen`. */
export function versionOf(seen: object): number {
  return createHash('sha256').update(JSON.stringify(seen)).digest().readUInt32BE() || 1;
}

/** Actions whose changes suppliers always see. */
const VISIBLE: ReadonlySet<AuditAction> = new Set([
  'order.extend',
  'order.reopen',
  'order.revoke_award',
  'order.unsuccessful',
  'purchase_order.refuse',
]);

/** Actions whose changes suppliers see in part. */
const PARTLY_VISIBLE: ReadonlySet<AuditAction> = new Set([
  'order.revise',
  'order.update',
  'attachment.add',
  'attachment.delete',
]);

function isVisible(event: AuditRecord, order: OrderRecord): boolean {
  if (VISIBLE.has(event.action)) return true;
  // Files of bids and questions are not the order's.
  if (!PARTLY_VISIBLE.has(event.action) || event.entity.type !== 'order') return false;
  return visibleChanges(event, order).length > 0;
}

function lastVisibleChange(order: OrderRecord, world: World): string {
  const { id, publishedAt, closedAt, awardedAt, cancelledAt, createdAt } = order;
  const events = world.audit.where('order', id).filter((event) => isVisible(event, order));
  const moments = [publishedAt, closedAt, awardedAt, cancelledAt, ...events.map(({ at }) => at)];
  return moments.filter((at) => at !== null).reduce((a, b) => (momentOf(b) > momentOf(a) ? b : a), createdAt);
}

/** `Анна Соколова, ООО «Северный ветер»` */
function buyerName({ ownerId, createdBy }: OrderRecord, world: World): string {
  const profile = world.users.get(ownerId)?.profile;
  if (!profile) return createdBy.name;
  return [personName(profile), profile.company.name].filter(Boolean).join(', ') || createdBy.name;
}
