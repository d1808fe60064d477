import type { Order, OrderSignal } from '@zakupki/api-client/schema';
import { IconFlag } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { type ConflictContextData, supplierName } from '../../entities/conflict/conflict-context.ts';
import { paths } from '../../paths.ts';
import styles from './conflicts.module.css';

/** The type requires an entry for every code. */
const ADVICE: Readonly<Record<OrderSignal['code'], (order: Order) => { hint: string; label: string; to: string }>> = {
  single_bid: ({ id }) => ({ hint: m.conflicts_signal_single(), label: m.conflicts_to_bids(), to: paths.bids(id) }),
  short_period: ({ id }) => ({ hint: m.conflicts_signal_short(), label: m.conflicts_to_order(), to: paths.order(id) }),
  winner_not_cheapest: ({ id }) => ({
    hint: m.conflicts_signal_not_cheapest(),
    label: m.conflicts_to_award(),
    to: paths.order(id, { tab: 'award' }),
  }),
  all_others_disqualified: ({ id }) => ({
    hint: m.conflicts_signal_others_out(),
    label: m.conflicts_to_rejected(),
    to: paths.bids(id, { status: 'disqualified' }),
  }),
  lowest_disqualified: ({ id }) => ({
    hint: m.conflicts_signal_lowest_out(),
    label: m.conflicts_to_rejected(),
    to: paths.bids(id, { status: 'disqualified' }),
  }),
  no_budget: ({ id, access }) => ({
    hint: m.conflicts_signal_no_budget(),
    label: access.editable ? m.conflicts_to_revise() : m.conflicts_to_order(),
    to: paths.order(id, access.editable ? { tab: 'revise' } : {}),
  }),
};

type OrderSignalsProps = {
  readonly signals: readonly OrderSignal[];
  readonly context: ConflictContextData;
};

export function OrderSignals({ signals, context }: OrderSignalsProps) {
  const id = useId();
  if (signals.length === 0) return null;
  return (
    <section className={`zk-frame zk-pad-12-16 ${styles['signals']}`} aria-labelledby={id}>
      <h2 id={id}>{m.conflicts_signals()}</h2>
      <ul className="zk-stack zk-gap-6">
        {signals.map((signal) => {
          const { hint, label, to } = ADVICE[signal.code](context.order);
          return (
            <li className="zk-flex zk-gap-8" key={signal.code}>
              <IconFlag size={16} className="zk-icon" aria-hidden />
              <p>
                <strong>{signal.text}</strong> {hint} <Bids signal={signal} context={context} />
                <Link to={to}>{label}</Link>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Names up to three bids. */
function Bids({
  signal: { bidIds },
  context: { order, bidOf },
}: {
  signal: OrderSignal;
  context: ConflictContextData;
}): ReactNode {
  if (bidIds.length === 0 || bidIds.length > 3) return null;
  return bidIds.map((bidId) => (
    <span key={bidId}>
      <Link to={paths.bid(order.id, bidId)}>{supplierName(bidOf(bidId))}</Link>
      {' · '}
    </span>
  ));
}
