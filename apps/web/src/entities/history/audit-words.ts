import type { AuditAction, AuditEvent } from '@zakupki/api-client/schema';
import { m } from '#messages';

type Said = { who: string; what: string };

/** One sentence for each action of the contract; a missing one does not compile. */
const WORDS: Readonly<Record<AuditAction, (said: Said) => string>> = {
  'order.create': (said) => m.audit_order_create(said),
  'order.duplicate': (said) => m.audit_order_duplicate(said),
  'order.update': (said) => m.audit_order_update(said),
  'order.revise': (said) => m.audit_order_revise(said),
  'order.publish': (said) => m.audit_order_publish(said),
  'order.extend': (said) => m.audit_order_extend(said),
  'order.close': (said) => m.audit_order_close(said),
  'order.deadline': (said) => m.audit_order_deadline(said),
  'order.open_bids': (said) => m.audit_order_open_bids(said),
  'order.reopen': (said) => m.audit_order_reopen(said),
  'order.award': (said) => m.audit_order_award(said),
  'order.revoke_award': (said) => m.audit_order_revoke_award(said),
  'order.unsuccessful': (said) => m.audit_order_unsuccessful(said),
  'order.cancel': (said) => m.audit_order_cancel(said),
  'order.archive': (said) => m.audit_order_archive(said),
  'order.unarchive': (said) => m.audit_order_unarchive(said),
  'bid.create': (said) => m.audit_bid_create(said),
  'bid.duplicate': (said) => m.audit_bid_duplicate(said),
  'bid.update': (said) => m.audit_bid_update(said),
  'bid.delete': (said) => m.audit_bid_delete(said),
  'bid.submit': (said) => m.audit_bid_submit(said),
  'bid.confirm_revision': (said) => m.audit_bid_confirm_revision(said),
  'bid.withdraw': (said) => m.audit_bid_withdraw(said),
  'bid.disqualify': (said) => m.audit_bid_disqualify(said),
  'bid.reinstate': (said) => m.audit_bid_reinstate(said),
  'bid.disclose_target': (said) => m.audit_bid_disclose_target(said),
  'conflict.resolve': (said) => m.audit_conflict_resolve(said),
  'conflict.reopen': (said) => m.audit_conflict_reopen(said),
  'question.ask': (said) => m.audit_question_ask(said),
  'question.answer': (said) => m.audit_question_answer(said),
  'attachment.add': (said) => m.audit_attachment_add(said),
  'attachment.delete': (said) => m.audit_attachment_delete(said),
  'invitation.send': (said) => m.audit_invitation_send(said),
  'invitation.link': (said) => m.audit_invitation_link(said),
  'invitation.remind': (said) => m.audit_invitation_remind(said),
  'invitation.revoke': (said) => m.audit_invitation_revoke(said),
  'invitation.decline': (said) => m.audit_invitation_decline(said),
  'invitation.reconsider': (said) => m.audit_invitation_reconsider(said),
  'purchase_order.confirm': (said) => m.audit_purchase_order_confirm(said),
  'purchase_order.refuse': (said) => m.audit_purchase_order_refuse(said),
};

export const AUDIT_ACTIONS = Object.keys(WORDS) as readonly AuditAction[];

export function activityText(event: AuditEvent): string {
  return WORDS[event.action]({ who: event.actor?.name ?? m.audit_system(), what: event.entity.label });
}
