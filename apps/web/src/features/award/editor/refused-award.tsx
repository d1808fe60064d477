import type { Award, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { PurchaseOrderStatus } from '../../../entities/purchase-order/purchase-order-status.tsx';
import { countRefusedLines, refusedOrder } from '../../../entities/purchase-order/refused-order.ts';
import { type AwardChoice, sharesFrom } from './award-choice.ts';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

/** The allocations of a refused award without those of the supplier who refused. Returns null for any other award. */
export function choiceAfterRefusal(award: Award | null): Pick<AwardChoice, 'mode' | 'shares' | 'justification'> | null {
  const refused = award && refusedOrder(award);
  if (!award || !refused) return null;
  const remaining = award.allocations.filter(({ bidId }) => !refused.bidIds.includes(bidId));
  return { mode: 'manual', shares: sharesFrom(remaining), justification: award.justification ?? '' };
}

/** Shows who refused and why, how many lines are open again, and the status of the other purchase orders. */
export function RefusedAward({ order, award }: { order: Order; award: Award | null }) {
  const refused = award && refusedOrder(award);
  if (!award || !refused) return null;
  const otherOrders = award.purchaseOrders.filter(({ id }) => id !== refused.id);
  return (
    <Callout tone="warning">
      <p>
        <strong>
          <NumberedText text={m.award_refused_title({ name: refused.supplierName, number: refused.number })} />
        </strong>{' '}
        <span className="zk-secondary zk-small">
          <Moment iso={refused.answeredAt} zone={order.timeZone} />
        </span>
      </p>
      <p className="zk-lines">{m.award_refused_reason({ reason: refused.refusalReason ?? '' })}</p>
      <p>
        {m.award_refused_next({ count: countRefusedLines(award, refused) })}{' '}
        {otherOrders.length > 0 && m.award_refused_others()}
      </p>
      {otherOrders.length > 0 && (
        <ul className="zk-stack zk-gap-4">
          {otherOrders.map((purchaseOrder) => (
            <li key={purchaseOrder.id} className="zk-flex zk-wrap zk-gap-6">
              <span className="zk-break">
                <NumberedText text={`${purchaseOrder.supplierName}, ${purchaseOrder.number}`} />
              </span>
              <PurchaseOrderStatus purchaseOrder={purchaseOrder} timeZone={order.timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
