import { ENDED_STATUSES } from '@zakupki/procurement/orders/ended';
import { Button } from '@mantine/core';
import type { Conflict, Order } from '@zakupki/api-client/schema';
import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { m } from '#messages';
import { useListConflictKindsQuery, useListConflictsQuery } from '../../entities/conflict/conflict-api.ts';
import { awaitsFirst } from '../../http/answers/latest-answer.ts';
import { asApiError, NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { CONFLICT_AREA } from '../../entities/conflict/list/conflict-list.tsx';
import type { Opened } from '../../entities/conflict/list/conflict-row.tsx';
import { supplierName, useConflictContextData } from '../../entities/conflict/conflict-context.ts';
import { OrderPage } from '../../entities/order-page/order-page.tsx';
import { rootConflicts } from '../../entities/conflict/conflict-sorting.ts';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageShortcuts } from '../../ui/layout/page-shortcuts.ts';
import { useUrlQuery } from '../../ui/url-query/url-query.ts';
import { orderStatusWord } from '../../entities/order/order-status.tsx';
import { ConflictsFilters } from './conflicts-filters.tsx';
import { groupByCause, groupConflicts } from './conflicts-groups.ts';
import styles from './conflicts.module.css';
import { CONFLICTS, type ConflictsQuery, isFiltered, matchesQuery, NO_FILTERS, STATUSES } from './conflicts-query.ts';
import { GroupHeading } from './group-heading.tsx';
import { NoOpenConflicts } from './no-open-conflicts.tsx';
import { OrderSignals } from './order-signals.tsx';
import { ConflictQueue, type QueueGroup } from './queue/conflict-queue.tsx';

/** `/zakupki/orders/:orderId/conflicts` */
export default function ConflictsScreen() {
  const { orderId = '' } = useParams();
  return (
    <OrderPage orderId={orderId} tab="conflicts" page={m.conflicts_title()}>
      {(order) => <OrderConflicts order={order} />}
    </OrderPage>
  );
}

const NONE: readonly Conflict[] = [];
const UNRESOLVED = ['open', 'waived'] as const;
/** A filter change closes the opened conflict. */
const CHANGES = { reset: { opened: null }, replace: true } as const;

function OrderConflicts({ order }: { order: Order }) {
  const { query, change } = useUrlQuery(CONFLICTS, CHANGES);
  const context = useConflictContextData(order);
  // Time and other users also cause conflicts.
  const answer = useListConflictsQuery(
    { orderId: order.id, status: [...(query.statuses.includes('resolved') ? STATUSES : UNRESOLVED)] },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { isFetching, refetch } = answer;
  // Wait for the names of kinds and suppliers: they would shift a visible list.
  const kinds = useListConflictKindsQuery();
  const data = awaitsFirst(kinds) || context.isLoading ? undefined : answer.data;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  usePageShortcuts(SHORTCUTS);

  const open = useCallback((opened: Opened | null) => change({ opened }), [change]);

  const openedId = query.opened?.id;
  const isOpenedMissing = data !== undefined && openedId !== undefined && !data.data.some(({ id }) => id === openedId);
  const resolved = useListConflictsQuery({ orderId: order.id, status: ['resolved'] }, { skip: !isOpenedMissing });
  const openedResolved = isOpenedMissing ? resolved.data?.data.filter(({ id }) => id === openedId) : undefined;
  const all = [...rootConflicts(data?.data ?? NONE), ...(openedResolved ?? NONE)];
  // The opened conflict stays in the list even if it no longer matches.
  const visible = all.filter((conflict) => matchesQuery(conflict, query) || conflict.id === openedId);
  const isEmpty = data !== undefined && visible.length === 0;
  return (
    <div className={`zk-stack zk-column zk-gap-8 ${styles['screen']}`} {...CONFLICT_AREA}>
      {ENDED_STATUSES.includes(order.status) && (
        <Callout tone="note">
          <p>{m.conflicts_frozen({ status: orderStatusWord(order.status) })}</p>
        </Callout>
      )}
      {data && <ProblemMessage error={error} onRetry={refetch} />}
      {data && <ProblemMessage error={context.error} onRetry={context.refetch} />}
      {data && <OrderSignals signals={data.signals} context={context} />}
      {data && hasOnlyNotes(all) && !ENDED_STATUSES.includes(order.status) && (
        <Callout tone="good">
          <p>
            {m.conflicts_only_notes()}{' '}
            <Link to={paths.order(order.id, { tab: 'award' })}>{m.conflicts_to_award()}</Link>
          </p>
        </Callout>
      )}
      {data && data.data.length > 0 && (
        <ConflictsFilters conflicts={all} query={query} context={context} onChange={change} />
      )}
      {!data && <NotLoaded error={error} onRetry={refetch} lines={8} />}
      {isEmpty &&
        (isFiltered(query) ? (
          <EmptyState
            drawing="search"
            text={m.conflicts_nothing()}
            action={
              <Button variant="default" onClick={() => change(NO_FILTERS)}>
                {m.conflicts_clear()}
              </Button>
            }
          />
        ) : (
          <NoOpenConflicts
            order={order}
            query={query}
            accepted={all.filter(({ status }) => status === 'waived').length}
          />
        ))}
      {visible.length > 0 && <Groups {...{ query, context, visible }} conflicts={data?.data ?? NONE} onOpen={open} />}
      <p role="status" className="zk-visually-hidden">
        {data && m.conflicts_shown({ count: visible.length })}
      </p>
    </div>
  );
}

function hasOnlyNotes(conflicts: readonly Conflict[]): boolean {
  const open = conflicts.filter(({ status }) => status === 'open');
  return open.length > 0 && open.every(({ severity }) => severity === 'info');
}

type GroupsProps = {
  readonly query: ConflictsQuery;
  readonly context: ReturnType<typeof useConflictContextData>;
  readonly visible: readonly Conflict[];
  /** All loaded conflicts, including those that follow from another. */
  readonly conflicts: readonly Conflict[];
  readonly onOpen: (opened: Opened | null) => void;
};

function Groups({ query, context, visible, conflicts, onOpen }: GroupsProps) {
  const { grouping } = query;
  const { bidOf, lineOf, order } = context;
  const { data: kinds } = useListConflictKindsQuery();
  const lineIds = order.items.map(({ id }) => id);
  const labels = {
    bid: (key: string | null) => (key === null ? m.conflicts_between_bids() : supplierName(bidOf(key))),
    kind: (key: string | null) => kinds?.data.find(({ kind }) => kind === key)?.name ?? '',
    line: (key: string | null) => lineOf(key)?.name ?? m.conflicts_of_whole_bids(),
  };
  const rankOf = (id: string) => bidOf(id)?.rank ?? null;
  const groups = groupConflicts(visible, grouping, { lineIds, rankOf }).map(
    ({ key, conflicts: members }): QueueGroup => ({
      key: `${grouping} ${key}`,
      label: labels[grouping](key),
      heading: <GroupHeading grouping={grouping} groupKey={key} conflicts={members} context={context} />,
      causes: groupByCause(members),
    }),
  );
  const followers = useMemo(
    () => conflicts.filter(({ causedBy, status }) => causedBy !== null && status === 'open'),
    [conflicts],
  );
  return (
    <ConflictQueue
      grouping={grouping}
      groups={groups}
      context={context}
      followers={followers}
      opened={query.opened}
      onOpen={onOpen}
    />
  );
}

const SHORTCUTS = [
  { keys: ['J', '↓'], what: () => m.conflicts_key_next() },
  { keys: ['K', '↑'], what: () => m.conflicts_key_previous() },
  { keys: ['Enter'], what: () => m.conflicts_key_open() },
  { keys: ['F'], what: () => m.conflicts_key_fix() },
  { keys: ['A'], what: () => m.conflicts_key_accept() },
];
