/** The changes that something follows from, with what those who follow need to know. */
import type { PersonRef, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { AwardRecord, OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import type { AuditEntry } from '../../tables/audit.ts';
import type { AwardDecision } from '../letters/awards.ts';

export type OrderChange = { order: OrderRecord };

/** Events are entered in the history; without any, the history does not mention the change. */
export type RecordedChange = OrderChange & { events: readonly Omit<AuditEntry, 'order'>[] };

/** `order` is to be stored, with its new version; `before` is undefined for a new one. */
export type OrderSaved = RecordedChange & { before: OrderRecord | undefined };

/** `bid` is to be stored, with its new version; `before` is undefined for a new one. */
export type BidSaved = RecordedChange & { before: BidRecord | undefined; bid: BidRecord };

export type BidChange = RecordedChange & { bid: BidRecord };

type InvitationChange = RecordedChange & { invitation: InvitationRecord };

export type Changes = {
  'order.saved': OrderSaved;
  /** at its deadline */
  'order.closed_by_clock': OrderSaved;
  /** or became valid again when the clock was set back */
  'offers.expired': OrderChange;

  'bid.saved': BidSaved;
  /** by an invited supplier, as are the next two */
  'bid.submitted': BidSaved;
  /** submitted, and now changed, confirmed or restored */
  'bid.received_again': BidSaved;
  'bid.withdrawn': BidSaved;
  'bid.file_changed': BidChange;
  /** removed already */
  'bid.deleted': BidChange;
  /** by an award or its revocation; saving the order follows */
  'bids.decided': { bids: readonly BidRecord[] };
  /** bids of the order refer to another entry of the address book */
  'suppliers.merged': OrderChange;

  /** of the order itself or of a question */
  'file.changed': RecordedChange;

  'conflict.resolved': RecordedChange;
  'conflict.waived': RecordedChange;
  'conflict.reopened': RecordedChange;

  'question.asked': RecordedChange;
  'question.answered': RecordedChange & { question: QuestionRecord };

  'invitation.sent': InvitationChange;
  'invitation.link_copied': InvitationChange & { copiedBy: PersonRef };
  'invitation.reminded': InvitationChange & { message: string | null };
  'invitation.revoked': InvitationChange & { reason: string | null };
  'invitation.declined': RecordedChange;
  'invitation.reconsidered': RecordedChange;

  'award.made': AwardDecision;
  'award.revoked': { award: AwardRecord; reason: string };
  'purchase_order.confirmed': RecordedChange;
  'purchase_order.refused': RecordedChange & { award: AwardRecord; refused: PurchaseOrderRef };
};

/** The others are made by a caller. */
export type MadeByClock = 'order.closed_by_clock' | 'offers.expired';
