import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { Arg } from '@zakupki/api-client/operation';
import type { ReferredUser, Referrer } from '@zakupki/api-client/schema';
import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { paths } from '../../../paths.ts';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Moment, RelativeTime } from '../../../ui/value/moment.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { pageField, pageSizeField, sortField, sortKey } from '../../../ui/url-query/url-fields.ts';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { useListReferredUsersQuery } from '../referrers-api.ts';
import styles from '../referrers.module.css';
import { rewardAmount } from '../reward-words.ts';

const ACCESS: Readonly<Record<ReferredUser['accessStatus'], () => string>> = {
  none: () => m.referrers_access_none(),
  trial: () => m.referrers_access_trial(),
  trial_expired: () => m.referrers_access_trial_expired(),
  active: () => m.referrers_access_active(),
  grace: () => m.referrers_access_grace(),
  subscription_expired: () => m.referrers_access_subscription_expired(),
};

type SortKey = NonNullable<Arg<'listReferredUsers'>['sort']>[number];
const SORTABLE = {
  registeredAt: true,
  name: true,
  revenue: true,
  lastActiveAt: true,
} as const satisfies Partial<Record<SortKey, true>>;

const REFERRED_USERS = urlCodec({
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(),
});
const CHANGES = { ...FIRST_PAGE, keepsOthers: true } as const;

/** Latest first by default. */
export function UsersSection({ referrer }: { referrer: Referrer }) {
  const navigate = useNavigate();
  const address = useUrlQuery(REFERRED_USERS, CHANGES);
  const { sort, page, perPage } = address.query;
  const { shown, isStale, error, refetch } = latestAnswer(
    useListReferredUsersQuery(
      // `sortField` accepts only SORTABLE, the contract's names.
      { referrerId: referrer.id, page, perPage, ...(sort && { sort: [sortKey(sort) as SortKey] }) },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const open = useCallback(({ id }: ReferredUser) => void navigate(paths.userStats(id)), [navigate]);
  // The reward is in the unit of the referrer's terms.
  const unit = referrer.reward.type === 'credits' ? 'credits' : (referrer.reward.currency ?? PAYMENT_CURRENCY);
  const columns = useMemo(() => columnsIn(unit), [unit]);

  return (
    <section className={`zk-stack zk-shrink zk-gap-12 ${styles['section']}`} aria-label={m.referrers_users()}>
      <h2>{m.referrers_users()}</h2>
      {shown && <ProblemMessage error={error} onRetry={refetch} />}
      <PagedTable
        name="referred"
        label={m.referrers_users()}
        columns={columns}
        list={shown}
        address={address}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={open}
        isStale={isStale}
        notLoaded={<NotLoaded error={error} onRetry={refetch} lines={6} />}
        empty={<EmptyState drawing="empty" text={m.referrers_users_empty()} />}
      />
    </section>
  );
}

function columnsIn(unit: Parameters<typeof rewardAmount>[1]): readonly TableColumn<ReferredUser>[] {
  return [
    {
      id: 'name',
      header: () => m.referrers_user(),
      cell: ({ id, name }) => <Link to={paths.userStats(id)}>{name}</Link>,
      width: 190,
      isSortable: true,
      isHideable: false,
      onCard: 'title',
    },
    { id: 'email', header: () => m.referrers_email(), cell: ({ email }) => email, width: 230, isHiddenAtFirst: true },
    { id: 'company', header: () => m.referrers_company(), cell: ({ company }) => company ?? '—', width: 180 },
    {
      id: 'registeredAt',
      header: () => m.referrers_registered(),
      cell: ({ registeredAt }) => <Moment iso={registeredAt} />,
      width: 124,
      isSortable: true,
    },
    {
      id: 'access',
      header: () => m.referrers_access(),
      cell: ({ accessStatus, verifiedAt }) => (verifiedAt === null ? m.referrers_unverified() : ACCESS[accessStatus]()),
      width: 164,
      onCard: 'aside',
    },
    {
      id: 'revenue',
      header: () => m.referrers_revenue(),
      cell: ({ revenue }) => <span className="zk-numeric">{rewardAmount(revenue, PAYMENT_CURRENCY)}</span>,
      align: 'end',
      width: 112,
      isSortable: true,
    },
    {
      id: 'reward',
      header: () => m.referrers_accrued(),
      cell: ({ rewardAccrued }) => <span className="zk-numeric">{rewardAmount(rewardAccrued, unit)}</span>,
      align: 'end',
      width: 122,
    },
    {
      id: 'lastActiveAt',
      header: () => m.referrers_seen(),
      cell: ({ lastActiveAt }) => <RelativeTime iso={lastActiveAt} />,
      width: 116,
      isSortable: true,
    },
  ];
}
