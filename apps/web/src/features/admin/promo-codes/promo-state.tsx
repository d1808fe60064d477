import type { PromoState } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../../ui/feedback/status-badge.tsx';

const LOOKS: Readonly<Record<PromoState, Look>> = {
  active: ['good', 'check', () => m.promo_admin_state_active()],
  scheduled: ['note', 'hollow', () => m.promo_admin_state_scheduled()],
  inactive: ['neutral', 'struck', () => m.promo_admin_state_inactive()],
  expired: ['neutral', 'dash', () => m.promo_admin_state_expired()],
  exhausted: ['warning', 'filled', () => m.promo_admin_state_exhausted()],
};

export function PromoStateBadge({ state }: { state: PromoState }) {
  return <StatusBadge look={LOOKS[state]} />;
}

export function promoStateWord(state: PromoState): string {
  return LOOKS[state][2]();
}
