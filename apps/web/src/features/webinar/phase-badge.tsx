import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { Phase } from './webinar-phase.ts';

const LOOKS: Readonly<Record<Phase, Look>> = {
  upcoming: ['note', 'hollow', () => m.webinar_phase_upcoming()],
  entry: ['warning', 'half', () => m.webinar_phase_entry()],
  live: ['good', 'filled', () => m.webinar_phase_live()],
  over: ['neutral', 'check', () => m.webinar_phase_over()],
  cancelled: ['danger', 'struck', () => m.webinar_phase_cancelled()],
};

export function PhaseBadge({ phase }: { phase: Phase }) {
  return <StatusBadge look={LOOKS[phase]} />;
}
