import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { coverageWords, unrankedWords } from '../../../entities/bid/bid-rank.ts';
import { OrderHistory } from '../../../entities/history/order-history.tsx';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { type Fact, PageHead } from '../../../ui/layout/page-head.tsx';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { BidActions } from './bid-actions.tsx';
import { BidAnswers } from './bid-answers.tsx';
import { ChangeBid } from '../editor/bid-change.tsx';
import { DraftBidEditor } from '../editor/bid-editor.tsx';
import { ValidUntil } from '../bid-marks.tsx';
import { bidCrumbs, orderFacts } from '../bid-order-facts.tsx';
import { BidOverview } from './bid-overview.tsx';
import { bidName, comparableTotal } from '../list/bids-columns.tsx';

/** `/zakupki/orders/:orderId/bids/:id`: drafts open in the editor. */
export default function BidScreen() {
  const { orderId = '', id = '' } = useParams();
  const orderAnswer = useGetOrderQuery({ id: orderId });
  const bidAnswer = useGetBidQuery({ orderId, id });
  const [order, bid] = [orderAnswer.data, bidAnswer.data];
  if (order && bid) return <FoundBid key={bid.id} order={order} bid={bid} />;
  const error = orderAnswer.error ?? bidAnswer.error;
  function retry() {
    if (orderAnswer.error) void orderAnswer.refetch();
    if (bidAnswer.error) void bidAnswer.refetch();
  }
  return (
    <>
      <PageHead title={m.bids_bid()} breadcrumbs={bidCrumbs(orderId, order?.title)} />
      <NotLoaded error={error} onRetry={retry} lines={10} />
    </>
  );
}

interface BidProps {
  readonly order: Order;
  readonly bid: Bid;
}

function FoundBid({ order, bid }: BidProps) {
  const [search] = useSearchParams();
  const { editable } = bid.access;
  // A new revision has other lines: the editor restarts with them and keeps what was typed.
  const editor = `${bid.id} ${order.revision}`;
  if (bid.status === 'draft' && editable) {
    return (
      <>
        <BidHead order={order} bid={bid} facts={orderFacts(order)} />
        <DraftBidEditor key={editor} order={order} bid={bid} />
      </>
    );
  }
  if (search.get('tab') === CHANGE && editable) {
    return (
      <>
        <PageHead
          title={m.bid_editor_change({ name: bidName(bid) })}
          breadcrumbs={bidCrumbs(order.id, order.title)}
          status={<BidStatusBadge status={bid.status} />}
          facts={orderFacts(order)}
        />
        <ChangeBid key={editor} order={order} bid={bid} />
      </>
    );
  }
  return <PlacedBid order={order} bid={bid} />;
}

const CHANGE = 'change';
const TABS = ['overview', 'lines', 'history'] as const;

function PlacedBid({ order, bid }: BidProps) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'overview';
  return (
    <Tabs
      value={tab}
      onChange={(next) => setSearch(next === 'overview' ? {} : { tab: next ?? 'overview' }, { replace: true })}
      keepMounted={false}
    >
      <BidHead order={order} bid={bid} facts={bidFacts(order, bid)}>
        <Tabs.List aria-label={m.bids_tabs()}>
          <Tabs.Tab value="overview">{m.bids_tab_overview()}</Tabs.Tab>
          <Tabs.Tab value="lines">{m.bids_tab_lines({ count: order.items.length })}</Tabs.Tab>
          <Tabs.Tab value="history">{m.bids_tab_history()}</Tabs.Tab>
        </Tabs.List>
      </BidHead>
      <Tabs.Panel value="overview">
        <BidOverview order={order} bid={bid} />
      </Tabs.Panel>
      <Tabs.Panel value="lines">
        <BidAnswers order={order} bid={bid} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <OrderHistory orderId={order.id} filter={{ bidId: bid.id }} currencyOf={() => bid.currency} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface BidHeadProps extends BidProps {
  readonly facts: readonly Fact[];
  readonly children?: React.ReactNode;
}

function BidHead({ order, bid, facts, children }: BidHeadProps) {
  return (
    <PageHead
      title={bidName(bid)}
      breadcrumbs={bidCrumbs(order.id, order.title)}
      status={<BidStatusBadge status={bid.status} />}
      facts={facts}
      menu={<BidActions order={order} bid={bid} />}
      tabs={children}
    />
  );
}

function bidFacts(order: Order, bid: Bid): Fact[] {
  const { rank, unranked, currency, totals, validUntil, flags, counts } = bid;
  const { linesOffered, linesInFull, linesTotal } = totals.coverage;
  const lines = m.bids_coverage_of({ offered: linesOffered, total: linesTotal });
  const place = rank ?? unrankedWords({ unranked, coverage: totals.coverage, currency });
  return [
    { label: m.bids_fact_number(), value: bid.number },
    ...(place === null ? [] : [{ label: m.bids_fact_rank(), value: place }]),
    {
      label: order.compareBasis === 'net' ? m.bids_total_net() : m.bids_total_gross(),
      value: <Money amount={comparableTotal(bid, order)} currency={order.currency} />,
    },
    { label: m.bids_coverage(), value: linesInFull === linesOffered ? lines : coverageWords(totals.coverage) },
    ...(validUntil === null
      ? []
      : [
          {
            label: m.bids_valid_until(),
            value: <ValidUntil date={validUntil} isExpired={flags.isExpired} zone={order.timeZone} />,
          },
        ]),
    ...(counts.openConflicts === 0
      ? []
      : [
          {
            label: m.bids_conflicts(),
            value: <ConflictCounts counts={counts} to={paths.conflicts(order.id, { bid: bid.id })} />,
          },
        ]),
  ];
}
