import type { OwnInvitationStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const LOOKS = {
  opened: ['warning', 'hollow', () => m.requests_answer_none()],
  drafting: ['warning', 'half', () => m.requests_answer_draft()],
  submitted: ['good', 'check', () => m.requests_answer_submitted()],
  declined: ['neutral', 'dash', () => m.requests_answer_declined()],
} as const satisfies Record<OwnInvitationStatus, Look>;

/** How a supplier has answered so far. */
export function OwnAnswerBadge({ status }: { status: OwnInvitationStatus }) {
  return <StatusBadge look={LOOKS[status]} />;
}
