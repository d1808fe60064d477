import type { CreditTransaction } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';

// Reasons typed by support have no entry and appear as they are.
const REASONS: Readonly<Record<string, () => string>> = {
  'order.publish': () => m.plans_reason_publish(),
  'order.cancel': () => m.plans_reason_refund(),
  'bid.extra': () => m.plans_reason_bid(),
  plan: () => m.plans_reason_plan(),
  purchase: () => m.plans_reason_purchase(),
  promo: () => m.plans_reason_promo(),
  referral: () => m.plans_reason_referral(),
  webinar: () => m.plans_reason_webinar(),
  trial: () => m.plans_reason_trial(),
  admin: () => m.plans_reason_admin(),
  expired: () => m.plans_reason_expired(),
};

type CreditReasonProps = {
  readonly movement: Pick<CreditTransaction, 'reason' | 'order'>;
  /** For readers who may open the order. */
  readonly isOrderLinked: boolean;
};

/** Why credits were added or taken, with the order's number. */
export function CreditReason({ movement: { reason, order }, isOrderLinked }: CreditReasonProps) {
  const words = reason === null ? m.plans_reason_none() : (REASONS[reason]?.() ?? reason);
  if (!order) return words;
  return (
    <>
      {words}{' '}
      {isOrderLinked ? (
        <Link className="zk-nowrap" to={paths.order(order.id)}>
          {order.number}
        </Link>
      ) : (
        <span className="zk-nowrap">{order.number}</span>
      )}
    </>
  );
}
