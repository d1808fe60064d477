import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { Money } from '../../ui/amount.tsx';
import { TotalsList, TotalsRow } from '../../ui/totals-list.tsx';
import own from './bid-editor.module.css';
import { useBidOrder } from './bid-form.ts';
import { typedTotals } from './bid-totals.ts';
import type { BidValues } from './bid-values.ts';

/** What the typed lines come to, against what the paper says. */
export function RunningTotal() {
  const order = useBidOrder();
  const typed = useWatch<BidValues, readonly ['lines', 'currency', 'vatMode', 'declaredTotal', 'deliveryCost']>({
    name: ['lines', 'currency', 'vatMode', 'declaredTotal', 'deliveryCost'],
  });
  // Adding up a thousand lines must not hold up the next keystroke.
  const [lines, currency, vatMode, declaredTotal, deliveryCost] = useDeferredValue(typed);
  const sums = typedTotals({ lines, currency, vatMode, declaredTotal, deliveryCost }, order);
  if (!sums) return <p className={own['noTotal']}>{m.bid_editor_total_none()}</p>;
  const { totals, linesPriced, comparable, declared } = sums;
  return (
    <TotalsList
      label={m.bid_editor_total()}
      extent={m.bid_editor_total_lines({ offered: linesPriced, total: order.items.length })}
      totals={totals}
      currency={currency}
    >
      {comparable && (deliveryCost.trim() !== '' || currency !== order.currency) && (
        <TotalsRow label={m.bid_editor_total_comparable()}>
          <Money amount={comparable.comparableGross} currency={order.currency} />
        </TotalsRow>
      )}
      {declared && (
        <>
          <TotalsRow label={m.bid_editor_declared()}>
            <Money amount={declared.amount} currency={currency} />
          </TotalsRow>
          <TotalsRow label={m.bid_editor_total_difference()}>
            <span className={own['difference']} data-tone={declared.isRounding ? 'good' : 'warning'}>
              {declared.isRounding ? (
                <IconCircleCheck size={16} className="zk-icon" aria-hidden />
              ) : (
                <IconAlertTriangle size={16} className="zk-icon" aria-hidden />
              )}
              <Money amount={declared.difference} currency={currency} />
              <span>{declared.isRounding ? m.bid_editor_total_agrees() : m.bid_editor_total_disagrees()}</span>
            </span>
          </TotalsRow>
        </>
      )}
    </TotalsList>
  );
}
