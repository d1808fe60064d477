import type { OrderRow, OrdersOverview } from '@zakupki/api-client/schema';
import { IconClockExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { BiddingDeadline } from '../../entities/order/bidding-deadline.tsx';
import { countSubmitted } from '../../entities/order/submitted-bids.ts';
import { formatDay, formatRelative, formatRelativeDay, formatTime } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';
import { ConflictCounts } from '../../entities/conflict/conflict-counts.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { isNewcomer } from './getting-started.tsx';
import { DecisionDay } from '../../entities/order/decision-day.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';
import { NumberedText } from '../../ui/value/numbered-text.tsx';

/** Most urgent first; empty lists are left out. */
export function TodayLists({ overview }: { overview: OrdersOverview }) {
  const { deadlines, readyToAward, blockers, expiringBids, drafts } = overview;
  if ([deadlines, readyToAward, blockers, expiringBids, drafts].every((list) => list.length === 0))
    return isNewcomer(overview) ? null : <NothingToDo />;
  return (
    <>
      <TodayList
        title={m.home_ready()}
        rows={readyToAward}
        all={paths.orders({ status: 'evaluation', sort: 'decisionDate' })}
        draw={(order) => (
          <Row
            key={order.id}
            id={order.id}
            to={paths.order(order.id, { tab: 'award' })}
            title={nameOf(order)}
            about={about(order.number, m.home_bids({ count: countSubmitted(order) }))}
          >
            <DecisionDay order={order} />
          </Row>
        )}
      />
      <TodayList
        title={m.home_deadlines()}
        rows={deadlines}
        all={paths.orders({ status: 'published', sort: 'submissionDeadline' })}
        draw={(order) => <Deadline key={order.id} order={order} />}
      />
      <TodayList
        title={m.home_blockers()}
        rows={blockers}
        all={paths.orders({ hasConflicts: 'true', sort: '-openConflicts' })}
        draw={(order) => (
          <Row
            key={order.id}
            id={order.id}
            to={paths.conflicts(order.id, { severity: 'blocker' })}
            title={nameOf(order)}
            about={about(order.number, m.home_bids({ count: countSubmitted(order) }))}
          >
            <span className={styles['due']}>
              <DecisionDay order={order} />
              <ConflictCounts counts={order.counts} />
            </span>
          </Row>
        )}
      />
      <TodayList
        title={m.home_expiring()}
        rows={expiringBids}
        draw={({ bidId, orderId, orderNumber, orderTitle, supplierName, validUntil }) => (
          <Row
            key={bidId}
            id={bidId}
            to={paths.bid(orderId, bidId)}
            title={supplierName}
            about={about(orderNumber, orderTitle)}
          >
            <Due relative={formatRelativeDay(validUntil)} exact={m.home_valid_until({ day: formatDay(validUntil) })} />
          </Row>
        )}
      />
      <Drafts {...overview} />
    </>
  );
}

function Drafts({ drafts, countsByStatus }: OrdersOverview) {
  return (
    <TodayList
      title={m.home_drafts()}
      rows={drafts}
      count={countsByStatus.draft}
      all={paths.orders({ status: 'draft' })}
      draw={(order) => (
        <Row
          key={order.id}
          id={order.id}
          to={paths.order(order.id)}
          title={nameOf(order)}
          about={about(order.number, m.home_lines({ count: order.counts.items }))}
        >
          <span className="zk-secondary">{m.home_changed({ when: formatRelative(order.updatedAt) })}</span>
        </Row>
      )}
    />
  );
}

function NothingToDo() {
  return (
    <section className="zk-shrink zk-card" aria-label={m.home_today()}>
      <EmptyState
        drawing="empty"
        text={m.home_calm()}
        action={<LinkButton to={paths.orders()}>{m.home_calm_action()}</LinkButton>}
      />
    </section>
  );
}

type TodayListProps<T> = {
  readonly title: string;
  readonly rows: readonly T[];
  /** Defaults to the number of rows. */
  readonly count?: number;
  readonly all?: string;
  readonly draw: (row: T) => ReactNode;
};

function TodayList<T>({ title, rows, count = countOf(rows), all, draw }: TodayListProps<T>) {
  if (rows.length === 0) return null;
  return (
    <HomeSection title={title} count={count} {...(all !== undefined && { all })}>
      <ul>{rows.map(draw)}</ul>
    </HomeSection>
  );
}

function Deadline({ order }: { order: OrderRow }) {
  const { id, number, submissionDeadline, timeZone } = order;
  return (
    <Row
      id={id}
      to={paths.order(id)}
      title={nameOf(order)}
      about={about(number, m.home_bids({ count: countSubmitted(order) }))}
    >
      <span className={styles['due']}>
        <strong className="zk-inline zk-warning zk-medium zk-gap-6">
          <IconClockExclamation size={16} className="zk-icon" aria-hidden />
          <BiddingDeadline order={order} />
        </strong>
        <span aria-hidden className="zk-secondary">
          {formatTime(submissionDeadline, { zone: timeZone })}
        </span>
      </span>
    </Row>
  );
}

function Due({ relative, exact }: { relative: string; exact: string }) {
  return (
    <span className={styles['due']}>
      <strong className="zk-inline zk-warning zk-medium zk-gap-6">
        <IconClockExclamation size={16} className="zk-icon" aria-hidden />
        {relative}
      </strong>
      <span className="zk-secondary">{exact}</span>
    </span>
  );
}

type RowProps = {
  /** An order or bid id. */
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
};

function Row({ id, to, title, about: line, children }: RowProps) {
  return (
    <li className={`zk-row zk-relative zk-between zk-rule zk-hover ${styles['row']}`} data-row={id}>
      <div className={`zk-stack zk-fill zk-shrink ${styles['what']}`}>
        <span>
          <Link to={to} className={`zk-break zk-text zk-undecorated ${styles['link']}`}>
            {title}
          </Link>{' '}
          <Mark of={id} />
        </span>
        <span className={`zk-truncate zk-secondary zk-small ${styles['about']}`}>{line}</span>
      </div>
      <div className={`zk-rigid zk-small zk-text-end ${styles['fact']}`}>{children}</div>
    </li>
  );
}

// The contract's limit of each list. The total of a full list is unknown.
const MAX_ROWS = 10;

function countOf(list: readonly unknown[]): number | undefined {
  return list.length < MAX_ROWS ? list.length : undefined;
}

function nameOf({ title }: OrderRow): string {
  return title || m.home_untitled();
}

const about = (...parts: readonly (string | null)[]) => <NumberedText text={parts.filter(Boolean).join(' · ')} />;
