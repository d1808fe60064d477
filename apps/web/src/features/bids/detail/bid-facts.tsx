import type { BidRow, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { coverageWords, unrankedWords } from '../../../entities/bid/bid-rank.ts';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { paths } from '../../../paths.ts';
import type { Fact } from '../../../ui/layout/page-head.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { ValidUntil } from '../bid-marks.tsx';
import { comparableTotal } from '../list/bids-columns.tsx';

type Described = Pick<
  BidRow,
  'id' | 'number' | 'rank' | 'unranked' | 'currency' | 'totals' | 'validUntil' | 'flags' | 'counts'
>;

/** The key facts of a bid that is not sealed. */
export function bidFacts(order: Order, bid: Described): Fact[] {
  const { rank, unranked, currency, totals, validUntil, flags, counts } = bid;
  const { linesOffered, linesInFull, linesTotal } = totals.coverage;
  const lines = m.bids_coverage_of({ offered: linesOffered, total: linesTotal });
  const unrankedReason = unrankedWords({ unranked, coverage: totals.coverage, currency });
  return [
    { label: m.bids_fact_number(), value: bid.number },
    ...(rank === null ? [] : [{ label: m.bids_fact_rank(), value: rank }]),
    ...(unrankedReason === null ? [] : [{ label: m.bids_fact_unranked(), value: unrankedReason }]),
    {
      label: order.compareBasis === 'net' ? m.bids_total_net() : m.bids_total_gross(),
      value: <Money amount={comparableTotal(bid, order)} currency={order.currency} />,
    },
    { label: m.bids_coverage(), value: linesInFull === linesOffered ? lines : coverageWords(totals.coverage) },
    ...(validUntil === null
      ? []
      : [
          {
            label: m.bids_valid_until(),
            value: <ValidUntil date={validUntil} isExpired={flags.isExpired} zone={order.timeZone} />,
          },
        ]),
    ...(counts.openConflicts === 0
      ? []
      : [
          {
            label: m.bids_conflicts(),
            value: <ConflictCounts counts={counts} to={paths.conflicts(order.id, { bid: bid.id })} />,
          },
        ]),
  ];
}
