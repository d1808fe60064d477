/** Maps entries of the history to events for the buyer and for invited suppliers. */
import type { AuditAction, AuditEvent, LiveEventKind } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../model/records/audit.ts';

/**
 * null means no event. Suppliers get only events about what they may see. They get none for changes by the clock:
 * whichever request comes next applies those changes, so the time of the event would reveal other suppliers' activity.
 */
type Kinds = readonly [buyer: LiveEventKind | null, supplier: LiveEventKind | null];

type OtherAction = Exclude<AuditAction, `attachment.${string}`>;

/** An action added to the contract does not compile until its row decides what suppliers get. */
const KINDS: Readonly<Record<OtherAction, Kinds>> = {
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
  'bid.message': ['order', null],
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

const FILE_KINDS: Readonly<Record<AuditEvent['entity']['type'], Kinds>> = {
  order: ['order', 'addendum'],
  bid: ['bid', 'bid'],
  question: ['answer', 'answer'],
  invitation: [null, null],
  purchase_order: [null, null],
};

export function kindsOf({ action, entity }: Pick<AuditRecord, 'action' | 'entity'>): Kinds {
  return action === 'attachment.add' || action === 'attachment.delete' ? FILE_KINDS[entity.type] : KINDS[action];
}
