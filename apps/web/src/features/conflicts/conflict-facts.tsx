import type { Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { ConflictCounts } from '../../entities/conflict/conflict-counts.tsx';
import { Day } from '../../ui/value/moment.tsx';
import type { Crumb, Fact } from '../../ui/layout/page-head.tsx';

export function conflictCrumbs(orderId: string, title: string | undefined): Crumb[] {
  return [
    { label: m.shell_nav_orders(), to: paths.orders() },
    { label: title || m.conflicts_order(), to: paths.order(orderId) },
  ];
}

export function conflictFacts(order: Order): Fact[] {
  const { counts, decisionDate } = order;
  return [
    { label: m.conflicts_fact_number(), value: order.number },
    ...(decisionDate === null ? [] : [{ label: m.conflicts_fact_decision(), value: <Day date={decisionDate} /> }]),
    { label: m.conflicts_fact_bids(), value: <Link to={paths.bids(order.id)}>{counts.submittedBids}</Link> },
    {
      label: m.conflicts_fact_open(),
      value: <ConflictCounts counts={counts} />,
    },
  ];
}
