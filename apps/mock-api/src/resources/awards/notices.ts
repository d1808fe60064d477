/** Notifies invited suppliers of the decision on an order. */
import { fillIn, type Lang, type Words } from '@zakupki/procurement/words';
import type { Context } from '../../pipeline/operation.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import type { AwardRecord } from '../../world/records/orders.ts';
import { sendToSupplier } from '../invitations/letters/send.ts';
import type { LetterName } from '../invitations/letters/texts.ts';
import { isLive } from '../invitations/rights.ts';
import { isReopened } from './rules/purchase-order-refs.ts';

type Decision = {
  /** as submitted, with their ranks */
  bids: readonly BidRecord[];
  award: AwardRecord;
  /** the order's previous award, which was revoked or reopened */
  before: AwardRecord | undefined;
  /** whether suppliers get the rank of their bid */
  showsRanks: boolean;
};

const RANK: Words = { en: '\n\nYour bid was ranked {rank}.', ru: '\n\nМесто вашего предложения: {rank}.' };

/** Suppliers without a submitted bid get no e-mail, nor do suppliers who have already been notified. */
export function sendAwardNotices(context: Context, decision: Decision): void {
  for (const invitation of listDeliverable(context, decision.award)) {
    const submitted = decision.bids.filter((bid) => bid.invitationId === invitation.id && bid.status === 'submitted');
    const notice = submitted.length > 0 ? noticeFor(invitation, submitted, decision) : null;
    if (!notice) continue;
    const [rank] = submitted.flatMap((bid) => bid.rank ?? []).toSorted((a, b) => a - b);
    const rankText = (lang: Lang) =>
      decision.showsRanks && rank !== undefined ? fillIn(RANK[lang], { rank: String(rank) }) : '';
    sendToSupplier(context, notice.letter, invitation, {
      params: (lang) => ({ rank: rankText(lang), purchaseOrders: notice.numbers }),
    });
  }
}

type Notice = { letter: LetterName; numbers: string };

function noticeFor({ id }: InvitationRecord, bids: readonly BidRecord[], { award, before }: Decision): Notice | null {
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
  const ids = new Set(bids.map((bid) => bid.id));
  const wasAlreadyNotified =
    former.length === 0 && before?.memo.offers.some(({ bidId, competes }) => competes && ids.has(bidId));
  return wasAlreadyNotified ? null : { letter: 'lost', numbers: '' };
}

/** Notifies suppliers whose purchase orders end with a revoked award. */
export function sendCancellations(context: Context, award: AwardRecord): void {
  for (const invitation of listDeliverable(context, award)) {
    const purchaseOrders = purchaseOrdersOf(award, invitation.id);
    if (purchaseOrders.length === 0) continue;
    sendToSupplier(context, 'purchaseOrderCancelled', invitation, {
      params: () => ({ purchaseOrders: numbersOf(purchaseOrders) }),
    });
  }
}

function listDeliverable({ world }: Context, { orderId }: Pick<AwardRecord, 'orderId'>): InvitationRecord[] {
  return world.invitations
    .where('order', orderId)
    .filter((invitation) => isLive(invitation) && invitation.bouncedAt === null);
}

const purchaseOrdersOf = ({ purchaseOrders }: Pick<AwardRecord, 'purchaseOrders'>, invitation: string) =>
  purchaseOrders.filter(({ invitationId }) => invitationId === invitation);

const numbersOf = (purchaseOrders: AwardRecord['purchaseOrders']) =>
  purchaseOrders.map(({ number }) => number).join(', ');
