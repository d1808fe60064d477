import type { PurchaseOrder } from '@zakupki/api-client/schema';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { AwardedGoods, type AwardedLine } from '../../../entities/purchase-order/awarded-line.tsx';
import { PurchaseOrderDownload } from '../../../entities/purchase-order/purchase-order-download.tsx';
import { purchaseOrderLine } from '../../../entities/purchase-order/purchase-order-line.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { purchaseOrderTerms } from '../../../entities/purchase-order/purchase-order-terms.ts';
import { TotalsList, TotalsRow } from '../../../entities/order-line/totals-list.tsx';
import type { Request } from '../../../entities/request-page/request-page.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { RowCards } from '../../../ui/table/rows/row-cards.tsx';
import type { RowsColumn } from '../../../ui/table/rows-table.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { PurchaseOrderAnswer } from './purchase-order-answer.tsx';
import { OwnPurchaseOrderStatus } from './own-purchase-order-status.tsx';
import styles from './purchase-orders.module.css';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

type PurchaseOrderCardProps = {
  readonly purchaseOrder: PurchaseOrder;
} & Request;

/** The goods to deliver, the terms and the supplier's answer. */
export function PurchaseOrderCard({ order, invitation, purchaseOrder }: PurchaseOrderCardProps) {
  const titleId = useId();
  const { id, number, lines, currency, refusalReason } = purchaseOrder;
  const heading = useAnsweredHeading(purchaseOrder);
  return (
    <section className="zk-card zk-pad-16 zk-stack zk-column zk-packed zk-gap-16" aria-labelledby={titleId}>
      <div className="zk-flex zk-wrap zk-between zk-top zk-gap-8-24">
        <div className="zk-stack zk-gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className={`zk-large ${styles['title']}`}>
            <NumberedText text={m.award_order({ number })} />
          </h2>
          <OwnPurchaseOrderStatus purchaseOrder={purchaseOrder} timeZone={order.timeZone} />
          {refusalReason !== null && (
            <p className="zk-secondary zk-lines zk-break">{m.award_refused_reason({ reason: refusalReason })}</p>
          )}
        </div>
        <div className="zk-row zk-wrap zk-gap-8">
          <LinkButton to={paths.order(order.id, { view: 'purchase-order', purchaseOrder: id })} variant="default">
            {m.requests_purchase_print()}
          </LinkButton>
          <PurchaseOrderDownload orderId={order.id} id={id} number={number} />
        </div>
      </div>
      <RowCards
        label={m.award_order_lines()}
        rows={lines.map((line) => purchaseOrderLine(line, currency, <Day date={line.deliveryDate} />))}
        rowKey={(line) => line.id}
        columns={columns(lines.some(({ deliveryDate }) => deliveryDate !== null))}
      />
      <Totals purchaseOrder={purchaseOrder} />
      <Terms purchaseOrder={purchaseOrder} />
      {order.status === 'awarded' && purchaseOrder.status === 'sent' && (
        <PurchaseOrderAnswer buyer={invitation.buyer.company} purchaseOrder={purchaseOrder} />
      )}
    </section>
  );
}

/** The buttons are gone after the answer: the heading takes the focus. */
function useAnsweredHeading({ status }: PurchaseOrder) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasSent] = useState(status === 'sent');
  const isAnswered = wasSent && status !== 'sent';
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) heading.current?.focus();
  }, [isAnswered]);
  return heading;
}

const columns = (hasDays: boolean): RowsColumn<AwardedLine>[] => [
  { header: m.words_number(), cell: ({ position }) => position },
  { header: fieldLabel('orderLine', 'name'), isRowHead: true, cell: (line) => <AwardedGoods line={line} /> },
  { header: m.award_col_quantity(), isNumber: true, cell: ({ quantity }) => quantity },
  { header: m.award_order_price(), isNumber: true, cell: ({ price }) => price },
  { header: m.award_col_gross(), isNumber: true, isLabelled: true, cell: ({ gross }) => gross },
  ...(hasDays ? [{ header: m.award_order_by(), isLabelled: true, cell: ({ day }: AwardedLine) => day }] : []),
];

function Totals({ purchaseOrder }: { purchaseOrder: PurchaseOrder }) {
  const { lines, total, byRate, delivery, currency } = purchaseOrder;
  return (
    <TotalsList
      label={delivery ? m.award_order_total() : m.award_order_total_alone()}
      extent={m.award_lines_count({ count: lines.length })}
      totals={{ ...total, byRate }}
      currency={currency}
    >
      {delivery && (
        <TotalsRow label={m.requests_purchase_delivery()}>
          <Money amount={delivery.gross} currency={currency} />
        </TotalsRow>
      )}
    </TotalsList>
  );
}

function Terms({ purchaseOrder }: { purchaseOrder: PurchaseOrder }) {
  return (
    <div className="zk-stack zk-gap-8">
      <h3>{m.requests_purchase_terms()}</h3>
      <dl className={styles['terms']}>
        {purchaseOrderTerms(purchaseOrder).map(([label, value]) => (
          <div key={label}>
            <dt className="zk-secondary zk-small">{label}</dt>
            <dd className="zk-break">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
