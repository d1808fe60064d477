import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useGetComparisonQuery } from '../../entities/bid/comparison-api.ts';
import { countSubmitted } from '../../entities/order/submitted-bids.ts';
import { NextActions } from '../../entities/order-page/step-action-button.tsx';
import { useGetPreviousAwardQuery } from '../../entities/purchase-order/purchase-order-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import { useGetAwardQuery } from './award-api.ts';
import { AwardEditor } from './editor/award-editor.tsx';
import { RefusedAward } from './editor/refused-award.tsx';
import { AwardResult } from './result/award-result.tsx';
import styles from './award-tab.module.css';

export default function AwardTab({ order }: { order: Order }) {
  // After an award, the result replaces the form and takes the focus.
  const [wasOpen] = useState(order.status !== 'awarded');
  if (order.status === 'published') return <WaitingForBids order={order} />;
  return order.status === 'awarded' ? <Decided order={order} isAnnounced={wasOpen} /> : <Undecided order={order} />;
}

function WaitingForBids({ order }: { order: Order }) {
  return (
    <section className={`zk-stack zk-card zk-gap-8 ${styles['awaited']}`} aria-labelledby="award-awaited">
      <h2 className="zk-large" id="award-awaited">
        {m.award_awaited()}
      </h2>
      <p>
        {m.award_awaited_until()} <Moment iso={order.submissionDeadline} zone={order.timeZone} />.{' '}
        {m.award_awaited_close()}
      </p>
      <p className="zk-secondary">{m.award_awaited_bids({ count: countSubmitted(order) })}</p>
      <NextActions order={order} />
    </section>
  );
}

function Undecided({ order }: { order: Order }) {
  // Expired bids can be chosen too; the preview reports them as blockers.
  const { data, error, refetch } = useGetComparisonQuery({ orderId: order.id, includeExpired: true });
  const { data: response, error: previousError } = useGetPreviousAwardQuery({ orderId: order.id });
  if (!data || (!response && !previousError)) return <NotLoaded error={error} onRetry={refetch} lines={10} />;
  const previous = response?.award ?? null;
  if (order.counts.submittedBids === 0) {
    return (
      <div className="zk-stack zk-gap-16">
        <RefusedAward order={order} award={previous} />
        <section className={`zk-stack zk-card zk-gap-8 ${styles['awaited']}`} aria-labelledby="award-none">
          <h2 className="zk-large" id="award-none">
            {m.award_no_bids()}
          </h2>
          <p>{m.award_no_bids_text()}</p>
          <NextActions order={order} />
        </section>
      </div>
    );
  }
  return <AwardEditor key={order.id} order={order} comparison={data} previous={previous} />;
}

function Decided({ order, isAnnounced }: { order: Order; isAnnounced: boolean }) {
  const { data, error, refetch } = useGetAwardQuery({ orderId: order.id });
  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={10} />;
  return <AwardResult order={order} award={data} isAnnounced={isAnnounced} />;
}
