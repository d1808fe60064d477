import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { countSubmitted } from '../order/submitted-bids.ts';
import { countInvitations } from '../invitation/invitation-status.tsx';
import { useInvitationCounts } from '../invitation/invitation-counts.ts';
import { useListQuestionsQuery } from './order-page-api.ts';

/** In display order. Bids and conflicts have separate addresses (spec §2); the others are values of `?tab=`. */
const TABS = {
  overview: () => m.order_page_tab_overview(),
  lines: () => m.order_page_tab_lines(),
  suppliers: () => m.order_page_tab_suppliers(),
  bids: () => m.order_page_tab_bids(),
  conflicts: () => m.order_page_tab_conflicts(),
  comparison: () => m.order_page_tab_comparison(),
  award: () => m.order_page_tab_award(),
  questions: () => m.order_page_tab_questions(),
  history: () => m.order_page_tab_history(),
} as const;

export type OrderTabName = keyof typeof TABS;

// Object.keys loses the key type.
const NAMES = Object.keys(TABS) as readonly OrderTabName[];

export function hasOrderTab({ status }: Pick<Order, 'status'>, name: OrderTabName): boolean {
  return name !== 'award' || (status !== 'unsuccessful' && status !== 'cancelled');
}

type OrderTabsProps = {
  readonly orderId: string;
  /** Undefined while it loads: its pages can already be opened. */
  readonly order: Order | undefined;
  readonly current: OrderTabName;
};

export function OrderTabs({ orderId, order, current }: OrderTabsProps) {
  const { data: questions } = useListQuestionsQuery({ orderId, status: ['open'], perPage: 1 }, { skip: !order });
  const invitations = useInvitationCounts(order);
  const counts: Partial<Record<OrderTabName, number | undefined>> = order
    ? {
        lines: order.counts.items,
        suppliers: invitations && countInvitations(invitations),
        bids: countSubmitted(order),
        conflicts: order.counts.openConflicts,
        questions: questions?.page.totalItems,
      }
    : {};
  return (
    <TabLinks
      label={m.order_page_tabs()}
      tabs={NAMES.filter((name) => !order || hasOrderTab(order, name)).map((name) => ({
        to: addressOf(orderId, name),
        label: TABS[name](),
        // A zero is not shown.
        count: counts[name] || undefined,
        mark: orderTabMark(orderId, name),
        isCurrent: name === current,
      }))}
    />
  );
}

/** Key of the change mark at a tab or at the list of addenda. */
export const orderTabMark = (orderId: string, name: OrderTabName | 'addenda') => `${orderId} ${name}`;

function addressOf(id: string, name: OrderTabName): string {
  if (name === 'bids') return paths.bids(id);
  if (name === 'conflicts') return paths.conflicts(id);
  return paths.order(id, name === 'overview' ? {} : { tab: name });
}
