import type { Currency, VatMode } from '@zakupki/api-client/schema';
import type { StatedTotal } from '@zakupki/procurement/money/stated-total';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { TotalsRow } from '../../../entities/order-line/totals-list.tsx';
import editorStyles from '../editor/bid-editor.module.css';
import type { DeclaredTotal } from './bid-totals.ts';

type StatedTotalRowsProps = {
  readonly declared: DeclaredTotal;
  readonly vatMode: VatMode;
  readonly currency: Currency;
};

/** Shows which of the bid's totals the stated total equals, or the difference. */
export function StatedTotalRows({ declared: { amount, difference, stated }, vatMode, currency }: StatedTotalRowsProps) {
  const words = stated === null ? null : statedWords(stated, vatMode);
  return (
    <>
      <TotalsRow label={fieldLabel('bid', 'declaredTotal')}>
        <Money amount={amount} currency={currency} />
        {words !== null && (
          <span className={`zk-block zk-good zk-small zk-text-end ${editorStyles['stated']}`}>
            <IconCircleCheck size={16} className="zk-icon" aria-hidden /> {words}
          </span>
        )}
      </TotalsRow>
      {words === null && (
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

/** Describes a total with delivery or on the other VAT basis. Returns null for the plain sum of the prices. */
function statedWords({ vatMode, hasDelivery }: StatedTotal, quoted: VatMode): string | null {
  if (vatMode === quoted) return hasDelivery ? m.bids_stated_delivery() : null;
  if (vatMode === 'included') return hasDelivery ? m.bids_stated_gross_delivery() : m.bids_stated_gross();
  return hasDelivery ? m.bids_stated_net_delivery() : m.bids_stated_net();
}
