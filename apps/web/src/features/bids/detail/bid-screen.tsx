import type { Bid, Order } from '@zakupki/api-client/schema';
import { useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { OrderHistory } from '../../../entities/history/order-history.tsx';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { type Fact, FactList } from '../../../ui/layout/page-head.tsx';
import { OrderPage } from '../../../entities/order-page/order-page.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { sealedText } from '../../../entities/order/sealed-bids.ts';
import { BidSupplierFacts } from '../supplier/bid-supplier-facts.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { BidActions } from './bid-actions.tsx';
import { BidAnswers } from './bid-answers.tsx';
import { ChangeBid } from '../editor/bid-change.tsx';
import { DraftBidEditor } from '../editor/bid-editor.tsx';
import styles from './bid-detail.module.css';
import { bidFacts } from './bid-facts.tsx';
import { BidOverview } from './bid-overview.tsx';
import { bidName } from '../list/bids-columns.tsx';

/** `/zakupki/orders/:orderId/bids/:id`: drafts open in the editor. */
export default function BidScreen() {
  const { orderId = '', id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: bid, error, refetch } = useGetBidQuery({ orderId, bidId: id });
  const isEditor = bid?.access.editable === true && (bid.status === 'draft' || search.get('tab') === CHANGE);
  return (
    <OrderPage orderId={orderId} tab="bids" page={bid ? bidName(bid) : m.bids_bid()} hasOwnAction={isEditor}>
      {(order) =>
        bid ? (
          <LoadedBid key={bid.id} order={order} bid={bid} />
        ) : (
          <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />
        )
      }
    </OrderPage>
  );
}

type BidProps = {
  readonly order: Order;
  readonly bid: Bid;
};

function LoadedBid({ order, bid }: BidProps) {
  const [search] = useSearchParams();
  const { editable } = bid.access;
  // A new order revision may change the lines: remount the editor, which restores the typed values.
  const editorKey = `${bid.id} ${order.revision}`;
  if (bid.status === 'draft' && editable) {
    return (
      <>
        <BidHead order={order} bid={bid} facts={[]} />
        <DraftBidEditor key={editorKey} order={order} bid={bid} />
      </>
    );
  }
  if (search.get('tab') === CHANGE && editable) {
    return (
      <>
        <h2 className={styles['changing']}>{m.bid_editor_change({ name: bidName(bid) })}</h2>
        <ChangeBid key={editorKey} order={order} bid={bid} />
      </>
    );
  }
  if (bid.isSealed) return <SealedBid order={order} bid={bid} />;
  return <BidTabs order={order} bid={bid} />;
}

const CHANGE = 'change';
const TABS = ['overview', 'lines', 'history'] as const;

function BidTabs({ order, bid }: BidProps) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'overview';
  return (
    <>
      <BidHead order={order} bid={bid} facts={bidFacts(order, bid)} />
      <Segments
        label={m.bids_tabs()}
        choices={[
          { value: 'overview', label: m.bids_tab_overview() },
          { value: 'lines', label: m.bids_tab_lines({ count: order.items.length }) },
          { value: 'history', label: m.bids_tab_history() },
        ]}
        value={tab}
        onChange={(next) => setSearch(next === 'overview' ? {} : { tab: next }, { replace: true })}
      />
      <div className={styles['section']}>
        {tab === 'overview' && <BidOverview order={order} bid={bid} />}
        {tab === 'lines' && <BidAnswers order={order} bid={bid} />}
        {tab === 'history' && (
          <OrderHistory orderId={order.id} filter={{ bidId: bid.id }} currencyOf={() => bid.currency} />
        )}
      </div>
    </>
  );
}

/** Until the bids are opened, only the supplier, the number and the time of receipt are known. */
function SealedBid({ order, bid }: BidProps) {
  const facts: readonly Fact[] = [
    { label: m.bids_fact_number(), value: bid.number },
    { label: m.bids_received(), value: <Moment iso={bid.receivedAt} zone={order.timeZone} /> },
  ];
  return (
    <div className="zk-stack zk-gap-16">
      <BidHead order={order} bid={bid} facts={facts} />
      <Callout tone="note">{sealedText(order)}</Callout>
      <BidSupplierFacts supplier={bid.supplier} />
    </div>
  );
}

/** The bid's header, below the order's. */
function BidHead({ order, bid, facts }: BidProps & { readonly facts: readonly Fact[] }) {
  return (
    <div className={`zk-flex zk-wrap zk-between zk-top zk-gap-8-24 ${styles['head']}`}>
      <div className="zk-fill zk-shrink">
        <div className="zk-row zk-wrap zk-gap-4-12">
          <h2>{bidName(bid)}</h2>
          <BidStatusBadge status={bid.status} />
        </div>
        <FactList facts={facts} />
      </div>
      <div className="zk-row zk-wrap zk-gap-8">
        <BidActions order={order} bid={bid} />
      </div>
    </div>
  );
}
