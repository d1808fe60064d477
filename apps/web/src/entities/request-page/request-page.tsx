import type { Order, OwnInvitation } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { NotLoaded } from '../../http/problem-message.tsx';
import { usePolling } from '../../http/polling.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { ScreenOnly } from '../../ui/sheet/sheet.tsx';
import { PageZone } from '../../ui/value/page-zone.ts';
import { useGetOwnInvitationQuery } from '../invitation/own-invitation-api.ts';
import { useGetOrderQuery } from '../order/order-api.ts';
import { OrderStatusBadge } from '../order/order-status.tsx';
import { CopiedLinkNote } from './copied-link-note.tsx';
import { biddingEndFact } from './deadline.ts';

/** A request as the supplier sees it: the order and the supplier's invitation. */
export type Request = {
  readonly order: Order;
  readonly invitation: OwnInvitation;
};

type RequestPageProps = {
  readonly orderId: string;
  /** The page's name; undefined on the main page of the request. */
  readonly page?: string | undefined;
  readonly menu?: ReactNode;
  /** Whether the page is a document to print, without the head. */
  readonly isSheet?: boolean;
  readonly children: (request: Request) => ReactNode;
};

/** How soon a supplier sees the buyer's changes. */
const POLL_MS = 60_000;

/** Loads a request and shows the head that all of its pages share. */
export function RequestPage({ orderId, page, menu, isSheet = false, children }: RequestPageProps) {
  const { order, invitation, error, refetch } = useRequest(orderId);
  usePolling(refetch, POLL_MS);
  if (!order || !invitation) {
    return (
      // As below, so that the heading stays, and with it the focus.
      <PageZone value={undefined}>
        <PageHead title={page ?? m.requests_request()} breadcrumbs={requestCrumbs()} />
        <NotLoaded error={error} onRetry={refetch} lines={10} />
      </PageZone>
    );
  }
  const head = (
    <PageHead
      title={order.title}
      page={page}
      breadcrumbs={[
        ...requestCrumbs(),
        ...(page === undefined ? [] : [{ label: order.number, to: paths.order(orderId) }]),
      ]}
      status={<OrderStatusBadge status={order.status} />}
      facts={[{ label: m.order_page_number(), value: order.number }, biddingEndFact(order)]}
      menu={menu}
    />
  );
  return (
    <PageZone value={order.timeZone}>
      {isSheet ? <ScreenOnly>{head}</ScreenOnly> : head}
      {invitation.openedBy === 'copied_link' && !isSheet && <CopiedLinkNote invitation={invitation} />}
      {children({ order, invitation })}
    </PageZone>
  );
}

function useRequest(orderId: string) {
  const order = useGetOrderQuery({ orderId });
  const invitation = useGetOwnInvitationQuery({ orderId });
  return {
    order: order.data,
    invitation: invitation.data,
    error: order.error ?? invitation.error,
    refetch: () => {
      void order.refetch();
      void invitation.refetch();
    },
  };
}

function requestCrumbs() {
  return [{ label: m.requests_title(), to: paths.orders() }];
}
