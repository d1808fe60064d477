import type { BidRow, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { MISSING } from '../../../format/number/numbers.ts';
import { unrankedWords } from '../../../entities/bid/bid-rank.ts';
import { paths } from '../../../paths.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { sealedUntil } from '../../../entities/order/sealed-bids.ts';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { BidMarks, bidMarks, ValidUntil } from '../bid-marks.tsx';
import styles from './bids.module.css';

export function bidName({ supplier, number }: Pick<BidRow, 'supplier' | 'number'>): string {
  return supplier.name ?? m.bids_untitled({ number });
}

/**
 * The columns shown by default fit on 1440 pixels. Amounts are in the order's currency and VAT basis.
 * @param hasForeign whether some bid has another currency than the order
 */
export function bidColumns(order: Order, hasForeign: boolean): readonly TableColumn<BidRow>[] {
  return [
    {
      id: 'supplierName',
      header: () => m.bids_supplier(),
      width: 173,
      isFlexible: true,
      isSortable: true,
      isHideable: false,
      onCard: 'title',
      cell: (bid) => (
        <span className={styles['supplier']}>
          <Link className={`zk-medium zk-undecorated ${styles['name']}`} to={paths.bid(order.id, bid.id)}>
            {bidName(bid)}
          </Link>{' '}
          {bid.supplier.taxId && <span className={styles['taxId']}>{bid.supplier.taxId.id}</span>}
        </span>
      ),
    },
    {
      id: 'number',
      header: () => m.words_number(),
      width: 52,
      align: 'end',
      isSortable: true,
      isHiddenAtFirst: true,
      onCard: 'none',
      cell: ({ number }) => number,
    },
    {
      id: 'status',
      header: () => m.bids_status(),
      width: 116,
      onCard: 'aside',
      cell: ({ status }) => <BidStatusBadge status={status} />,
    },
    ...figureColumns(order, hasForeign),
    ...termColumns(order, hasForeign),
  ];
}

function figureColumns(order: Order, hasForeign: boolean): readonly TableColumn<BidRow>[] {
  return [
    {
      id: 'rank',
      header: () => m.bids_rank(),
      width: 164,
      isSortable: true,
      cell: (bid) => <Rank bid={bid} order={order} />,
    },
    {
      id: 'total',
      header: () => (order.compareBasis === 'net' ? m.bids_total_net() : m.bids_total_gross()),
      width: 122,
      align: 'end',
      isSortable: true,
      cell: (bid) => <Total bid={bid} order={order} />,
    },
    ...(hasForeign ? [bidCurrencyColumn(order)] : []),
    {
      id: 'coverage',
      header: () => m.bids_coverage(),
      width: 80,
      align: 'end',
      // The rank column explains what a bid does not cover.
      isHiddenAtFirst: true,
      cell: ({ isSealed, totals: { coverage } }) =>
        isSealed ? MISSING : m.bids_coverage_of({ offered: coverage.linesOffered, total: coverage.linesTotal }),
    },
    {
      id: 'conflicts',
      header: () => m.bids_conflicts(),
      width: 122,
      isEmpty: ({ counts, isSealed }) => isSealed || counts.openConflicts === 0,
      cell: ({ id, counts, isSealed }) =>
        isSealed ? MISSING : <ConflictCounts counts={counts} to={paths.conflicts(order.id, { bid: id })} />,
    },
    {
      id: 'marks',
      header: () => m.bids_marks(),
      width: 158,
      isEmpty: (bid) => bidMarks(bid) === null,
      cell: (bid) => <BidMarks bid={bid} />,
    },
  ];
}

function termColumns(order: Order, hasForeign: boolean): readonly TableColumn<BidRow>[] {
  const hasSealed = order.sealedBidCount > 0;
  return [
    {
      id: 'validUntil',
      header: () => m.bids_valid_until(),
      width: 150,
      isSortable: true,
      isHiddenAtFirst: hasSealed,
      cell: ({ validUntil, flags }) => (
        <ValidUntil date={validUntil} isExpired={flags.isExpired} zone={order.timeZone} />
      ),
    },
    {
      id: 'deliveryDays',
      header: () => m.bids_delivery(),
      width: 96,
      align: 'end',
      isSortable: true,
      isHiddenAtFirst: hasForeign || hasSealed,
      cell: ({ deliveryDays }) => (deliveryDays === null ? MISSING : m.editor_days({ count: deliveryDays })),
    },
    {
      id: 'payment',
      header: () => m.bids_payment(),
      width: 200,
      isHiddenAtFirst: true,
      cell: ({ payment }) => (payment ? paymentWords(payment) : MISSING),
    },
    {
      id: 'receivedAt',
      header: () => m.bids_received(),
      width: 160,
      isSortable: true,
      // The time of receipt is among the few known facts of sealed bids.
      ...(!hasSealed && ({ isHiddenAtFirst: true, onCard: 'none' } as const)),
      cell: ({ receivedAt }) => <Moment iso={receivedAt} zone={order.timeZone} />,
    },
    {
      id: 'externalNumber',
      header: () => m.bids_document(),
      width: 130,
      isHiddenAtFirst: true,
      onCard: 'none',
      cell: ({ externalNumber }) => externalNumber ?? MISSING,
    },
  ];
}

function bidCurrencyColumn(order: Order): TableColumn<BidRow> {
  return {
    id: 'own',
    header: () => m.bids_total_own(),
    width: 112,
    align: 'end',
    // The total in the currency of the order stays.
    hiddenIn: '(width < 88em)',
    isEmpty: ({ currency }) => currency === order.currency,
    cell: (bid) => <BidCurrencyTotal bid={bid} order={order} />,
  };
}

function Rank({ bid, order }: { bid: BidRow; order: Order }) {
  const { rank, unranked, totals, currency, isSealed } = bid;
  if (isSealed) return <span className="zk-secondary">{sealedUntil(order)}</span>;
  if (rank === null) {
    const reason = unrankedWords({ unranked, coverage: totals.coverage, currency });
    return <span className="zk-secondary">{reason ?? MISSING}</span>;
  }
  return rank === 1 ? <strong className="zk-good zk-bold">{m.bids_rank_first()}</strong> : rank;
}

/** The total that ranks bids: on the order's VAT basis and in its currency, with delivery. */
export function comparableTotal({ totals }: Pick<BidRow, 'totals'>, order: Order): string | null {
  return order.compareBasis === 'gross' ? totals.comparableGross : totals.comparableNet;
}

function Total({ bid, order }: { bid: BidRow; order: Order }) {
  if (bid.isSealed) return MISSING;
  const total = comparableTotal(bid, order);
  if (total === null && bid.totals.orderCurrency === null)
    return <span className="zk-secondary">{m.bids_no_rate({ currency: bid.currency })}</span>;
  return bid.rank === 1 ? (
    <strong className="zk-good zk-bold">
      <Money amount={total} currency={order.currency} />
    </strong>
  ) : (
    <span className={bid.totals.isComplete ? undefined : 'zk-secondary'}>
      <Money amount={total} currency={order.currency} />
    </span>
  );
}

function BidCurrencyTotal({ bid, order }: { bid: BidRow; order: Order }) {
  if (bid.isSealed || bid.currency === order.currency || bid.totals.coverage.linesOffered === 0) return MISSING;
  return <Money amount={order.compareBasis === 'net' ? bid.totals.net : bid.totals.gross} currency={bid.currency} />;
}
