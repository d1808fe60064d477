/**
 * What follows from what. Operations change a record and announce it; everything else that then changes is listed here,
 * in its order, in the transaction of the request: when one of them fails, nothing has happened.
 *
 * Notifications, live events and webhooks are in no list: they are read from the history (`record`) when someone asks,
 * by `rules/notifications`, `rules/events/kinds.ts` and `webhooks/events.ts`.
 */
import type { Call, WorldNow } from '@zakupki/mock-engine/pipeline/call';
import { sendAwardNotices, sendRefusal, sendRevocation } from '../letters/awards.ts';
import { sendDecisions } from '../letters/decisions.ts';
import { sendInvitation, sendLinkCopied, sendReminder, sendRevoked } from '../letters/invitations.ts';
import { sendAddendum, sendOrderLetters } from '../letters/orders.ts';
import { sendReceipt, sendWithdrawal } from '../letters/receipts.ts';
import type { Changes, MadeByClock } from './changes.ts';
import {
  keepBidDeletion,
  keepDecisionDates,
  keepOrderVersion,
  nameSupplier,
  openSealedBids,
  updateConflictsAndRanks,
  record,
  recordAtDeadline,
  sendAnswer,
  storeBid,
  storeBidVersion,
  storeDecidedBids,
  storeWithConflictsAndRanks,
} from './followers.ts';

type CallOf<K> = K extends MadeByClock ? WorldNow : Call;
type Followers<K extends keyof Changes> = readonly ((call: CallOf<K>, change: Changes[K]) => void)[];

const ORDER_SAVED = [keepDecisionDates, openSealedBids, storeWithConflictsAndRanks, keepOrderVersion];
const BID_SAVED = [storeBidVersion, record, sendDecisions, updateConflictsAndRanks];

const FOLLOWERS: { readonly [K in keyof Changes]: Followers<K> } = {
  'order.saved': [...ORDER_SAVED, record, sendOrderLetters],
  'order.closed_by_clock': [...ORDER_SAVED, recordAtDeadline],
  'offers.expired': [updateConflictsAndRanks],

  'bid.saved': BID_SAVED,
  'bid.submitted': [...BID_SAVED, nameSupplier, sendReceipt],
  'bid.received_again': [...BID_SAVED, sendReceipt],
  'bid.withdrawn': [...BID_SAVED, sendWithdrawal],
  'bid.file_changed': [record, storeBid, updateConflictsAndRanks],
  'bid.deleted': [keepBidDeletion, record, updateConflictsAndRanks],
  'bids.decided': [storeDecidedBids],
  'suppliers.merged': [updateConflictsAndRanks],

  'file.changed': [record, sendAddendum],

  'conflict.resolved': [record],
  'conflict.waived': [updateConflictsAndRanks, record],
  'conflict.reopened': [updateConflictsAndRanks, record],

  'question.asked': [record],
  'question.answered': [record, sendAnswer],

  'invitation.sent': [sendInvitation, record],
  'invitation.link_copied': [sendLinkCopied, record],
  'invitation.reminded': [sendReminder, record],
  'invitation.revoked': [record, sendRevoked],
  'invitation.declined': [record],
  'invitation.reconsidered': [record],

  'award.made': [sendAwardNotices],
  'award.revoked': [sendRevocation],
  'purchase_order.confirmed': [record],
  'purchase_order.refused': [record, sendRefusal],
};

/** Runs what follows from a change. */
export function announce<K extends keyof Changes>(call: CallOf<K>, name: K, change: Changes[K]): void {
  const followers: Followers<K> = FOLLOWERS[name];
  for (const follow of followers) follow(call, change);
}
