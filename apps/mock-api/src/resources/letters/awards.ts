/** Notifies invited suppliers of the decision on an order. */
import type { PurchaseOrderRef } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { AwardRecord } from '../../model/records/orders.ts';
import { listBidders, listDeliverable } from './invited.ts';
import { sendToSupplier } from './send.ts';
import type { LetterName } from './texts.ts';
import { isReopened } from '../../rules/awards/purchase-order-refs.ts';

export type AwardDecision = {
  /** as submitted, with their ranks */
  bids: readonly BidRecord[];
  award: AwardRecord;
  /** the order's previous award, which was revoked or reopened */
  before: AwardRecord | undefined;
  /** whether suppliers get the rank of their bid */
  showsRanks: boolean;
  /** for an award that does not follow the criterion, else null */
  offCriterion: string | null;
};

const OFF_CRITERION: Words = {
  en: '\n\nThe order was to be awarded to the lowest total; the decision departs from that. Reason: {reason}',
  ru: '\n\nПобедителя выбирали по наименьшей общей сумме; решение отступает от этого. Причина: {reason}',
};

const RANK: Words = { en: '\n\nYour bid was ranked {rank}.', ru: '\n\nМесто вашего предложения: {rank}.' };

/** Suppliers without a submitted bid get no e-mail, nor do those whose purchase orders stay the same. */
export function sendAwardNotices(call: Call, decision: AwardDecision): void {
  for (const invitation of listDeliverable(call.world, { id: decision.award.orderId })) {
    const submitted = decision.bids.filter((bid) => bid.invitationId === invitation.id && bid.status === 'submitted');
    const notice = submitted.length > 0 ? noticeFor(invitation, decision) : null;
    if (!notice) continue;
    const [rank] = submitted.flatMap((bid) => bid.rank ?? []).toSorted((a, b) => a - b);
    const rankText = (lang: Lang) =>
      decision.showsRanks && rank !== undefined ? fillIn(RANK[lang], { rank: String(rank) }) : '';
    const { offCriterion: reason } = decision;
    const criterionText = (lang: Lang) => (reason === null ? '' : fillIn(OFF_CRITERION[lang], { reason }));
    sendToSupplier(call, notice.letter, invitation, {
      params: (lang) => ({ rank: rankText(lang), criterion: criterionText(lang), purchaseOrders: notice.numbers }),
    });
  }
}

type Notice = { letter: LetterName; numbers: string };

function noticeFor({ id }: InvitationRecord, { award, before }: AwardDecision): Notice | null {
  const purchaseOrders = purchaseOrdersOf(award, id);
  const former = before ? purchaseOrdersOf(before, id).filter(({ status }) => status !== 'refused') : [];
  const hadPurchaseOrders = isReopened(before) && former.length > 0;
  if (purchaseOrders.length > 0) {
    const isSame =
      hadPurchaseOrders &&
      purchaseOrders.length === former.length &&
      purchaseOrders.every((one) => former.some((f) => f.id === one.id));
    return isSame
      ? null
      : { letter: hadPurchaseOrders ? 'purchaseOrderChanged' : 'won', numbers: numbersOf(purchaseOrders) };
  }
  if (hadPurchaseOrders) return { letter: 'purchaseOrderCancelled', numbers: numbersOf(former) };
  return { letter: 'lost', numbers: '' };
}

/** Notifies every supplier who bid of a revoked award; purchase orders end with it. */
export function sendRevocation(call: Call, { award, reason }: { award: AwardRecord; reason: string }): void {
  for (const invitation of listBidders(call.world, { id: award.orderId })) {
    const purchaseOrders = purchaseOrdersOf(award, invitation.id);
    const letter = purchaseOrders.length > 0 ? 'purchaseOrderCancelled' : 'awardRevoked';
    sendToSupplier(call, letter, invitation, {
      reason,
      params: () => ({ purchaseOrders: numbersOf(purchaseOrders) }),
    });
  }
}

/** After a supplier refused a purchase order: all other suppliers who bid wait for the next decision. */
export function sendRefusal(
  call: Call,
  { award, refused }: { award: AwardRecord; refused: Pick<PurchaseOrderRef, 'invitationId'> },
): void {
  for (const invitation of listBidders(call.world, { id: award.orderId })) {
    if (invitation.id === refused.invitationId) continue;
    const purchaseOrders = purchaseOrdersOf(award, invitation.id);
    sendToSupplier(call, purchaseOrders.length > 0 ? 'purchaseOrderStands' : 'decisionReopened', invitation, {
      params: () => ({ purchaseOrders: numbersOf(purchaseOrders) }),
    });
  }
}

const purchaseOrdersOf = ({ purchaseOrders }: Pick<AwardRecord, 'purchaseOrders'>, invitation: string) =>
  purchaseOrders.filter(({ invitationId }) => invitationId === invitation);

const numbersOf = (purchaseOrders: AwardRecord['purchaseOrders']) =>
  purchaseOrders.map(({ number }) => number).join(', ');
