import { type ApiError, httpStatusOf } from '@zakupki/api-client/problem';
import type { UserStats } from '@zakupki/api-client/schema';
import { userName } from '@zakupki/procurement/users/person-name';
import { useParams } from 'react-router';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { formatSpan } from '../../../format/date/buckets.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { ImpersonationButton } from '../../../entities/impersonation/impersonation-button.tsx';
import { GrantButton } from '../../../entities/access/grant-button.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { type Fact, PageHead } from '../../../ui/layout/page-head.tsx';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { useGetUserStatsQuery } from '../statistics-api.ts';
import styles from '../statistics.module.css';
import { userCharts } from '../summary/summary-charts.ts';
import { StatsCharts } from '../summary/stats-charts.tsx';
import { requestOf, SUMMARY } from '../summary/summary-query.ts';
import { SummaryToolbar } from '../summary/summary-toolbar.tsx';
import { UserAccess, UserCounters } from './user-access.tsx';
import { AuditTail, CreditLedger, Payments, RecentOrders, Redemptions, Sessions } from './user-records.tsx';
import { PhoneLink } from '../../../ui/value/phone/formatted-phone.tsx';
import userStyles from './user-stats.module.css';

/** `/admin/users/{id}/stats` */
export default function UserStatsScreen() {
  // The route has the parameter.
  const { id = '' } = useParams();
  const address = useUrlQuery(SUMMARY);
  const { compare: _, ...period } = requestOf(address.query);
  const answer = useGetUserStatsQuery({ userId: id, ...period }, { refetchOnMountOrArgChange: true });
  // Never show another user's figures.
  const data = answer.data?.user.id === id ? answer.data : undefined;
  const { shown, isFetching, error, refetch } = latestAnswer({ ...answer, data });
  if (!shown) return <NoStats error={error} onRetry={refetch} />;
  const { unread } = address;
  const name = userName(shown.user, shown.profile);
  return (
    <>
      <PageHead
        title={name}
        breadcrumbs={breadcrumbs()}
        facts={factsOf(shown)}
        menu={shown.user.role === 'buyer' && <GrantButton user={{ id, name }} />}
        action={<ImpersonationButton user={{ ...shown.user, name }} />}
      />
      <div className="zk-stack zk-shrink zk-gap-16">
        {shown.user.status === 'blocked' && <Callout tone="warning">{m.stats_user_blocked()}</Callout>}
        {unread.length > 0 && <Callout tone="warning">{m.stats_unread({ what: unread.join(' · ') })}</Callout>}
        <ProblemMessage error={error} onRetry={refetch} />
        <div className={styles['sections']} aria-busy={isFetching}>
          <UserAccess access={shown.access} />
          <SummaryToolbar query={address.query} onChange={address.change} hidesComparison />
          <div className={`zk-stack zk-top zk-shrink ${userStyles['pair']}`}>
            <UserCounters stats={shown} />
            <Redemptions rows={shown.redemptions} />
          </div>
          <section className="zk-stack zk-shrink zk-gap-12" aria-label={m.stats_user_over_time()}>
            <h2>{m.stats_user_over_time()}</h2>
            <div className={`zk-stack zk-shrink zk-gap-16 ${styles['charts']}`}>
              <StatsCharts charts={userCharts(shown)} filePrefix={`${id}-`} period={shown.period} address={address} />
            </div>
          </section>
          <RecentOrders rows={shown.recentOrders} />
          <div className={`zk-stack zk-top zk-shrink ${userStyles['pair']}`} data-wide>
            <CreditLedger rows={shown.creditTransactions} />
            <AuditTail rows={shown.auditTail} />
          </div>
          <div className={`zk-stack zk-top zk-shrink ${userStyles['pair']}`} data-wide>
            <Payments rows={shown.payments} />
            <Sessions rows={shown.impersonations} />
          </div>
        </div>
      </div>
    </>
  );
}

function breadcrumbs() {
  return [
    { label: m.admin_title(), to: paths.admin() },
    { label: m.stats_details_title(), to: paths.statsDetails() },
  ];
}

function NoStats({ error, onRetry }: { error: ApiError | undefined; onRetry: () => unknown }) {
  const isUnknown = error !== undefined && httpStatusOf(error) === 404;
  return (
    <>
      <PageHead title={isUnknown ? m.stats_user_unknown() : m.stats_user_title()} breadcrumbs={breadcrumbs()} />
      {isUnknown ? (
        <EmptyState
          drawing="search"
          text={m.stats_user_unknown_text()}
          action={<LinkButton to={paths.statsDetails()}>{m.stats_to_details()}</LinkButton>}
        />
      ) : (
        <NotLoaded error={error} onRetry={onRetry} lines={14} />
      )}
    </>
  );
}

function factsOf({ user, profile, period }: UserStats): Fact[] {
  return [
    { label: m.stats_col_email(), value: user.email },
    { label: m.stats_col_company(), value: profile.company.name ?? MISSING },
    { label: m.stats_user_phone(), value: profile.phone === null ? MISSING : <PhoneLink phone={profile.phone} /> },
    { label: m.stats_col_registered(), value: <Moment iso={user.createdAt} /> },
    { label: m.stats_col_last_active(), value: <Moment iso={user.lastActiveAt} /> },
    ...(user.referrer ? [{ label: m.stats_col_referrer(), value: user.referrer.code }] : []),
    { label: m.stats_fact_period(), value: formatSpan(period) },
  ];
}
