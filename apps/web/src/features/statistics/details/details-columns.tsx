import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { StatsDetailsFigures, StatsDetailsRow } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { WIDER_THAN_PHONE } from '../../../browser/media.ts';
import { formatCount, formatDecimal, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { ImpersonationButton } from '../../../entities/impersonation/impersonation-button.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { accessWords, planName } from '../access-words.ts';
import type { SortColumn } from './details-query.ts';
import styles from './details.module.css';

type Column = TableColumn<StatsDetailsRow> & { readonly id: SortColumn | 'userId' | 'actions' };

/** Some customers have no name yet. */
export function customerName({ name, email }: Pick<StatsDetailsRow, 'name' | 'email'>): string {
  return name ?? email;
}

type CountKey = Exclude<keyof StatsDetailsFigures, 'awardedAmount' | 'savings'>;

// Zeros, not dashes: users compare and add up these columns.
function countColumn(id: CountKey, header: () => string, width: number, hiddenIn?: string): Column {
  return {
    ...(hiddenIn !== undefined && { hiddenIn }),
    id,
    header,
    cell: (row) => <span className="zk-numeric">{formatCount(row[id])}</span>,
    align: 'end',
    width,
    isSortable: true,
    isEmpty: (row) => row[id] === 0,
  };
}

function amountColumn(id: 'awardedAmount' | 'savings', header: () => string, hiddenIn?: string): Column {
  return {
    ...(hiddenIn !== undefined && { hiddenIn }),
    id,
    header,
    cell: (row) => <Money amount={row[id]} currency={PAYMENT_CURRENCY} />,
    align: 'end',
    width: 132,
    isSortable: true,
    isEmpty: (row) => /^0(\.0+)?$/.test(row[id]),
  };
}

/**
 * Windows without room for a column, beside those before it: nothing is cut off at 1280 pixels. Cards of phones have
 * room for all.
 */
const below = (em: number) => `${WIDER_THAN_PHONE} and (width < ${em}em)`;

/** Column ids are the contract's sort keys. */
export const DETAILS_COLUMNS: readonly Column[] = [
  {
    id: 'name',
    header: () => m.stats_col_name(),
    cell: (row) => (
      <Link className={styles['name']} to={paths.userStats(row.userId)} title={customerName(row)}>
        {customerName(row)}
      </Link>
    ),
    width: 160,
    isFlexible: true,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'company',
    header: () => m.stats_col_company(),
    cell: ({ company }) => <Text of={company} />,
    width: 170,
    isSortable: true,
    isEmpty: ({ company }) => company === null,
    onCard: 'title',
  },
  {
    id: 'accessStatus',
    header: () => m.stats_access(),
    cell: ({ accessStatus }) => accessWords(accessStatus),
    width: 160,
    isSortable: true,
    onCard: 'aside',
  },
  {
    id: 'planCode',
    header: () => m.stats_col_plan(),
    cell: ({ planCode }) => (planCode === null ? MISSING : planName(planCode)),
    width: 84,
    isSortable: true,
    isEmpty: ({ planCode }) => planCode === null,
  },
  // The default sort column, so it comes early.
  {
    id: 'registeredAt',
    header: () => m.stats_col_registered(),
    cell: ({ registeredAt }) => <Moment iso={registeredAt} />,
    width: 124,
    isSortable: true,
  },
  countColumn('ordersPublished', () => m.stats_col_published(), 158),
  countColumn('ordersAwarded', () => m.stats_col_awarded(), 158, below(116)),
  countColumn('bidsSubmitted', () => m.stats_col_bids(), 146, below(125)),
  countColumn('conflictsOpen', () => m.stats_col_conflicts(), 158, below(155)),
  amountColumn('awardedAmount', () => m.stats_col_awarded_sum()),
  amountColumn('savings', () => m.stats_col_savings(), below(133)),
  countColumn('creditsBalance', () => m.stats_col_balance(), 132, below(87)),
  countColumn('creditsSpent', () => m.stats_col_spent(), 146, below(164)),
  countColumn('ordersCreated', () => m.stats_col_created(), 128, below(172)),
  {
    id: 'lastActiveAt',
    header: () => m.stats_col_last_active(),
    cell: ({ lastActiveAt }) => <Moment iso={lastActiveAt} />,
    width: 152,
    isSortable: true,
    hiddenIn: below(97),
  },
  {
    id: 'email',
    header: () => m.stats_col_email(),
    cell: ({ email }) => <Text of={email} />,
    width: 190,
    isSortable: true,
    hiddenIn: below(145),
  },
  {
    id: 'referrerCode',
    header: () => m.stats_col_referrer(),
    cell: ({ referrerCode }) => <Text of={referrerCode} />,
    width: 110,
    isSortable: true,
    isHiddenAtFirst: true,
    isEmpty: ({ referrerCode }) => referrerCode === null,
  },
  {
    id: 'actions',
    header: () => m.stats_col_actions(),
    cell: (row) => (
      <ImpersonationButton user={{ id: row.userId, name: customerName(row), role: 'buyer' }} variant="subtle" />
    ),
    width: 144,
    hiddenIn: below(106),
    onCard: 'buttons',
  },
  {
    id: 'userId',
    header: () => m.stats_col_id(),
    cell: ({ userId }) => <Text of={userId} />,
    width: 140,
    isHiddenAtFirst: true,
    onCard: 'none',
  },
];

export function totalsRow(totals: StatsDetailsFigures, customers: number): Readonly<Record<string, ReactNode>> {
  const counts = Object.fromEntries(
    Object.entries(totals).map(([id, value]) => [
      id,
      <span key={id} className="zk-numeric">
        {formatDecimal(String(value))}
      </span>,
    ]),
  );
  return {
    ...counts,
    name: m.stats_totals({ count: customers }),
    awardedAmount: <Money amount={totals.awardedAmount} currency={PAYMENT_CURRENCY} />,
    savings: <Money amount={totals.savings} currency={PAYMENT_CURRENCY} />,
  };
}

function Text({ of }: { of: string | null }) {
  return of === null ? MISSING : <span title={of}>{of}</span>;
}
