/** Invitations as the buyer sends and follows them. */
import { findEnteredBid } from '../../bids/invited-suppliers.ts';
import { bidsOfInvitation } from '../../../tables/bids/order-bids.ts';
import type { Invitation, InvitationRecipient } from '@zakupki/api-client/schema';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import { byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { Problem, tooManyRequests } from '@zakupki/mock-engine/pipeline/problem';
import { refuse } from '../../../sentences/refuse.ts';
import type { Fault } from '../../../sentences/fault.ts';
import type { InvitationRecord } from '../../../model/records/invitations.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { actorOf } from '../../../tables/audit.ts';
import { locateOrder } from '../../orders/guards.ts';
import { cooldownSeconds, startCooldown } from '../../outbox/store.ts';
import { endCopiedLinks, endInvitationLinks, issueInvitationLink, linkPath } from '../../links/invitation-links.ts';
import { announce } from '../../changes/announce.ts';
import { presentInvitation } from '../present.ts';
import type { InvitationTarget } from '../../../tables/rights/invitations.ts';
import { type Addressee, readRecipients } from '../../../rules/invitations/recipients.ts';
import { countStatuses, invitationStatus, isAnswer, isSilent, STATUSES } from '../../../rules/invitations/status.ts';
import {
  ensureLive,
  ensureTakesBids,
  invite,
  listInvitedTraits,
  listLiveInvitations,
  requireInvitation,
  resend,
} from '../store.ts';
import { requireReason } from '../../reason.ts';

const MAX_INVITATIONS = 200;

const HOUR_MS = 3_600_000;

export const invitations = {
  listInvitations: operation<'listInvitations', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, { world }, order) => {
      const { q, status, sort = ['supplierName'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const all = world.invitations.where('order', order.id).map((invitation) => presentInvitation(invitation, world));
      const rows = all
        .filter((one) => !status || status.includes(one.status))
        .filter(({ supplierName, contactName, email }) => matches([supplierName, contactName, email]));
      const counts = countStatuses(all.map((one) => one.status));
      return { status: 200, body: { ...pageOf(sortRows(rows, [...sort, 'email'], COLUMNS), query), counts } };
    },
  }),

  createInvitations: operation<'createInvitations', OrderRecord>({
    locate: locateOrder,
    paid: true,
    guard: ensureTakesBids,
    handle: ({ body: { recipients, message = null } }, call, order) => {
      const { world, caller } = call;
      const live = listLiveInvitations(world, order.id);
      const { addressees, skipped, faults } = readRecipients(recipients, {
        suppliers: world.suppliers.where('owner', caller.user.id),
        invited: new Set(live.map(({ email }) => email.toLowerCase())),
        // A second address would be a second sealed bid of the supplier.
        invitedSuppliers: order.sealedBids ? listInvitedTraits(world, order.id) : null,
      });
      refuse([...faults, ...enteredBidFaults(recipients, addressees, order, call)], call);
      if (live.length + addressees.length > MAX_INVITATIONS) {
        throw new Problem('too_many_invitations', { params: { limit: MAX_INVITATIONS } });
      }
      const text = message?.trim() || null;
      const sent = addressees.map((addressee) => invite(call, order, addressee, text));
      return { status: 201, body: { data: sent.map((one) => presentInvitation(one, world)), skipped } };
    },
  }),

  getInvitation: operation<'getInvitation', InvitationTarget>({
    locate: requireInvitation,
    handle: (_request, call, { invitation }) => presentAnswer(invitation, call),
  }),

  resendInvitation: operation<'resendInvitation', InvitationTarget>({
    locate: requireInvitation,
    paid: true,
    guard: ensureSendable,
    handle: (_request, call, { order, invitation }) => {
      const { world, now } = call;
      const name = `invitation ${invitation.id}`;
      const seconds = cooldownSeconds(world, name, now);
      if (seconds > 0) throw tooManyRequests(seconds, `cooldown: the next e-mail may go in ${seconds} s`);
      startCooldown(world, name, now);
      return presentAnswer(resend(call, order, invitation), call);
    },
  }),

  createInvitationLink: operation<'createInvitationLink', InvitationTarget>({
    locate: requireInvitation,
    paid: true,
    guard: ensureSendable,
    handle: (_request, call, { order, invitation }) => {
      endCopiedLinks(call, invitation);
      const copiedBy = actorOf(call);
      const link = issueInvitationLink(call, invitation, { copiedBy });
      const events = [{ action: 'invitation.link' as const, invitation }];
      announce(call, 'invitation.link_copied', { order, invitation, copiedBy, events });
      const url = linkPath(link, `/zakupki/orders/${order.id}`);
      return { status: 201, body: { url, expiresAt: link.expiresAt } };
    },
  }),

  revokeInvitation: operation<'revokeInvitation', InvitationTarget>({
    locate: requireInvitation,
    guard: (target, call) => {
      ensureLive(target);
      // The supplier would lose a bid that goes on competing.
      const bids = bidsOfInvitation(call.world, target.invitation.id);
      if (bids.some(isAnswer)) throw new Problem('invitation_has_bid');
    },
    handle: ({ body }, call, { order, invitation }) => {
      const reason = body?.reason === undefined ? null : requireReason(body.reason, call);
      endInvitationLinks(call, invitation);
      const revoked = call.world.invitations.put({ ...invitation, revokedAt: call.nowIso });
      const events = [{ action: 'invitation.revoke' as const, invitation, reason }];
      announce(call, 'invitation.revoked', { order, invitation: revoked, reason, events });
      return presentAnswer(revoked, call);
    },
  }),

  remindSuppliers: operation<'remindSuppliers', OrderRecord>({
    locate: locateOrder,
    paid: true,
    guard: ensureTakesBids,
    handle: ({ body }, call, order) => {
      const message = body?.message?.trim() || null;
      const silent = listLiveInvitations(call.world, order.id).filter((one) => canBeReminded(one, call));
      for (const invitation of silent) {
        const reminded = call.world.invitations.put({ ...invitation, remindedAt: call.nowIso });
        const events = [{ action: 'invitation.remind' as const, invitation }];
        announce(call, 'invitation.reminded', { order, invitation: reminded, message, events });
      }
      return { status: 200, body: { reminded: silent.length } };
    },
  }),
} satisfies Operations<
  | 'listInvitations'
  | 'createInvitations'
  | 'getInvitation'
  | 'resendInvitation'
  | 'createInvitationLink'
  | 'revokeInvitation'
  | 'remindSuppliers'
>;

const COLUMNS = {
  supplierName: byText<Invitation>(({ supplierName }) => supplierName),
  email: byText<Invitation>(({ email }) => email),
  status: byNumber<Invitation>(({ status }) => STATUSES.indexOf(status)),
  sentAt: byDate<Invitation>(({ sentAt }) => sentAt),
  respondedAt: byDate<Invitation>(({ respondedAt }) => respondedAt),
};

/** For recipients whose bid the buyer has entered while the order collects sealed bids. */
function enteredBidFaults(
  recipients: readonly InvitationRecipient[],
  addressees: readonly Addressee[],
  order: OrderRecord,
  call: Call,
): Fault[] {
  return addressees.flatMap(({ email, supplier, company }): Fault[] => {
    const name = supplier?.name ?? company ?? '';
    const bid = findEnteredBid({ supplierId: supplier?.id ?? '', supplierName: name, email }, order, call);
    if (!bid) return [];
    const index = recipients.findIndex((one) => one.email === email || (supplier && one.supplierId === supplier.id));
    const params = { number: bid.number, name: bid.supplier.name ?? email };
    return [{ pointer: `/recipients/${index}`, code: 'not_allowed', said: 'supplier_has_bid', params }];
  });
}

/** @throws Problem 409 */
function ensureSendable(target: InvitationTarget, call: Call): void {
  ensureTakesBids(target.order, call);
  ensureLive(target);
}

function canBeReminded(invitation: InvitationRecord, { world, now }: Call): boolean {
  const isRecent = invitation.remindedAt !== null && now < Date.parse(invitation.remindedAt) + HOUR_MS;
  return !isRecent && isSilent(invitationStatus(invitation, bidsOfInvitation(world, invitation.id)));
}

const presentAnswer = (invitation: InvitationRecord, { world }: Call) =>
  ({ status: 200, body: presentInvitation(invitation, world) }) as const;
