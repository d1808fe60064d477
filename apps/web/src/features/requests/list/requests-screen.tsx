import type { OrderRow, OwnInvitation } from '@zakupki/api-client/schema';
import type { Arg } from '@zakupki/api-client/operation';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { OwnAnswerBadge } from '../../../entities/invitation/own-answer.tsx';
import { OwnStepBadge } from '../../../entities/invitation/own-step.tsx';
import { useGetOwnInvitationQuery } from '../../../entities/invitation/own-invitation-api.ts';
import { closedBidding } from '../../../entities/order/bidding-deadline.tsx';
import { DeadlineCell } from '../../../entities/order/deadline-cell.tsx';
import { useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { now } from '../../../format/date/clock.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MissingPart } from '../../../ui/feedback/missing-part.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { pageField, pageSizeField, sortField, sortKey } from '../../../ui/url-query/url-fields.ts';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import styles from './requests-list.module.css';

type SortKey = NonNullable<Arg<'listOrders'>['sort']>[number];

const REQUESTS = urlCodec({
  sort: sortField('sort', { number: true, title: true, status: true, submissionDeadline: true }),
  page: pageField(),
  perPage: pageSizeField(),
});

/** `/zakupki/orders` of a supplier: the orders they are invited to. */
export default function RequestsScreen() {
  const address = useUrlQuery(REQUESTS, FIRST_PAGE);
  const { sort, page, perPage } = address.query;
  const navigate = useNavigate();
  const open = useCallback((order: OrderRow) => void navigate(paths.order(order.id)), [navigate]);
  const { shown, isStale, error, refetch } = latestAnswer(
    useListOrdersQuery(
      // `sortField` accepts only the contract's names.
      { ...(sort && { sort: [sortKey(sort) as SortKey] }), page, perPage },
      { refetchOnMountOrArgChange: true },
    ),
  );
  return (
    <>
      <PageHead title={m.requests_title()} />
      <PagedTable
        name="requests"
        label={m.requests_title()}
        columns={COLUMNS}
        list={shown}
        address={address}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        onOpen={open}
        isStale={isStale}
        maxUnpaged={25}
        notLoaded={<NotLoaded error={error} onRetry={refetch} lines={8} />}
        empty={<EmptyState drawing="document" text={m.requests_empty()} />}
      />
    </>
  );
}

/** An awarded order may have a purchase order to answer. */
const isOver = (order: OrderRow) => closedBidding(order) !== null && order.status !== 'awarded';

const COLUMNS: readonly TableColumn<OrderRow>[] = [
  {
    id: 'title',
    header: () => m.requests_request(),
    cell: ({ id, title }) => (
      <Link className={styles['title']} to={paths.order(id)}>
        {title}
      </Link>
    ),
    width: 240,
    isFlexible: true,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'number',
    header: () => m.order_page_number(),
    cell: ({ number }) => <span className="zk-numeric zk-nowrap">{number}</span>,
    width: 132,
    isSortable: true,
  },
  {
    id: 'step',
    header: () => m.requests_step(),
    cell: (order) => <NextStep order={order} />,
    width: 232,
    isEmpty: isOver,
  },
  {
    id: 'submissionDeadline',
    header: () => m.words_bids_due(),
    cell: (order) => <DeadlineCell order={order} />,
    width: 176,
    isSortable: true,
  },
  {
    id: 'status',
    header: () => m.requests_status(),
    cell: ({ status }) => <OrderStatusBadge status={status} />,
    width: 176,
    isSortable: true,
    onCard: 'aside',
  },
];

/** Shows the supplier's next step. Without one, shows their answer while bids are accepted. */
function NextStep({ order }: { order: OrderRow }) {
  const isDone = isOver(order);
  const { data, error, isFetching, refetch } = useGetOwnInvitationQuery({ orderId: order.id }, { skip: isDone });
  if (isDone) return MISSING;
  if (!data) return error && !isFetching ? <MissingPart text={m.errors_not_loaded()} onRetry={refetch} /> : null;
  if (data.nextStep !== 'none') {
    return <OwnStepBadge step={data.nextStep} isSoon={isDueSoon(data)} />;
  }
  return data.isOpen ? <OwnAnswerBadge status={data.status} /> : MISSING;
}

const SOON_MS = 86_400_000;

/** Whether less than a day is left to bid. */
const isDueSoon = ({ isOpen, submissionDeadline }: OwnInvitation) =>
  isOpen && Date.parse(submissionDeadline) - now() < SOON_MS;
