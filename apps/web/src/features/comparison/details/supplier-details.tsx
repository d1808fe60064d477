import { Button } from '@mantine/core';
import type { ComparedBid } from '@zakupki/api-client/schema';
import { IconEyeOff, IconPinned, IconPinnedOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { CellConflicts } from '../../../entities/conflict/list/cell-conflicts.tsx';
import { paths } from '../../../paths.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { termText, termWord } from '../matrix/matrix-heads.tsx';
import { TERMS } from '../comparison-model.ts';
import { toggleBid } from '../comparison-query.ts';
import {
  bidRemarks,
  signedPercent,
  supplierName,
  totalWord,
  unrankedReason,
  missingTotalReason,
} from '../comparison-words.ts';
import { FactList } from './fact-list.tsx';
import styles from './details.module.css';
import type { DetailsProps } from './opened-details.ts';

const WinningSection = loadPart(() => import('../winning-price/winning-section.tsx'));

export function SupplierDetails(props: DetailsProps & { readonly bid: ComparedBid }) {
  const { order, comparison, bid, query, change, view } = props;
  const { rank, total, sum, coverage, deltaPercent, bestPrices } = bid;
  const comparableSum = sum && (view.basis === 'net' ? sum.net : sum.gross);
  const isPinned = query.pinned.includes(bid.id);
  return (
    <>
      <div>
        <p className={styles['figure']} data-best={rank === 1} data-unranked={rank === undefined || undefined}>
          {formatMoney(total ?? comparableSum, view.currency)}
          <span className={`zk-secondary zk-medium ${styles['beside']}`}>
            {rank === 1 ? m.comparison_best_total() : deltaPercent && signedPercent(deltaPercent)}
          </span>
        </p>
        <p className="zk-secondary zk-small">
          {totalWord(view.basis)}
          {total === undefined && `, ${missingTotalReason(bid, view)}`}
          {total !== undefined && !bid.isComplete && `, ${m.comparison_total_offered()}`}
        </p>
      </div>
      <FactList
        facts={[
          [m.comparison_panel_place(), rank ?? unrankedReason(bid)],
          [m.comparison_panel_completion(), bid.competes && !bid.isComplete && <Completion {...props} />],
          [m.comparison_panel_flags(), bidRemarks(bid).join(', ')],
          [m.comparison_panel_vat(), sum && formatMoney(sum.vat, view.currency)],
          [m.comparison_panel_coverage(), coverageWords(coverage)],
          [m.comparison_panel_best_prices(), bestPrices],
          ...TERMS.map((term) => [termWord(term), termText(term, bid, view)] as const).filter(
            ([, text]) => text !== MISSING,
          ),
        ]}
      />
      {query.at === null && (
        <Suspense>
          <WinningSection order={order} comparison={comparison} lot={query.lot} bid={bid} />
        </Suspense>
      )}
      {query.at === null && bid.conflictIds && <CellConflicts order={order} bidId={bid.id} itemId={null} />}
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button
          variant="default"
          leftSection={isPinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPinned size={16} aria-hidden />}
          onClick={() => change({ pinned: toggleBid(query.pinned, bid.id) })}
        >
          {isPinned ? m.comparison_unpin() : m.comparison_pin()}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEyeOff size={16} aria-hidden />}
          onClick={() => change({ opened: null, hidden: [...query.hidden, bid.id] })}
        >
          {m.comparison_hide()}
        </Button>
      </div>
      <nav className={`zk-flex zk-wrap zk-rule ${styles['actions']}`}>
        <Link to={paths.bid(order.id, bid.id)}>{m.comparison_panel_to_bid()}</Link>
      </nav>
    </>
  );
}

/** The cost of buying everything this supplier offers, and the rest from others. */
function Completion({ comparison, bid: { completion }, view }: DetailsProps & { readonly bid: ComparedBid }) {
  if (!completion) return m.comparison_completion_none();
  const suppliers = comparison.bids.filter(({ id }) => completion.bidIds.includes(id)).map(supplierName);
  return (
    <>
      {formatMoney(completion.total, view.currency)}
      <span className="zk-secondary zk-small">
        {` · ${m.comparison_completion_extra({
          extra: formatMoney(completion.extra, view.currency),
          suppliers: suppliers.join(', '),
        })}`}
        {!completion.isExact && ` ${m.comparison_completion_at_most()}`}
      </span>
    </>
  );
}
