/** Orders that a supplier was asked for. */
import { comparableBidsOf, bidsOfInvitation } from '../../tables/bids/order-bids.ts';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { findAward } from '../awards/store.ts';
import { isLive } from '../../tables/rights/invitations.ts';
import { invitationStatus } from '../../rules/invitations/status.ts';
import { listSentInvitations } from './store.ts';
import { type AskedOrder, lastContact, PROGRESS } from '../../rules/suppliers/history.ts';

/** Sorted by latest contact, newest first. */
export function listAskedOrders({ id }: SupplierRecord, call: Call): AskedOrder[] {
  const { world, caller } = call;
  const submitted = comparableBidsOf(world, caller.user.id).filter(
    ({ supplier, submittedAt }) => supplier.supplierId === id && submittedAt !== null,
  );
  const bidsByOrder = Map.groupBy(submitted, ({ orderId }) => orderId);
  const live = listSentInvitations(call).filter((one) => one.supplierId === id && isLive(one));
  const invitationsByOrder = Map.groupBy(live, ({ orderId }) => orderId);
  return [...new Set([...bidsByOrder.keys(), ...invitationsByOrder.keys()])]
    .flatMap((orderId): AskedOrder[] => {
      const order = world.orders.get(orderId);
      if (!order) return [];
      const bids = (bidsByOrder.get(orderId) ?? []).toSorted(
        (a, b) => momentOf(b.receivedAt) - momentOf(a.receivedAt) || b.number - a.number,
      );
      const invited = invitedBy(invitationsByOrder.get(orderId) ?? [], world);
      const { askedAt = order.publishedAt, invitation = null } = invited ?? {};
      return [{ order, askedAt, invitation, bids, awarded: awardedTo(bids, order, call) }];
    })
    .toSorted((a, b) => lastContact(b) - lastContact(a) || b.order.number.localeCompare(a.order.number));
}

/** Returns the time of the first e-mail and the status of the furthest invitation; null without invitations. */
function invitedBy(
  invitations: readonly InvitationRecord[],
  world: Call['world'],
): { askedAt: string; invitation: NonNullable<AskedOrder['invitation']> } | null {
  const sent = invitations.map((invitation) => firstSentAt(invitation, world)).toSorted();
  const [furthest] = invitations
    .map((one) => ({ one, status: invitationStatus(one, bidsOfInvitation(world, one.id)) }))
    .toSorted((a, b) => PROGRESS.indexOf(b.status) - PROGRESS.indexOf(a.status));
  if (!furthest || sent[0] === undefined) return null;
  const { one, status } = furthest;
  return { askedAt: sent[0], invitation: { status, declinedAt: one.decline?.at ?? null } };
}

/** Reads the audit log: the record has only the time of the last e-mail. */
function firstSentAt({ id, orderId, sentAt }: InvitationRecord, world: Call['world']): string {
  const events = world.audit.where('order', orderId).filter(({ entity }) => entity.id === id);
  return events.find(({ action }) => action === 'invitation.send')?.at ?? sentAt;
}

/** Returns the amount with VAT and delivery; null when none of the bids won anything. */
function awardedTo(bids: readonly BidRecord[], order: OrderRecord, call: Call): Decimal | null {
  const ids = new Set(bids.map(({ id }) => id));
  const totals = findAward(call, order)?.totalsBySupplier.filter(({ bidIds }) => bidIds.some((id) => ids.has(id)));
  if (!totals?.length) return null;
  return sumAmounts(
    totals.map(({ withDelivery }) => withDelivery.gross),
    order.currency,
  );
}
