import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/value/amount.tsx';
import { biddingFact } from '../../entities/order/bidding-deadline.tsx';
import type { Crumb, Fact } from '../../ui/layout/page-head.tsx';
import { orderStatusWord } from '../../entities/order/order-status.tsx';

export function bidCrumbs(orderId: string, title: string | undefined): Crumb[] {
  return [
    { label: m.shell_nav_orders(), to: paths.orders() },
    { label: title || m.bids_order(), to: paths.order(orderId) },
    { label: m.bids_title(), to: paths.bids(orderId) },
  ];
}

export function acceptsBids({ status }: Pick<Order, 'status'>): boolean {
  return status === 'published' || status === 'evaluation';
}

export function closedReason({ status }: Pick<Order, 'status'>): string {
  return status === 'draft' ? m.bids_closed_draft() : m.bids_closed({ status: orderStatusWord(status) });
}

export function orderFacts(order: Order): Fact[] {
  return [
    { label: m.bids_order_number(), value: order.number },
    biddingFact(order),
    ...(order.budget === null
      ? []
      : [{ label: m.bids_budget(), value: <Money amount={order.budget} currency={order.currency} /> }]),
  ];
}
