import { Button } from '@mantine/core';
import type { BidRow, Order } from '@zakupki/api-client/schema';
import { useCallback, useMemo } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { acceptsBids, canEnterBids, closedReason } from '../../../entities/order/accepting-bids.ts';
import { SealedNotice } from '../../../entities/order-page/sealed-notice.tsx';
import { OrderPage } from '../../../entities/order-page/order-page.tsx';
import { NextActions } from '../../../entities/order-page/step-action-button.tsx';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { useTextVersion } from '../../../i18n/locale.ts';
import { useDefaultFilter } from '../../../entities/saved-filter/default-filter.ts';
import { SavedFilters } from '../../../entities/saved-filter/saved-filters.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MissingPart } from '../../../ui/feedback/missing-part.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { MenuFilter } from '../../../ui/filter/menu-filter.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { BID_STATUSES, bidStatusWord } from '../../../entities/bid/bid-status.tsx';
import { bidColumns, bidName } from './bids-columns.tsx';
import { BIDS, listBidsQuery } from './bids-query.ts';

const BidPeek = loadPart(() => import('../peek/bid-peek.tsx'));

/** `/zakupki/orders/:orderId/bids` */
export default function BidsScreen() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  if (search.get('view') === 'matrix') return <ComparisonMoved orderId={orderId} search={search} />;
  return (
    <OrderPage orderId={orderId} tab="bids" page={m.bids_title()}>
      {(order) =>
        order.counts.bids + order.sealedBidCount > 0 ? (
          <div className="zk-stack zk-shrink zk-gap-12">
            <SealedNotice order={order} />
            <BidList order={order} />
          </div>
        ) : (
          <NoBids order={order} />
        )
      }
    </OrderPage>
  );
}

/** Redirects from the former address of the comparison. */
function ComparisonMoved({ orderId, search }: { orderId: string; search: URLSearchParams }) {
  const { view: _, ...others } = Object.fromEntries(search);
  return <Navigate to={paths.order(orderId, { tab: 'comparison', ...others })} replace />;
}

function BidList({ order }: { order: Order }) {
  const textVersion = useTextVersion();
  const address = useUrlQuery(BIDS, FIRST_PAGE);
  const { query, change, isBare } = address;
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const list = useListBidsQuery({ orderId: order.id, ...listBidsQuery(query) }, { refetchOnMountOrArgChange: true });
  const { shown, isStale, error, refetch } = latestAnswer(list);
  const hasForeign = shown?.data.some(({ currency }) => currency !== order.currency) ?? false;
  // Headings depend on the language.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => bidColumns(order, hasForeign), [order, hasForeign, textVersion]);
  const open = useCallback((bid: BidRow) => void navigate(paths.bid(order.id, bid.id)), [navigate, order.id]);

  const applyFirst = (first: string) => setSearch(first, { replace: true });
  const saved = useDefaultFilter('bids', isBare, applyFirst, refetch);

  return (
    <>
      {shown && <ProblemMessage error={error} onRetry={saved.retry} />}
      {/* A note that arrives above the list's error would move the button that a user reaches for. */}
      {!error && saved.isError && <MissingPart text={m.saved_filters_not_loaded()} onRetry={saved.refetch} />}
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
        renderPeek={(bid) => <BidPeek order={order} {...bid} />}
        isStale={isStale}
        toolbar={
          <div className="zk-row zk-wrap zk-gap-8">
            <SearchBox
              label={m.bids_search()}
              hint={m.bids_search_hint()}
              q={query.q}
              onSearch={(q, options) => change({ q }, options)}
            />
            <MenuFilter
              label={[m.bids_status(), query.statuses.map(bidStatusWord).join(', ')].filter(Boolean).join(': ')}
              choices={BID_STATUSES}
              chosen={query.statuses}
              draw={(status) => bidStatusWord(status)}
              // The last known counts stay while the next list loads.
              count={(status) => list.data?.countsByStatus[status] ?? null}
              onChange={(statuses) => change({ statuses })}
            />
            <SavedFilters
              scope="bids"
              query={String(new URLSearchParams(BIDS.serialize({ ...query, page: 1 })))}
              to={(filter) => paths.bids(order.id, Object.fromEntries(new URLSearchParams(filter)))}
            />
            {order.status === 'evaluation' && canEnterBids(order) && (
              <LinkButton to={paths.bidNew(order.id)} variant="default">
                {m.bids_enter()}
              </LinkButton>
            )}
          </div>
        }
        notLoaded={<NotLoaded error={error} onRetry={saved.retry} lines={6} />}
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

function NoBids({ order }: { order: Order }) {
  if (acceptsBids(order)) {
    return <EmptyState drawing="documents" text={m.bids_empty()} action={<NextActions order={order} />} />;
  }
  return (
    <EmptyState
      drawing="documents"
      text={closedReason(order)}
      action={
        <LinkButton to={paths.order(order.id)} variant="default">
          {m.bids_to_order()}
        </LinkButton>
      }
    />
  );
}
