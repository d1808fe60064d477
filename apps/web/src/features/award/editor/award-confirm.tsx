import type { AwardConflict, AwardPreview, Order } from '@zakupki/api-client/schema';
import type { ApiError } from '@zakupki/api-client/problem';
import { m } from '#messages';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { formatMoney } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './award-confirm.module.css';
import { AwardConflicts, type useConflictTexts } from '../award-conflicts.tsx';

interface AwardConfirmProps {
  readonly order: Order;
  readonly preview: AwardPreview;
  readonly describe: ReturnType<typeof useConflictTexts>;
  readonly refusal: { readonly error: ApiError; readonly blockers: readonly AwardConflict[] } | null;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function AwardConfirm({ order, preview, describe, refusal, onConfirm, onClose }: AwardConfirmProps) {
  const { totalsBySupplier, totals, currency, unawardedItemIds, warnings, basis } = preview;
  const losing = order.counts.submittedBids - new Set(preview.allocations.map(({ bidId }) => bidId)).size;
  const consequences = [
    ...(losing > 0 ? [m.award_confirm_losing({ count: losing })] : []),
    ...(unawardedItemIds.length > 0 ? [m.award_unawarded({ count: unawardedItemIds.length })] : []),
    ...(warnings.length > 0 ? [m.award_confirm_warnings({ count: warnings.length })] : []),
  ];
  return (
    <ConfirmDialog
      title={m.award_confirm_title({ number: order.number })}
      confirmLabel={m.award_decide()}
      onConfirm={onConfirm}
      onClose={onClose}
      error={
        refusal && (
          <div className="zk-stack zk-gap-12">
            <ProblemMessage error={refusal.error} />
            {refusal.blockers.length > 0 && (
              <AwardConflicts order={order} conflicts={refusal.blockers} describe={describe} />
            )}
          </div>
        )
      }
    >
      <table className={styles['who']}>
        <caption className="zk-visually-hidden">{m.award_by_supplier()}</caption>
        <tbody>
          {totalsBySupplier.map(({ supplierName, bidIds, lines, total }) => (
            <tr key={bidIds.join()}>
              <th scope="row">
                {supplierName}
                <span className="zk-secondary">{m.award_lines_count({ count: lines })}</span>
              </th>
              <td>
                <Money amount={total} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {basis === 'net' ? m.award_total_net() : m.award_total_gross()}
              <span className="zk-secondary">
                {basis === 'net'
                  ? m.award_part_gross({ amount: formatMoney(totals.gross, currency) })
                  : m.award_part_net({ amount: formatMoney(totals.net, currency) })}
              </span>
            </th>
            <td>
              <Money amount={totals.total} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      {consequences.length > 0 && (
        <ul className={`zk-stack zk-gap-4 ${styles['consequences']}`}>
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="zk-secondary">{m.award_confirm_undo()}</p>
    </ConfirmDialog>
  );
}
