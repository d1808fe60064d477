/** One-time links of invitations. They open a supplier's session. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { durationMs } from '@zakupki/procurement/time/durations';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import { messagePaths } from '../outbox/messages.ts';
import { addLink } from './store.ts';

/** A link outlives the deadline, since the decision follows later. */
const MIN_LIFETIME_MS = durationMs('invitationLink');

type LinkOptions = {
  /** the secret; a new one by default */
  id?: string;
  /** who copies the link, if it is not sent to the mailbox */
  copiedBy?: PersonRef;
};

export function issueInvitationLink(
  { world, now }: WorldNow,
  invitation: InvitationRecord,
  { id = world.secret().toString('hex', 0, 20), copiedBy }: LinkOptions = {},
): LinkRecord {
  const deadline = world.orders.get(invitation.orderId)?.submissionDeadline ?? null;
  const until = Math.max(deadline === null ? 0 : momentOf(deadline), now + MIN_LIFETIME_MS);
  return addLink(world, {
    id,
    kind: 'invitation',
    userId: invitation.id,
    expiresAt: toIso(until),
    usedAt: null,
    ...(copiedBy && { copiedBy }),
    phone: null,
    code: null,
    failures: 0,
  });
}

/** @param to product path without /app */
export const linkPath = ({ id }: LinkRecord, to: string): string => messagePaths.tokenLogin(id, to);

export function endInvitationLinks(call: WorldNow, invitation: InvitationRecord): void {
  endLinks(call, invitation, () => true);
}

/** Links in e-mails stay: the buyer cannot end them without revoking the invitation. */
export function endCopiedLinks(call: WorldNow, invitation: InvitationRecord): void {
  endLinks(call, invitation, ({ copiedBy }) => copiedBy !== undefined);
}

function endLinks({ world, nowIso }: WorldNow, { id }: InvitationRecord, ends: (link: LinkRecord) => boolean): void {
  for (const link of world.links.where('user', id)) {
    if (link.usedAt === null && ends(link)) world.links.put({ ...link, usedAt: nowIso });
  }
}
