import { Button } from '@mantine/core';
import type { BidRow, Order } from '@zakupki/api-client/schema';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { shownAnswer } from '../../../http/shown-answer.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useDefaultFilter } from '../../../entities/saved-filter/default-filter.ts';
import { DownloadMenu } from '../../../entities/order/download-menu.tsx';
import { SavedFilters } from '../../../entities/saved-filter/saved-filters.tsx';
import { paths } from '../../../paths.ts';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { BID_STATUSES, BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { bidCrumbs, orderFacts, acceptsBids, closedReason } from '../bid-order-facts.tsx';
import styles from './bids.module.css';
import { bidColumns, bidName } from './bids-columns.tsx';
import { BIDS, listBidsQuery } from './bids-query.ts';

interface BidsScreenProps {
  /** Replaces the list with bids side by side. */
  readonly Matrix: ComponentType<{ readonly order: Order }>;
}

/** `/zakupki/orders/:orderId/bids` */
export function BidsScreen({ Matrix }: BidsScreenProps) {
  const { orderId = '' } = useParams();
  const { data: order, error, refetch } = useGetOrderQuery({ id: orderId });
  // The deadline may pass and ranks may change while the tab is in the background.
  if (order) return <OrderBids order={order} Matrix={Matrix} />;
  return (
    <>
      <PageHead title={m.bids_title()} breadcrumbs={bidCrumbs(orderId, undefined).slice(0, -1)} />
      <NotLoaded error={error} onRetry={() => void refetch()} lines={8} />
    </>
  );
}

const VIEWS = [
  { value: 'list', label: () => m.bids_as_list() },
  { value: 'matrix', label: () => m.bids_as_matrix() },
] as const;

function OrderBids({ order, Matrix }: { order: Order } & BidsScreenProps) {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  const hasBids = order.counts.bids > 0;
  return (
    <>
      <PageHead
        title={m.bids_heading({ order: order.title || order.number })}
        breadcrumbs={bidCrumbs(order.id, order.title).slice(0, -1)}
        status={<OrderStatusBadge status={order.status} />}
        facts={orderFacts(order)}
        menu={<DownloadMenu order={order} />}
        action={hasBids ? <EnterBidButton order={order} /> : undefined}
      />
      {hasBids ? (
        <div className={`zk-stack zk-shrink zk-gap-12 ${styles['screen']}`}>
          <Segments
            label={m.bids_view()}
            choices={VIEWS.map(({ value, label }) => ({ value, label: label() }))}
            value={view}
            onChange={(next) => setSearch(next === 'list' ? {} : { view: next })}
          />
          {view === 'matrix' ? <Matrix order={order} /> : <BidList order={order} />}
        </div>
      ) : (
        <NoBids order={order} />
      )}
    </>
  );
}

function BidList({ order }: { order: Order }) {
  const locale = useLocale();
  const address = useUrlQuery(BIDS, FIRST_PAGE);
  const { query, change, isBare } = address;
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { shown, isStale, error, refetch } = shownAnswer(
    useListBidsQuery({ orderId: order.id, ...listBidsQuery(query) }, { refetchOnMountOrArgChange: true }),
  );
  const hasForeign = shown?.data.some(({ currency }) => currency !== order.currency) ?? false;
  // Headings depend on the language.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => bidColumns(order, hasForeign), [order, hasForeign, locale]);
  const open = useCallback((bid: BidRow) => void navigate(paths.bid(order.id, bid.id)), [navigate, order.id]);

  const applyFirst = useCallback((first: string) => setSearch(first, { replace: true }), [setSearch]);
  useDefaultFilter('bids', isBare, applyFirst);

  return (
    <>
      {shown && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      <ChoiceFilter
        label={m.bids_status()}
        choices={BID_STATUSES}
        chosen={query.statuses}
        draw={(status) => <BidStatusBadge status={status} />}
        onChange={(statuses) => change({ statuses })}
      />
      <PagedTable
        list={shown}
        address={address}
        maxUnpaged={PAGE_SIZES[0]}
        name="bids"
        label={m.bids_title()}
        columns={columns}
        rowId={(bid) => bid.id}
        rowLabel={bidName}
        onOpen={open}
        isStale={isStale}
        toolbar={
          <div className="zk-row zk-wrap zk-gap-8">
            <SearchBox
              label={m.bids_search()}
              hint={m.bids_search_hint()}
              q={query.q}
              onSearch={(q) => change({ q }, { replace: query.q !== '' })}
            />
            <SavedFilters
              scope="bids"
              query={String(new URLSearchParams(BIDS.serialize({ ...query, page: 1 })))}
              to={(kept) => paths.bids(order.id, Object.fromEntries(new URLSearchParams(kept)))}
            />
          </div>
        }
        notLoaded={<NotLoaded error={error} onRetry={() => void refetch()} lines={6} />}
        empty={<NothingFound onClear={() => change({ q: '', statuses: [] })} />}
      />
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      text={m.bids_nothing()}
      action={
        <Button variant="default" onClick={onClear}>
          {m.bids_clear()}
        </Button>
      }
    />
  );
}

/** Explains why while the order takes no bids. */
function EnterBidButton({ order }: { order: Order }) {
  if (acceptsBids(order)) return <LinkButton to={paths.bidNew(order.id)}>{m.bids_enter()}</LinkButton>;
  return (
    <div className={`zk-stack zk-text-end zk-gap-4 ${styles['closed']}`}>
      <Button disabled aria-describedby="bids-closed">
        {m.bids_enter()}
      </Button>
      <p id="bids-closed" className="zk-secondary zk-small">
        {closedReason(order)}
      </p>
    </div>
  );
}

function NoBids({ order }: { order: Order }) {
  if (acceptsBids(order)) {
    return (
      <EmptyState
        drawing="bids"
        text={m.bids_empty()}
        action={<LinkButton to={paths.bidNew(order.id)}>{m.bids_enter()}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      drawing="bids"
      text={closedReason(order)}
      action={
        <LinkButton to={paths.order(order.id)} variant="default">
          {m.bids_to_order()}
        </LinkButton>
      }
    />
  );
}
