import type { InvitationCounts, InvitationStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const LOOKS = {
  invited: ['neutral', 'hollow', () => m.invitations_invited()],
  opened: ['note', 'hollow', () => m.invitations_opened()],
  drafting: ['note', 'half', () => m.invitations_drafting()],
  submitted: ['good', 'check', () => m.invitations_submitted()],
  declined: ['neutral', 'dash', () => m.invitations_declined()],
  bounced: ['danger', 'struck', () => m.invitations_bounced()],
  revoked: ['neutral', 'struck', () => m.invitations_revoked()],
} as const satisfies Record<InvitationStatus, Look>;

// Object.keys loses the key type.
export const INVITATION_STATUSES = Object.keys(LOOKS) as readonly InvitationStatus[];

export function InvitationStatusBadge({ status }: { status: InvitationStatus }) {
  return <StatusBadge look={LOOKS[status]} />;
}

/** Counts the suppliers who can be reminded: they have not answered and are not unreachable. */
export function countSilent({ invited, opened, drafting }: InvitationCounts): number {
  return invited + opened + drafting;
}

/** Counts all invitations, as they are listed. */
export function countInvitations(counts: InvitationCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Counts all invitations except revoked ones. */
export function countInvited(counts: InvitationCounts): number {
  return countInvitations(counts) - counts.revoked;
}
