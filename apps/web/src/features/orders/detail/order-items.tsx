import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { unitSign } from '../../../format/number/units.ts';
import { Money, Quantity } from '../../../ui/value/amount.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from './order-detail.module.css';

export function OrderItems({ order }: { order: Order }) {
  return (
    // Scrollable areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['tableBox']} role="region" aria-label={m.order_editor_lines()} tabIndex={0}>
      <table className={styles['items']}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{m.order_editor_line_name()}</th>
            <th scope="col" data-kind="number">
              {m.order_editor_line_quantity()}
            </th>
            <th scope="col" data-kind="number">
              {m.order_editor_line_ceiling()}
            </th>
            <th scope="col">{m.order_editor_line_vat()}</th>
            <th scope="col">{m.order_editor_line_required()}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>{item.position}</td>
              <th scope="row">
                {item.name}
                {item.specification && <span className={styles['specification']}>{item.specification}</span>}
                {item.sku && (
                  <span className={styles['specification']}>{`${m.order_editor_line_sku()}: ${item.sku}`}</span>
                )}
              </th>
              <td data-kind="number">
                <Quantity value={item.quantity} unit={unitSign(item.unitCode)} />
              </td>
              <td data-kind="number">
                <Money amount={item.maxUnitPrice} currency={order.currency} maxDigits={4} />
              </td>
              <td>{vatRateWord(item.vatRate ?? order.vatRateDefault)}</td>
              <td>
                <Day date={item.requiredBy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
