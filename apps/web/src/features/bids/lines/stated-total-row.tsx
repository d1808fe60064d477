import type { Currency, VatMode } from '@zakupki/api-client/schema';
import type { StatedTotal } from '@zakupki/procurement/money/stated-total';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { TotalsRow } from '../../../entities/order-line/totals-list.tsx';
import own from '../editor/bid-editor.module.css';
import type { DeclaredTotal } from './bid-totals.ts';

interface StatedTotalRowsProps {
  readonly declared: DeclaredTotal;
  readonly vatMode: VatMode;
  readonly currency: Currency;
}

/** Names the bid's total that the stated one equals, or the difference. */
export function StatedTotalRows({ declared: { amount, difference, stated }, vatMode, currency }: StatedTotalRowsProps) {
  const says = stated === null ? null : statedWords(stated, vatMode);
  return (
    <>
      <TotalsRow label={fieldLabel('bid', 'declaredTotal')}>
        <Money amount={amount} currency={currency} />
        {says !== null && (
          <span className={`zk-block zk-good zk-small zk-text-end ${own['stated']}`}>
            <IconCircleCheck size={16} className="zk-icon" aria-hidden /> {says}
          </span>
        )}
      </TotalsRow>
      {says === null && (
        <TotalsRow label={m.bid_editor_total_difference()}>
          <span className="zk-inline zk-gap-6 zk-tone" data-tone={stated ? 'good' : 'warning'}>
            {stated ? (
              <IconCircleCheck size={16} className="zk-icon" aria-hidden />
            ) : (
              <IconAlertTriangle size={16} className="zk-icon" aria-hidden />
            )}
            <Money amount={difference} currency={currency} />
            <span>{stated ? m.bid_editor_total_agrees() : m.bid_editor_total_disagrees()}</span>
          </span>
        </TotalsRow>
      )}
    </>
  );
}

/** Delivery, or the other VAT basis; null for the plain sum of the prices. */
function statedWords({ vatMode, hasDelivery }: StatedTotal, quoted: VatMode): string | null {
  if (vatMode === quoted) return hasDelivery ? m.bids_stated_delivery() : null;
  if (vatMode === 'included') return hasDelivery ? m.bids_stated_gross_delivery() : m.bids_stated_gross();
  return hasDelivery ? m.bids_stated_net_delivery() : m.bids_stated_net();
}
