/** Notices about what invited suppliers do: bids, declines, bounced e-mails, answers to purchase orders. Pure. */
import type { AuditAction, NotificationType } from '@zakupki/api-client/schema';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { AuditRecord } from '../../model/records/audit.ts';
import { invitationStatus } from '../invitations/status.ts';
import type { AnsweredPurchaseOrder, NoticeDraft, OpenOrder } from './notice.ts';
import { linkOf, namesOf, shortened } from './order-names.ts';

type BidNoticeType = Extract<NotificationType, `bid_${string}`>;

const BID_NOTICES: Partial<Record<AuditAction, BidNoticeType>> = {
  'bid.submit': 'bid_received',
  'bid.update': 'bid_changed',
  'bid.confirm_revision': 'bid_changed',
  'bid.withdraw': 'bid_withdrawn',
};

/** Of each bid the latest change replaces the notices about earlier ones. */
export function supplierBidNotices({ order, bids, history }: OpenOrder): NoticeDraft[] {
  const invitations = new Map(bids.map((bid) => [bid.id, bid.invitationId]));
  const refusals = new Set(
    history.filter(({ action }) => action === 'purchase_order.refuse').map(({ at, actor }) => `${at} ${actor?.id}`),
  );
  const isOwn = ({ actor, entity }: AuditRecord) =>
    entity.type === 'bid' && actor !== null && actor.id === invitations.get(entity.id);
  // A refused purchase order withdraws its bids; the refusal has a notice.
  const isCaused = ({ action, at, actor }: AuditRecord) =>
    action === 'bid.withdraw' && refusals.has(`${at} ${actor?.id}`);
  const events = history.filter((event) => BID_NOTICES[event.action] && isOwn(event));
  return events.flatMap((event, index): NoticeDraft[] => {
    const { id, action, entity, reason } = event;
    const type = BID_NOTICES[action];
    const at = momentOf(event.at);
    const next = events.slice(index + 1).find((later) => later.entity.id === entity.id);
    if (type === undefined || isCaused(event)) return [];
    return [
      {
        type,
        about: id,
        at,
        until: next ? momentOf(next.at) : Infinity,
        params: { ...namesOf(order), supplier: shortened(entity.label), at: { moment: at }, reason: reasonOf(reason) },
        link: `${linkOf(order)}/bids/${entity.id}`,
      },
    ];
  });
}

/** A colon before the reason, or a full stop without one. */
const reasonOf = (reason: string | null) => (reason === null ? '.' : `: ${shortened(reason)}`);

export function invitationNotices({ order, bids, invitations }: OpenOrder): NoticeDraft[] {
  return invitations.flatMap((invitation): NoticeDraft[] => {
    const { id, supplierName, email, decline, bouncedAt } = invitation;
    const status = invitationStatus(
      invitation,
      bids.filter((bid) => bid.invitationId === id),
    );
    const since = status === 'declined' ? decline?.at : status === 'bounced' ? bouncedAt : null;
    if (since == null) return [];
    return [
      {
        type: status === 'declined' ? 'invitation_declined' : 'invitation_bounced',
        about: `${id} ${since}`,
        at: momentOf(since),
        until: Infinity,
        params: {
          ...namesOf(order),
          supplier: shortened(supplierName),
          email,
          reason: reasonOf(decline?.reason ?? null),
        },
        link: `${linkOf(order)}?tab=suppliers`,
      },
    ];
  });
}

/** A refusal is news until the order is decided again. */
export function purchaseOrderNotice({ ref, order }: AnsweredPurchaseOrder): NoticeDraft[] {
  const { id, status, answeredAt, number, refusalReason, supplierName } = ref;
  if (status === 'sent' || answeredAt === null) return [];
  if (status === 'refused' && order.status !== 'evaluation') return [];
  const params = {
    title: shortened(order.title),
    supplier: shortened(supplierName),
    purchaseOrder: number,
    reason: shortened(refusalReason ?? ''),
  };
  const link = `${linkOf(order)}?tab=award`;
  return [{ type: `purchase_order_${status}`, about: id, at: momentOf(answeredAt), until: Infinity, params, link }];
}
