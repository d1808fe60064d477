import type {
  AccessPayment,
  AuditEvent,
  CreditTransaction,
  Impersonation,
  Redemption,
  UserStats,
} from '@zakupki/api-client/schema';
import { m } from '#messages';
import { CreditReason } from '../../../entities/access/credit-reason.tsx';
import { activityText } from '../../../entities/history/audit-words.ts';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';
import { formatTime } from '../../../format/date/dates.ts';
import { formatCount, formatDecimal, MISSING } from '../../../format/number/numbers.ts';
import { promoDone } from '../../../entities/promo-code/promo-code-words.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { countSubmitted } from '../../../entities/order/submitted-bids.ts';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { recordTable } from './record-table.tsx';
import styles from './user-stats.module.css';

/** Not links: an administrator opens a user's orders through impersonation. */
export const RecentOrders = recordTable<UserStats['recentOrders'][number]>({
  title: m.stats_user_orders,
  empty: m.stats_user_orders_none,
  limit: 10,
  columns: [
    { header: m.stats_user_number, cell: ({ number }) => <span className="zk-numeric zk-nowrap">{number}</span> },
    {
      header: m.stats_user_order_title,
      cell: ({ title }) => <span className={styles['long']}>{title || m.stats_user_untitled()}</span>,
    },
    { header: m.stats_user_status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
    { header: m.stats_user_changed, cell: ({ updatedAt }) => <Moment iso={updatedAt} /> },
    { header: m.stats_section_bids, isNumber: true, cell: (order) => formatCount(countSubmitted(order)) },
    {
      header: m.stats_section_conflicts,
      cell: ({ counts }) => <ConflictCounts counts={counts} />,
    },
    {
      header: m.stats_col_awarded_sum,
      isNumber: true,
      cell: ({ awardedTotal, currency }) => <Money amount={awardedTotal} currency={currency} />,
    },
  ],
});

const LEDGER: Readonly<Record<CreditTransaction['type'], () => string>> = {
  grant: () => m.stats_ledger_grant(),
  debit: () => m.stats_ledger_debit(),
  refund: () => m.stats_ledger_refund(),
  expire: () => m.stats_ledger_expire(),
  void: () => m.stats_ledger_void(),
  adjust: () => m.stats_ledger_adjust(),
};

export const CreditLedger = recordTable<CreditTransaction>({
  title: m.stats_user_ledger,
  empty: m.stats_user_ledger_none,
  limit: 20,
  columns: [
    { header: m.stats_user_when, cell: ({ at }) => <Moment iso={at} /> },
    { header: m.stats_user_what, cell: ({ type }) => LEDGER[type]() },
    {
      header: m.stats_user_why,
      cell: (row) => (
        <span className={styles['long']}>
          <CreditReason movement={row} isOrderLinked={false} />
        </span>
      ),
    },
    {
      header: m.stats_user_amount,
      isNumber: true,
      cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatDecimal(String(amount))}`,
    },
    { header: m.stats_user_balance, isNumber: true, cell: ({ balanceAfter }) => formatCount(balanceAfter) },
  ],
});

export const Redemptions = recordTable<Redemption>({
  title: m.stats_user_promo,
  empty: m.stats_user_promo_none,
  limit: 50,
  columns: [
    { header: m.stats_user_when, cell: ({ redeemedAt }) => <Moment iso={redeemedAt} /> },
    { header: m.stats_user_code, cell: ({ code }) => code },
    { header: m.stats_user_effect, cell: (row) => promoDone(row) },
  ],
});

const PAYMENT: Readonly<Record<AccessPayment['status'], () => string>> = {
  paid: () => m.stats_payment_paid(),
  pending: () => m.stats_payment_pending(),
  failed: () => m.stats_payment_failed(),
  cancelled: () => m.stats_payment_cancelled(),
};

const METHODS: Readonly<Record<AccessPayment['method'], () => string>> = {
  card: () => m.stats_payment_card(),
  invoice: () => m.stats_payment_invoice(),
};

export const Payments = recordTable<AccessPayment>({
  title: m.stats_user_payments,
  empty: m.stats_user_payments_none,
  limit: 50,
  columns: [
    { header: m.stats_user_when, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    { header: m.stats_user_item, cell: ({ item }) => item.name },
    { header: m.stats_user_method, cell: ({ method }) => METHODS[method]() },
    { header: m.stats_user_status, cell: ({ status }) => PAYMENT[status]() },
    {
      header: m.stats_user_sum,
      isNumber: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ],
});

function endOf({ state, endedAt, expiresAt }: Impersonation): string {
  if (state === 'running') return m.stats_session_running({ until: formatTime(expiresAt) });
  return formatTime(endedAt ?? expiresAt);
}

export const Sessions = recordTable<Impersonation>({
  title: m.stats_user_sessions,
  empty: m.stats_user_sessions_none,
  limit: 20,
  columns: [
    { header: m.stats_session_from, cell: ({ startedAt }) => <Moment iso={startedAt} /> },
    { header: m.stats_session_to, cell: endOf },
    { header: m.stats_session_admin, cell: ({ admin }) => admin.name },
    {
      header: m.stats_user_why,
      cell: ({ reason }) => <span className={styles['long']}>{reason ?? MISSING}</span>,
    },
    { header: m.stats_session_changes, isNumber: true, cell: ({ changes }) => formatCount(changes) },
  ],
});

export const AuditTail = recordTable<AuditEvent>({
  title: m.stats_user_audit,
  empty: m.stats_user_audit_none,
  limit: 20,
  columns: [
    { header: m.stats_user_when, cell: ({ at }) => <Moment iso={at} /> },
    {
      header: m.stats_user_what,
      cell: (event) => (
        <span className={styles['long']}>
          <NumberedText text={activityText(event)} />
        </span>
      ),
    },
    { header: m.stats_user_for, cell: ({ onBehalfOf }) => onBehalfOf?.name ?? MISSING },
  ],
});
