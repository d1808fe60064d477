import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import type { AuditAction, AuditEvent } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useGetMeQuery } from '../user/me-api.ts';

type Names = {
  /** The reader's own actions have their own sentence, and so do those of a company with what bears its name. */
  by: 'you' | 'self' | 'other';
  /** In the history of an order its own number is left out. */
  of: 'this' | 'other';
  who: string;
  what: string;
};

/** One sentence for each action of the contract; a missing one does not compile. */
const WORDS: Readonly<Record<AuditAction, (names: Names) => string>> = {
  'order.create': (names) => m.audit_order_create(names),
  'order.duplicate': (names) => m.audit_order_duplicate(names),
  'order.update': (names) => m.audit_order_update(names),
  'order.revise': (names) => m.audit_order_revise(names),
  'order.publish': (names) => m.audit_order_publish(names),
  'order.extend': (names) => m.audit_order_extend(names),
  'order.close': (names) => m.audit_order_close(names),
  'order.deadline': (names) => m.audit_order_deadline(names),
  'order.open_bids': (names) => m.audit_order_open_bids(names),
  'order.reopen': (names) => m.audit_order_reopen(names),
  'order.award': (names) => m.audit_order_award(names),
  'order.revoke_award': (names) => m.audit_order_revoke_award(names),
  'order.unsuccessful': (names) => m.audit_order_unsuccessful(names),
  'order.cancel': (names) => m.audit_order_cancel(names),
  'order.archive': (names) => m.audit_order_archive(names),
  'order.unarchive': (names) => m.audit_order_unarchive(names),
  'bid.create': (names) => m.audit_bid_create(names),
  'bid.duplicate': (names) => m.audit_bid_duplicate(names),
  'bid.update': (names) => m.audit_bid_update(names),
  'bid.delete': (names) => m.audit_bid_delete(names),
  'bid.submit': (names) => m.audit_bid_submit(names),
  'bid.confirm_revision': (names) => m.audit_bid_confirm_revision(names),
  'bid.withdraw': (names) => m.audit_bid_withdraw(names),
  'bid.disqualify': (names) => m.audit_bid_disqualify(names),
  'bid.reinstate': (names) => m.audit_bid_reinstate(names),
  'bid.message': (names) => m.audit_bid_message(names),
  'bid.disclose_target': (names) => m.audit_bid_disclose_target(names),
  'conflict.resolve': (names) => m.audit_conflict_resolve(names),
  'conflict.reopen': (names) => m.audit_conflict_reopen(names),
  'question.ask': (names) => m.audit_question_ask(names),
  'question.answer': (names) => m.audit_question_answer(names),
  'attachment.add': (names) => m.audit_attachment_add(names),
  'attachment.delete': (names) => m.audit_attachment_delete(names),
  'invitation.send': (names) => m.audit_invitation_send(names),
  'invitation.link': (names) => m.audit_invitation_link(names),
  'invitation.remind': (names) => m.audit_invitation_remind(names),
  'invitation.revoke': (names) => m.audit_invitation_revoke(names),
  'invitation.decline': (names) => m.audit_invitation_decline(names),
  'invitation.reconsider': (names) => m.audit_invitation_reconsider(names),
  'purchase_order.confirm': (names) => m.audit_purchase_order_confirm(names),
  'purchase_order.refuse': (names) => m.audit_purchase_order_refuse(names),
};

export const AUDIT_ACTIONS = Object.keys(WORDS) as readonly AuditAction[];

type Reading = {
  /** The user at the keyboard, whose own actions read "You …". */
  readonly readerId?: string | undefined;
  /** Whether the event is read in the history of its order. */
  readonly isInOrder?: boolean | undefined;
};

export function activityText(event: AuditEvent, { readerId, isInOrder = false }: Reading = {}): string {
  const { action, actor, copiedBy, entity } = event;
  // Anyone who has a copied link may have acted.
  const isReader = actor !== null && actor.id === readerId && !copiedBy;
  const name = actor?.name ?? m.audit_system();
  const who = copiedBy ? m.audit_copied({ who: name, name: copiedBy.name }) : name;
  const isSelf = actor !== null && contactNameBeside(entity.label, actor.name) === null;
  const of = isInOrder && entity.type === 'order' ? 'this' : 'other';
  return WORDS[action]({ by: isReader ? 'you' : isSelf ? 'self' : 'other', of, who, what: entity.label });
}

/** `activityText` for the signed-in reader. */
export function useActivityText({ isInOrder }: Pick<Reading, 'isInOrder'> = {}): (event: AuditEvent) => string {
  const { data: me } = useGetMeQuery();
  const readerId = (me?.impersonator ?? me?.user)?.id;
  return (event) => activityText(event, { readerId, isInOrder });
}
