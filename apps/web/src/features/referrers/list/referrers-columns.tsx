import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { ReferrerRow } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { ReferrerStatusBadge } from '../referrer-status.tsx';
import { CopyLink } from '../copy-link.tsx';
import { rewardAmount } from '../reward-words.ts';

const count = (value: number) => <span className="zk-numeric">{formatCount(value)}</span>;

/** Sortable columns have the contract's sort keys as ids. */
export const REFERRER_COLUMNS: readonly TableColumn<ReferrerRow>[] = [
  {
    id: 'name',
    header: () => m.referrers_name(),
    cell: ({ id, name }) => <Link to={paths.referrer(id)}>{name}</Link>,
    width: 210,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'status',
    header: () => m.referrers_status(),
    cell: ({ status }) => <ReferrerStatusBadge status={status} />,
    width: 144,
    isSortable: true,
    onCard: 'aside',
  },
  {
    id: 'code',
    header: () => m.referrers_code(),
    cell: (referrer) => <CopyLink referrer={referrer} />,
    width: 168,
    isSortable: true,
  },
  {
    id: 'clicks',
    header: () => m.referrers_clicks(),
    cell: ({ totals }) => count(totals.clicks),
    align: 'end',
    width: 100,
    isSortable: true,
  },
  {
    id: 'signups',
    header: () => m.referrers_signups(),
    cell: ({ totals }) => count(totals.signups),
    align: 'end',
    width: 112,
    isSortable: true,
  },
  {
    id: 'paying',
    header: () => m.referrers_paying(),
    cell: ({ totals }) => count(totals.paying),
    align: 'end',
    width: 100,
    isSortable: true,
  },
  {
    id: 'rewardDue',
    header: () => m.referrers_due(),
    cell: ({ totals }) => <span className="zk-numeric">{rewardAmount(totals.rewardDue, totals.rewardUnit)}</span>,
    align: 'end',
    width: 130,
    isSortable: true,
  },
  {
    id: 'revenue',
    header: () => m.referrers_revenue(),
    cell: ({ totals }) => <span className="zk-numeric">{rewardAmount(totals.revenue, PAYMENT_CURRENCY)}</span>,
    align: 'end',
    width: 130,
    isHiddenAtFirst: true,
  },
];
