/** Orders as the contract shows them, with what may be done with each. */
import type { ActionAccess, Order, OrderAccess, OrderRow } from '@zakupki/api-client/schema';
import { accessEnd, blockedBy, COSTS } from '../access/rules/access.ts';
import { publishFaults } from './rules/completeness.ts';
import { needsAccess, ORDER_ACTIONS, type OrderAction, refusalOf } from './rules/transitions.ts';
import { type MessageCode, sentence } from '../../sentences/sentence.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { attachmentsOf } from '../attachments/store.ts';
import { affords } from '../access/store.ts';
import type { Context } from '../../pipeline/operation.ts';

/** The order with everything in it. */
export function presentOrder(order: OrderRecord, context: Context): Order {
  const { ownerId: _owner, hadSubmittedBid: _had, stoodAt: _stood, ...shown } = order;
  return { ...shown, attachments: attachmentsOf(order.id, context), access: accessTo(order, context) };
}

/** The order in a list. */
export function orderRow(order: OrderRecord): OrderRow {
  const { id, version, number, title, status, revision, category, currency, budget, compareBasis } = order;
  const { submissionDeadline, decisionDate, timeZone, tags, counts, summary, awardedTotal } = order;
  const { createdAt, updatedAt, publishedAt, archivedAt, createdBy } = order;
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
    summary,
    awardedTotal,
    createdAt,
    updatedAt,
    publishedAt,
    archivedAt,
    createdBy,
  };
}

function accessTo(order: OrderRecord, context: Context): OrderAccess {
  const actions = ORDER_ACTIONS.map((name): ActionAccess => {
    const { reasonCode, said } = hindrance(name, order, context) ?? { reasonCode: null, said: null };
    return { name, allowed: reasonCode === null, reasonCode, reason: said && sentence(context.lang, said) };
  });
  const can = (name: OrderAction) => actions.some((action) => action.name === name && action.allowed);
  return {
    editable: can('edit'),
    publishable: can('publish') && publishFaults(order, context.now).length === 0,
    actions,
  };
}

type Hindrance = { reasonCode: string; said: MessageCode };

/** What stands against an action: the order's state, the end of the caller's access, or a lack of credits. */
function hindrance(action: OrderAction, order: OrderRecord, context: Context): Hindrance | null {
  const refusal = refusalOf(action, order);
  if (refusal) return { reasonCode: refusal, said: refusal };
  const { now, caller } = context;
  if (!needsAccess(action, order, { accessEnd: accessEnd(caller.user), now })) return null;
  const expired = blockedBy(context.caller.user, context.now);
  if (expired) {
    const code = expired.toLowerCase() as Lowercase<typeof expired>;
    return { reasonCode: code, said: `action_${code}` };
  }
  if (action !== 'publish' || affords(context, COSTS['order.publish'])) return null;
  return { reasonCode: 'credits_expired', said: 'action_credits_expired' };
}
