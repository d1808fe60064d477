import type { Award, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { PurchaseOrderStatus } from '../../../entities/purchase-order/purchase-order-status.tsx';
import { countRefusedLines, refusedOrder } from '../../../entities/purchase-order/refused-order.ts';
import { type AwardChoice, sharesFrom } from './award-choice.ts';

/** The choice of the award that a refusal ended, without the supplier who refused; null for any other award. */
export function choiceAfterRefusal(award: Award | null): Pick<AwardChoice, 'mode' | 'shares' | 'justification'> | null {
  const refused = award && refusedOrder(award);
  if (!award || !refused) return null;
  const kept = award.allocations.filter(({ bidId }) => !refused.bidIds.includes(bidId));
  return { mode: 'manual', shares: sharesFrom(kept), justification: award.justification ?? '' };
}

/** Says who refused and why, what is left to decide, and how the others stand. */
export function RefusedAward({ order, award }: { order: Order; award: Award | null }) {
  const refused = award && refusedOrder(award);
  if (!award || !refused) return null;
  const others = award.purchaseOrders.filter(({ id }) => id !== refused.id);
  return (
    <Callout tone="warning">
      <p>
        <strong>{m.award_refused_title({ name: refused.supplierName, number: refused.number })}</strong>{' '}
        <span className="zk-secondary zk-small">
          <Moment iso={refused.answeredAt} zone={order.timeZone} />
        </span>
      </p>
      <p className="zk-lines">{m.award_refused_reason({ reason: refused.refusalReason ?? '' })}</p>
      <p>
        {m.award_refused_next({ count: countRefusedLines(award, refused) })}{' '}
        {others.length > 0 && m.award_refused_others()}
      </p>
      {others.length > 0 && (
        <ul className="zk-stack zk-gap-4">
          {others.map((other) => (
            <li key={other.id} className="zk-flex zk-wrap zk-gap-6">
              <span className="zk-break">
                {other.supplierName}, {other.number}
              </span>
              <PurchaseOrderStatus purchaseOrder={other} timeZone={order.timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
