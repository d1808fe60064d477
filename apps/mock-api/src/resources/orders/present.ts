import type { ActionAccess, Order, OrderAccess, OrderRow } from '@zakupki/api-client/schema';
import { accessEnd, findBlock, COSTS } from '../../rules/access/access.ts';
import { isAwardable } from './awardable.ts';
import { publishFaults } from '../../rules/orders/completeness.ts';
import {
  needsAccess,
  ORDER_ACTIONS,
  type OrderAction,
  findRefusal,
  takesBids,
  takesQuestions,
} from '../../rules/orders/transitions.ts';
import { type MessageCode, sentence } from '../../sentences/sentence.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAttachmentsForSupplier, listOrderFiles } from '../../tables/attachments.ts';
import { countOpenedBids, countSealedBids } from '../../tables/bids/order-bids.ts';
import { earlierOpenings } from '../../rules/bids/sealing.ts';
import { canAfford } from '../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

export function presentOrder(order: OrderRecord, call: Call): Order {
  const { ownerId: _owner, hadSubmittedBid: _had, calculatedAt: _calculatedAt, openings: _openings, ...fields } = order;
  const attachments = call.caller.invitation
    ? listAttachmentsForSupplier(call.world.attachments.where('of', order.id), order, call)
    : listOrderFiles(order.id, call);
  return {
    ...fields,
    earlierOpenings: earlierOpenings(order),
    sealedBidCount: sealedCountFor(order, call),
    isAwardable: isAwardableFor(order, call),
    openedBidCount: call.caller.invitation ? 0 : countOpenedBids(call.world, order),
    attachments,
    access: presentOrderAccess(order, call),
  };
}

/** Suppliers must not learn how many others bid. */
function sealedCountFor(order: OrderRecord, { caller, world }: Call): number {
  return caller.invitation ? 0 : countSealedBids(world, order);
}

const isAwardableFor = (order: OrderRecord, { caller, world }: Call): boolean =>
  caller.invitation === null && isAwardable(world, order);

export function presentOrderRow(order: OrderRecord, call: Call): OrderRow {
  const { id, version, number, title, status, revision, category, currency, budget, compareBasis } = order;
  const { submissionDeadline, decisionDate, timeZone, tags, counts, summary, awardedTotal } = order;
  const { createdAt, updatedAt, publishedAt, closedAt, archivedAt, createdBy } = order;
  return {
    id,
    version,
    number,
    title,
    status,
    revision,
    category,
    currency,
    budget,
    compareBasis,
    submissionDeadline,
    decisionDate,
    timeZone,
    tags,
    counts,
    sealedBidCount: sealedCountFor(order, call),
    isAwardable: isAwardableFor(order, call),
    summary,
    awardedTotal,
    createdAt,
    updatedAt,
    publishedAt,
    closedAt,
    archivedAt,
    createdBy,
  };
}

function presentOrderAccess(order: OrderRecord, call: Call): OrderAccess {
  if (call.caller.invitation) return supplierAccess(order, call);
  const end = accessEnd(call.caller.user);
  const actions = ORDER_ACTIONS.map((name): ActionAccess => {
    const { reasonCode, said } = findDisabledReason(name, order, end, call) ?? { reasonCode: null, said: null };
    return { name, allowed: reasonCode === null, reasonCode, reason: said && sentence(call.lang, said) };
  });
  const can = (name: OrderAction) => actions.some((action) => action.name === name && action.allowed);
  return {
    editable: can('edit'),
    publishable: can('publish') && publishFaults(order, call.now).length === 0,
    actions,
  };
}

/** What suppliers may do with an order. */
function supplierAccess(order: OrderRecord, { lang, now, caller }: Call): OrderAccess {
  const refusals = [
    ['create_bid', takesBids(order, now) ? null : 'bidding_closed'],
    ['ask_question', takesQuestions(order) ? (caller.copiedBy ? 'mailbox_required' : null) : 'questions_closed'],
  ] as const;
  const actions = refusals.map(([name, reasonCode]): ActionAccess => {
    return { name, allowed: reasonCode === null, reasonCode, reason: reasonCode && sentence(lang, reasonCode) };
  });
  return { editable: false, publishable: false, actions };
}

type DisabledReason = { reasonCode: string; said: MessageCode };

/** Finds why an action is disabled: the order's state, expired access, or missing credits. */
function findDisabledReason(
  action: OrderAction,
  order: OrderRecord,
  accessEnd: number | null,
  call: Call,
): DisabledReason | null {
  const refusal = findRefusal(action, order);
  if (refusal) return { reasonCode: refusal, said: refusal };
  const { now } = call;
  if (!needsAccess(action, order, { accessEnd, now })) return null;
  const expired = findBlock(call.caller.user, call.now);
  if (expired) {
    const code = expired.toLowerCase() as Lowercase<typeof expired>;
    return { reasonCode: code, said: `action_${code}` };
  }
  if (action !== 'publish' || canAfford(call, COSTS['order.publish'])) return null;
  return { reasonCode: 'credits_expired', said: 'action_credits_expired' };
}
