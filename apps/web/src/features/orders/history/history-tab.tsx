import { Button } from '@mantine/core';
import type { AuditAction, BidRow, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { AUDIT_ACTIONS } from '../../../entities/history/audit-words.ts';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { Addenda } from '../../../entities/order-page/addenda.tsx';
import { useListAddendaQuery } from '../../../entities/order-page/order-page-api.ts';
import { useListOrderAuditQuery } from '../../../entities/order/order-api.ts';
import { type HistoryFilter, OrderHistory } from '../../../entities/history/order-history.tsx';
import { awaitsFirst } from '../../../http/answers/latest-answer.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField, idField } from '../../../ui/url-query/url-fields.ts';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';
import styles from './history.module.css';
import { SelectField } from '../../../ui/field/select-field.tsx';

/** Each kind covers the actions with these prefixes. */
const KINDS = {
  order: { prefixes: ['order.'], word: () => m.history_kind_order() },
  bids: { prefixes: ['bid.'], word: () => m.history_kind_bids() },
  conflicts: { prefixes: ['conflict.'], word: () => m.history_kind_conflicts() },
  award: { prefixes: ['order.award', 'order.revoke_award'], word: () => m.history_kind_award() },
  questions: { prefixes: ['question.'], word: () => m.history_kind_questions() },
  files: { prefixes: ['attachment.'], word: () => m.history_kind_files() },
} as const satisfies Record<string, { prefixes: readonly string[]; word: () => string }>;

type Kind = keyof typeof KINDS;
// Object.keys widens the key type.
const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

const isId = (text: string) => /^[A-Za-z0-9_-]{1,64}$/.test(text);

const HISTORY = urlCodec({
  kind: choiceField('kind', KIND_NAMES, null),
  actorId: idField('actor', isId),
  bidId: idField('bid', isId),
});
// The address names the order's tab too.
const CHANGES = { keepsOthers: true, replace: true } as const;

function actionsOf(kind: Kind): AuditAction[] {
  const { prefixes } = KINDS[kind];
  return AUDIT_ACTIONS.filter((action) => prefixes.some((prefix) => action.startsWith(prefix)));
}

export default function HistoryTab({ order }: { order: Order }) {
  const { query, change } = useUrlQuery(HISTORY, CHANGES);
  // Every response lists all actors, so one event is enough.
  const audit = useListOrderAuditQuery({ orderId: order.id, limit: 1 });
  const bidList = useListBidsQuery({ orderId: order.id, perPage: 100 });
  const addenda = useListAddendaQuery({ orderId: order.id });
  const actors = audit.data?.actors ?? [];
  const bids = bidList.data?.data ?? [];
  const { kind, actorId, bidId } = query;
  const filter: HistoryFilter = {
    ...(actorId !== null && { actorId }),
    ...(bidId !== null && { bidId }),
    ...(kind && { action: actionsOf(kind) }),
  };
  const isFiltered = Object.keys(filter).length > 0;

  const currencyOf = (id: string | null) => bids.find((bid) => bid.id === id)?.currency ?? order.currency;

  // Wait for the content above the history, so that it does not shift.
  if ([audit, bidList, addenda].some(awaitsFirst)) return <Skeleton lines={8} />;
  return (
    <div className="zk-stack zk-in-order zk-mt-16 zk-gap-20">
      <Addenda order={order} title={m.history_addenda()} nameOf={m.history_addendum} note={m.history_addenda_note()} />
      <HistoryFilters query={query} change={change} actors={actors} bids={bids} />
      <OrderHistory
        orderId={order.id}
        filter={filter}
        currencyOf={currencyOf}
        {...(isFiltered && { nothing: <EmptyState drawing="search" text={m.history_nothing()} /> })}
      />
    </div>
  );
}

type Query = UrlQuery<typeof HISTORY>;

type FiltersProps = {
  readonly query: Query;
  readonly change: (part: Partial<Query>) => void;
  readonly actors: readonly { readonly id: string; readonly name: string }[];
  readonly bids: readonly BidRow[];
};

function HistoryFilters({ query: { kind, actorId, bidId }, change, actors, bids }: FiltersProps) {
  return (
    <div
      className={`zk-flex zk-wrap zk-bottom zk-gap-12 ${styles['filters']}`}
      role="group"
      aria-label={m.history_filters()}
    >
      <SelectField
        label={m.history_kind()}
        value={kind ?? ''}
        onChange={(event) => change({ kind: KIND_NAMES.find((name) => name === event.currentTarget.value) ?? null })}
        options={[
          { value: '', label: m.history_any_kind() },
          ...KIND_NAMES.map((value) => ({ value, label: KINDS[value].word() })),
        ]}
      />
      {(actors.length > 1 || actorId !== null) && (
        <SelectField
          label={m.history_person()}
          value={actorId ?? ''}
          onChange={(event) => change({ actorId: event.currentTarget.value || null })}
          options={[
            { value: '', label: m.history_anybody() },
            ...actors.map(({ id, name }) => ({ value: id, label: name })),
            ...unknownOption(actorId, actors),
          ]}
        />
      )}
      {(bids.length > 0 || bidId !== null) && (
        <SelectField
          label={m.history_bid()}
          value={bidId ?? ''}
          onChange={(event) => change({ bidId: event.currentTarget.value || null })}
          options={[
            { value: '', label: m.history_any_bid() },
            ...bids.map(({ id, number, supplier }) => ({
              value: id,
              label: supplier.name ? `${number}. ${supplier.name}` : m.words_numbered({ number }),
            })),
            ...unknownOption(bidId, bids),
          ]}
        />
      )}
      {(kind ?? actorId ?? bidId) !== null && (
        <Button variant="subtle" onClick={() => change(HISTORY.standard)}>
          {m.history_clear()}
        </Button>
      )}
    </div>
  );
}

/** Shows an unknown id of the address as it is, so that the filter is visible. */
function unknownOption(id: string | null, known: readonly { readonly id: string }[]) {
  return id === null || known.some((option) => option.id === id) ? [] : [{ value: id, label: id }];
}
