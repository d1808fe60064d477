import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { m } from '#messages';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { TotalsList, TotalsRow } from '../../../entities/order-line/totals-list.tsx';
import editorStyles from '../editor/bid-editor.module.css';
import { useBidOrder } from '../editor/bid-form.ts';
import { typedTotals } from './bid-totals.ts';
import type { BidValues } from '../editor/bid-values.ts';
import { StatedTotalRows } from './stated-total-row.tsx';

export function RunningTotal() {
  const order = useBidOrder();
  const typed = useWatch<BidValues, readonly ['lines', 'currency', 'vatMode', 'declaredTotal', 'deliveryCost']>({
    name: ['lines', 'currency', 'vatMode', 'declaredTotal', 'deliveryCost'],
  });
  // Totals of a thousand lines must not delay the next keystroke.
  const [lines, currency, vatMode, declaredTotal, deliveryCost] = useDeferredValue(typed);
  const sums = typedTotals({ lines, currency, vatMode, declaredTotal, deliveryCost }, order);
  if (!sums) return <p className={editorStyles['noTotal']}>{m.bid_editor_total_none()}</p>;
  const { totals, linesPriced, worth, declared } = sums;
  const { figures } = worth ?? {};
  const comparable = figures ? sumAmounts([figures.goods.gross, figures.delivery.gross], order.currency) : null;
  return (
    <TotalsList
      label={m.bid_editor_total()}
      extent={m.bid_editor_total_lines({ offered: linesPriced, total: order.items.length })}
      totals={totals}
      currency={currency}
    >
      {comparable !== null && (comparable !== totals.gross || currency !== order.currency) && (
        <TotalsRow label={m.bid_editor_total_comparable()}>
          <Money amount={comparable} currency={order.currency} />
        </TotalsRow>
      )}
      {worth && worth.coverage.linesInFull < worth.coverage.linesOffered && (
        <TotalsRow label={m.bids_coverage()}>{coverageWords(worth.coverage)}</TotalsRow>
      )}
      {declared && <StatedTotalRows declared={declared} vatMode={vatMode} currency={currency} />}
    </TotalsList>
  );
}
