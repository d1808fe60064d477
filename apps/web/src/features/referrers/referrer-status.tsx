import type { ReferrerStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const LOOKS = {
  active: ['good', 'check', () => m.referrers_status_active()],
  paused: ['warning', 'half', () => m.referrers_status_paused()],
  blocked: ['danger', 'struck', () => m.referrers_status_blocked()],
} as const satisfies Record<ReferrerStatus, Look>;

export const REFERRER_STATUSES = ['active', 'paused', 'blocked'] as const satisfies readonly ReferrerStatus[];

export function referrerStatusWord(status: ReferrerStatus): string {
  return LOOKS[status][2]();
}

export function ReferrerStatusBadge({ status }: { status: ReferrerStatus }) {
  return <StatusBadge look={LOOKS[status]} />;
}
