import type { Award, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { unitSign } from '../../format/units.ts';
import { Money, Quantity } from '../../ui/amount.tsx';
import { Day } from '../../ui/moment.tsx';
import styles from './awarded-lines.module.css';

export interface AwardedLinesProps {
  readonly order: Order;
  readonly award: Pick<Award, 'allocations' | 'currency'>;
  /** Whose lines. */
  readonly bidIds: readonly string[];
  /** Who that is. */
  readonly label: string;
}

/** What one supplier was awarded, line by line. */
export function AwardedLines({ order, award: { allocations, currency }, bidIds, label }: AwardedLinesProps) {
  const own = allocations.filter(({ bidId }) => bidIds.includes(bidId));
  const items = new Map(order.items.map((item) => [item.id, item]));
  return (
    // Scrolls by itself, so it can be reached and scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['box']} role="region" aria-label={m.award_lines_of_supplier({ name: label })} tabIndex={0}>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{m.award_col_line()}</th>
            <th scope="col" data-kind="number">
              {m.award_col_quantity()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_price()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_sum()}
            </th>
            <th scope="col">{m.award_col_day()}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(
            ({ orderItemId, bidItemId, quantity, unitPrice, lineTotal, isBestPrice, isEquivalent, deliveryDate }) => {
              const item = items.get(orderItemId);
              const notes = [
                ...(isBestPrice ? [] : [m.award_not_best()]),
                ...(isEquivalent ? [m.award_equivalent()] : []),
              ];
              return (
                <tr key={bidItemId}>
                  <td>{item?.position}</td>
                  <th scope="row">
                    {item?.name}
                    {notes.length > 0 && <span className={styles['note']}>{notes.join(', ')}</span>}
                  </th>
                  <td data-kind="number">
                    <Quantity value={quantity} unit={unitSign(item?.unitCode ?? '')} />
                  </td>
                  <td data-kind="number">
                    <Money amount={unitPrice} currency={currency} maxDigits={4} />
                  </td>
                  <td data-kind="number">
                    <Money amount={lineTotal} currency={currency} />
                  </td>
                  <td>
                    <Day date={deliveryDate} />
                  </td>
                </tr>
              );
            },
          )}
        </tbody>
      </table>
    </div>
  );
}
