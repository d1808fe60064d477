import type { OwnStep } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const LOOKS = {
  answer_purchase_order: ['danger', 'filled', () => m.requests_step_purchase_order()],
  confirm_bid: ['danger', 'filled', () => m.requests_step_confirm()],
  send_draft: ['warning', 'half', () => m.requests_step_draft()],
  enter_bid: ['warning', 'hollow', () => m.requests_step_bid()],
} as const satisfies Record<Exclude<OwnStep, 'none'>, Look>;

/** The supplier's next step. */
export function OwnStepBadge({ step, isSoon }: { step: keyof typeof LOOKS; isSoon: boolean }) {
  return (
    <span className="zk-inline zk-wrap zk-gap-6">
      <StatusBadge look={LOOKS[step]} />
      {isSoon && <span className="zk-tiny zk-danger">{m.requests_step_soon()}</span>}
    </span>
  );
}
