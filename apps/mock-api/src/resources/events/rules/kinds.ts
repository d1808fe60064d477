/** Which event an entry of the history becomes, for the buyer and for invited suppliers. */
import type { AuditAction, AuditEvent, LiveEventKind } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../../world/records/audit.ts';

/**
 * Null for no event. Suppliers get events of an order where it is theirs, and of anything else where they see it. What
 * the clock does is written by the next request, no matter who sends it, so its time would reveal other suppliers.
 */
type Kinds = readonly [buyer: LiveEventKind | null, supplier: LiveEventKind | null];

type OfHistory = Exclude<AuditAction, `attachment.${string}`>;

/** An action that is added to the contract does not compile before its row decides what suppliers get. */
const KINDS: Readonly<Record<OfHistory, Kinds>> = {
  'order.create': ['order', null],
  'order.duplicate': ['order', null],
  'order.update': ['order', 'addendum'],
  'order.revise': ['addendum', 'addendum'],
  'order.publish': ['order', null],
  'order.extend': ['deadline', 'deadline'],
  'order.close': ['deadline', 'deadline'],
  'order.deadline': [null, null],
  'order.open_bids': ['opened', null],
  'order.reopen': ['deadline', 'deadline'],
  'order.award': ['award', 'award'],
  'order.revoke_award': ['award', 'award'],
  'order.unsuccessful': ['award', 'award'],
  'order.cancel': ['award', 'award'],
  'order.archive': ['order', null],
  'order.unarchive': ['order', null],
  'bid.create': ['bid', 'bid'],
  'bid.duplicate': ['bid', 'bid'],
  'bid.update': ['bid', 'bid'],
  'bid.delete': ['bid', 'bid'],
  'bid.submit': ['bid', 'bid'],
  'bid.confirm_revision': ['bid', 'bid'],
  'bid.withdraw': ['bid', 'bid'],
  'bid.disqualify': ['bid', 'bid'],
  'bid.reinstate': ['bid', 'bid'],
  'bid.disclose_target': ['bid', null],
  'conflict.resolve': ['bid', null],
  'conflict.reopen': ['bid', null],
  'question.ask': ['question', 'question'],
  'question.answer': ['answer', 'answer'],
  'invitation.send': ['invitation', 'invitation'],
  'invitation.link': ['invitation', null],
  'invitation.remind': ['invitation', null],
  'invitation.revoke': ['invitation', null],
  'invitation.decline': ['decline', 'decline'],
  'invitation.reconsider': ['decline', 'decline'],
  'purchase_order.confirm': ['purchase_order', 'purchase_order'],
  'purchase_order.refuse': ['purchase_order', 'purchase_order'],
};

const OF_FILES: Readonly<Record<AuditEvent['entity']['type'], Kinds>> = {
  order: ['order', 'addendum'],
  bid: ['bid', 'bid'],
  question: ['answer', 'answer'],
  invitation: [null, null],
  purchase_order: [null, null],
};

export function kindsOf({ action, entity }: Pick<AuditRecord, 'action' | 'entity'>): Kinds {
  return action === 'attachment.add' || action === 'attachment.delete' ? OF_FILES[entity.type] : KINDS[action];
}
