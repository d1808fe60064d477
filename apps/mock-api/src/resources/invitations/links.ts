/** One-time links of invitations. They open a supplier's session. */
import type { AuthSession } from '@zakupki/api-client/schema';
import { momentOf } from '../../dates/moment.ts';
import type { Context, WorldContext } from '../../pipeline/operation.ts';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { toIso } from '../../world/clock.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import type { LinkRecord } from '../../world/records/sign-in.ts';
import { messagePaths } from '../outbox/messages.ts';
import { openSupplierSession } from '../session/store.ts';
import { findInvitationRefusal } from './rights.ts';

/** After the deadline there is still the decision to read about. */
const SHORTEST_LIFE_MS = 7 * 86_400_000;

/** @param id the secret; a new one by default */
export function issueInvitationLink(
  { world, now }: WorldContext,
  invitation: InvitationRecord,
  id = world.secret().toString('hex', 0, 20),
): LinkRecord {
  const deadline = world.orders.get(invitation.orderId)?.submissionDeadline ?? null;
  const until = Math.max(deadline === null ? 0 : momentOf(deadline), now + SHORTEST_LIFE_MS);
  return world.links.put({
    id,
    kind: 'invitation',
    userId: invitation.id,
    expiresAt: toIso(until),
    usedAt: null,
    phone: null,
    code: null,
    failures: 0,
  });
}

/** @param to product path without /app */
export const linkPath = ({ id }: LinkRecord, to: string): string => messagePaths.tokenLogin(id, to);

export function endInvitationLinks({ world, nowIso }: WorldContext, { id }: InvitationRecord): void {
  for (const link of world.links.where('user', id)) {
    if (link.usedAt === null) world.links.put({ ...link, usedAt: nowIso });
  }
}

/** @throws Problem 401 invitation_revoked, invitation_expired; 409 invitation_link_used, invitation_link_expired */
export function openInvitation(context: Context, link: LinkRecord): AuthSession {
  const { world, now, nowIso } = context;
  const invitation = world.invitations.get(link.userId);
  const order = invitation && world.orders.get(invitation.orderId);
  if (!order) throw notFound();
  const refusal = findInvitationRefusal(world, invitation);
  if (refusal) throw new Problem(refusal, { reason: `invitation: ${invitation.id}` });
  if (link.usedAt !== null)
    throw new Problem('invitation_link_used', { reason: `link.invitation: used ${link.usedAt}` });
  if (now >= linkEnd(link, order)) {
    throw new Problem('invitation_link_expired', { reason: `link.invitation: expired ${link.expiresAt}` });
  }
  world.links.put({ ...link, usedAt: nowIso });
  const opened = world.invitations.put({ ...invitation, openedAt: invitation.openedAt ?? nowIso });
  return openSupplierSession(context, opened, order);
}

/** Links last as long as the deadline moves. Epoch ms. */
function linkEnd({ expiresAt }: LinkRecord, { status, submissionDeadline }: OrderRecord): number {
  const deadline = status === 'published' && submissionDeadline !== null ? momentOf(submissionDeadline) : 0;
  return Math.max(momentOf(expiresAt), deadline);
}
