import { Button } from '@mantine/core';
import type { Order, OwnInvitation } from '@zakupki/api-client/schema';
import { IconPrinter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { isOfEarlierRound } from '../../../entities/order/sealed-bids.ts';
import { Addenda } from '../../../entities/order-page/addenda.tsx';
import { OutdatedBid } from '../../../entities/request-page/outdated-bid.tsx';
import { type Request, RequestPage } from '../../../entities/request-page/request-page.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { RequestDocumentOf } from '../document/request-document-screen.tsx';
import { OwnPurchaseOrder } from '../purchase-orders/own-purchase-order.tsx';
import { isDecisionTime, useOwnPurchaseOrders } from '../purchase-orders/own-purchase-orders.ts';
import { PurchaseOrderCard } from '../purchase-orders/purchase-order-card.tsx';
import { termsOf } from '../terms.ts';
import { BuyerCard } from './buyer-card.tsx';
import styles from './request-detail.module.css';
import { RequestLines } from './request-lines.tsx';
import { RequestPanel } from './request-panel.tsx';
import { RequestQuestions } from './request-questions.tsx';

/** `/zakupki/orders/:id` of an invited supplier. */
export default function RequestScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (search.get('view') === 'request') return <RequestDocumentOf orderId={id} />;
  if (search.get('view') === 'purchase-order') {
    return <OwnPurchaseOrder orderId={id} id={search.get('purchaseOrder')} />;
  }
  return (
    <RequestPage
      orderId={id}
      menu={
        <Button
          component={Link}
          to={paths.order(id, { view: 'request' })}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {m.requests_to_document()}
        </Button>
      }
    >
      {(request) => <RequestDetail {...request} />}
    </RequestPage>
  );
}

function RequestDetail({ order, invitation }: Request) {
  const { purchaseOrders, isLoaded, isKnown, error, refetch } = useOwnPurchaseOrders(order);
  const isWithdrawn = useWithdrawn(order, invitation);
  // When the buyer decides while the page is open, the page stays and keeps typed values.
  const [wasDecided] = useState(isDecisionTime(order));
  if (wasDecided && !isLoaded) return <NotLoaded error={error} onRetry={refetch} lines={10} />;
  return (
    <div className={styles['page']}>
      <RequestPanel
        order={order}
        invitation={invitation}
        purchaseOrders={purchaseOrders}
        isKnown={isKnown}
        isWithdrawn={isWithdrawn}
      />
      {purchaseOrders.length > 0 && (
        <div className={`zk-stack zk-column zk-packed zk-gap-16 ${styles['purchase']}`}>
          {purchaseOrders.map((purchaseOrder) => (
            <PurchaseOrderCard
              key={purchaseOrder.id}
              order={order}
              invitation={invitation}
              purchaseOrder={purchaseOrder}
            />
          ))}
        </div>
      )}
      <BuyerCard invitation={invitation} />
      <div className={`zk-stack zk-column zk-packed zk-gap-24 ${styles['main']}`}>
        <OwnOutdatedBids order={order} invitation={invitation} />
        <OwnBids order={order} invitation={invitation} />
        <Addenda key={order.updatedAt} order={order} title={m.requests_addenda()} nameOf={m.requests_addendum} />
        {order.description && <p className="zk-lines zk-break">{order.description}</p>}
        <RequestLines order={order} />
        <RequestTerms order={order} />
        {order.attachments.length > 0 && (
          <FilesSection owner="order" ownerId={order.id} orderId={order.id} files={order.attachments} isReadOnly />
        )}
        <RequestQuestions order={order} />
      </div>
    </div>
  );
}

function useWithdrawn({ id: orderId }: Order, { status }: OwnInvitation): boolean {
  const { data } = useListBidsQuery({ orderId, perPage: 100 }, { skip: status !== 'opened' });
  return data?.data.some((bid) => bid.status === 'withdrawn') ?? false;
}

/** Bids that were sent before the buyer changed the order. */
function OwnOutdatedBids({ order, invitation }: Request) {
  const canBeOutdated = invitation.isOpen && invitation.status === 'submitted' && order.revision > 1;
  const answer = useListBidsQuery({ orderId: order.id, perPage: 100 }, { skip: !canBeOutdated });
  const { shown, error, refetch } = latestAnswer(answer);
  if (!canBeOutdated) return null;
  if (!shown) return <ProblemMessage error={error} onRetry={refetch} />;
  return shown.data
    .filter((bid) => bid.status === 'submitted' && bid.flags.isOutdated && !isOfEarlierRound(order, bid))
    .map((bid) => (
      <OutdatedBid
        key={bid.id}
        order={order}
        bid={bid}
        other={{ label: m.requests_bid_see(), to: paths.bid(order.id, bid.id) }}
      />
    ));
}

/** Lists the supplier's bids when there are several, such as alternatives. */
function OwnBids({ order, invitation }: Request) {
  const id = useId();
  const hasBids = invitation.status === 'submitted' || invitation.status === 'drafting';
  const { data } = useListBidsQuery({ orderId: order.id, perPage: 100 }, { skip: !hasBids });
  const bids = data?.data.toSorted((a, b) => a.number - b.number) ?? [];
  if (!hasBids || bids.length < 2) return null;
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <h2 id={id} className="zk-large">
        {m.requests_own_bids()}
      </h2>
      <ul className="zk-stack zk-column zk-gap-8">
        {bids.map((bid) => (
          <li key={bid.id} className="zk-row zk-wrap zk-gap-8">
            <Link className="zk-target" to={paths.bid(order.id, bid.id)}>
              {m.own_bid_number({ number: bid.number })}
            </Link>
            <BidStatusBadge status={bid.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestTerms({ order }: { order: Order }) {
  return (
    <FactGroup title={m.requests_terms()}>
      {termsOf(order).map(({ label, value }) => (
        <GroupFact key={label} label={label}>
          {value}
        </GroupFact>
      ))}
    </FactGroup>
  );
}
