/** Opening the link of an invitation. */
import type { AuthSession, PersonRef, TokenOwner } from '@zakupki/api-client/schema';
import { fillIn, type Words } from '@zakupki/words';
import { dequal } from 'dequal';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { momentText } from '../../sentences/format.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import { contactKey } from '../../model/tables.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { deviceOf } from './device.ts';
import { openSupplierSession } from './store.ts';
import { buyerOf } from '../../tables/invitations/buyer.ts';
import { sendToSupplier } from '../letters/send.ts';
import { findInvitationRefusal, findOwnInvitation, type InvitationTarget } from '../../tables/rights/invitations.ts';

/** @throws Problem 401 invitation_revoked, invitation_expired; 409 invitation_link_used, invitation_link_expired */
export function openInvitation(call: Call, link: LinkRecord): AuthSession {
  const { world, nowIso } = call;
  const { invitation, order } = requireTarget(world, link);
  const refusal = refusalOf(call, link, { invitation, order });
  if (refusal) {
    const { usedAt, expiresAt } = link;
    throw new Problem(refusal, { reason: `link of ${invitation.id}: used ${usedAt}, expires ${expiresAt}` });
  }
  world.links.put({ ...link, usedAt: nowIso });
  const opened = world.invitations.put({ ...invitation, openedAt: invitation.openedAt ?? nowIso });
  reportNewDevice(call, opened, { order, copiedBy: link.copiedBy });
  return openSupplierSession(call, { invitation: opened, order, copiedBy: link.copiedBy });
}

const HOW: Readonly<Record<'copied' | 'mailed', Words>> = {
  copied: { en: 'by a link that {person} copied', ru: 'по ссылке, скопированной заказчиком ({person})' },
  mailed: { en: 'by a link from an e-mail to you', ru: 'по ссылке из письма на ваш адрес' },
};

/** E-mails the supplier when a session opens on a device that none of the earlier ones had. */
function reportNewDevice(
  call: Call,
  invitation: InvitationRecord,
  { order, copiedBy }: { order: OrderRecord; copiedBy: PersonRef | undefined },
): void {
  const device = deviceOf(call.userAgent);
  const earlier = call.world.tokens.where('user', invitation.id);
  if (earlier.length === 0 || earlier.some((token) => dequal(token.device, device))) return;
  sendToSupplier(call, 'newDevice', invitation, {
    params: (lang) => ({
      at: momentText(lang, call.nowIso, order.timeZone),
      device: [device.browser, device.system].filter(Boolean).join(', ') || '—',
      how: fillIn(HOW[copiedBy ? 'copied' : 'mailed'][lang], { person: copiedBy?.name ?? '' }),
    }),
  });
}

/** @throws Problem 404 */
function requireTarget(world: World, { userId }: LinkRecord): InvitationTarget {
  const invitation = world.invitations.get(userId);
  const order = invitation && world.orders.get(invitation.orderId);
  if (!order) throw notFound();
  return { invitation, order };
}

/** Presents whose session the link opens, without using the link up. */
export function presentLinkOwner(call: Call, link: LinkRecord): TokenOwner {
  const { invitation, order } = requireTarget(call.world, link);
  const { email, supplierName, contactName } = invitation;
  const refusal = refusalOf(call, link, { invitation, order });
  const buyer = buyerOf(call.world, order).company;
  // An address may have been invited again after a revocation.
  const ownInvitation = findOwnInvitation(call, order.id);
  return {
    isCaller:
      ownInvitation !== null &&
      contactKey(ownInvitation.ownerId, ownInvitation.email) === contactKey(order.ownerId, email),
    owner: refusal === null ? { email, name: supplierName ?? contactName, buyer } : null,
    refusal,
  };
}

function refusalOf({ world, now }: Call, link: LinkRecord, { invitation, order }: InvitationTarget) {
  const refusal = findInvitationRefusal(world, invitation);
  if (refusal !== null) return refusal;
  if (link.usedAt !== null) return 'invitation_link_used';
  return now >= linkEnd(link, order) ? 'invitation_link_expired' : null;
}

/** Returns epoch ms: at least the current deadline, even when it has moved. */
function linkEnd({ expiresAt }: LinkRecord, { status, submissionDeadline }: OrderRecord): number {
  const deadline = status === 'published' && submissionDeadline !== null ? momentOf(submissionDeadline) : 0;
  return Math.max(momentOf(expiresAt), deadline);
}
