import type { Order } from '@zakupki/api-client/schema';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/orders/order-fields';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { unitSign } from '../../../format/number/units.ts';
import { Money, Quantity } from '../../../ui/value/amount.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from './order-detail.module.css';

type LineName = keyof typeof ORDER_LINE_FIELDS;

/** Fields with a column, and those that only the editor shows. */
const ELSEWHERE: ReadonlySet<LineName> = new Set([
  'name',
  'specification',
  'quantity',
  'unitCode',
  'maxUnitPrice',
  'vatRate',
  'requiredBy',
  'gtin',
  'quantityTolerancePercent',
  'okpd2',
  'lotKey',
  'deliveryNote',
] as const);

// Object.keys loses the names.
const ASIDE = (Object.keys(ORDER_LINE_FIELDS) as LineName[]).filter((name) => !ELSEWHERE.has(name));

export function OrderItems({ order }: { order: Order }) {
  return (
    // Scrollable areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="zk-card zk-scroll-x zk-mt-16" role="region" aria-label={m.order_editor_lines()} tabIndex={0}>
      <table className={`zk-table ${styles['items']}`}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{fieldLabel('orderLine', 'name')}</th>
            <th scope="col" data-kind="number">
              {fieldLabel('orderLine', 'quantity')}
            </th>
            <th scope="col" data-kind="number">
              {fieldLabel('orderLine', 'maxUnitPrice')}
            </th>
            <th scope="col">{fieldLabel('orderLine', 'vatRate')}</th>
            <th scope="col">{fieldLabel('orderLine', 'requiredBy')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>{item.position}</td>
              <th scope="row">
                {item.name}
                {item.specification && (
                  <span className="zk-block zk-lines zk-secondary zk-regular">{item.specification}</span>
                )}
                {ASIDE.map((name) => {
                  const value = item[name];
                  if (!value) return null;
                  const { kind } = ORDER_LINE_FIELDS[name];
                  const text = fieldText({ noun: 'orderLine', path: name, kind }, value, order.currency);
                  return (
                    <span key={name} className="zk-block zk-lines zk-secondary zk-regular">
                      {`${fieldLabel('orderLine', name)}: ${text}`}
                    </span>
                  );
                })}
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
