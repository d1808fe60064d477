import type { Award, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import styles from '../result/award-letters.module.css';
import { PurchaseOrderDownload } from '../../../entities/purchase-order/purchase-order-download.tsx';
import { PurchaseOrderStatus } from '../../../entities/purchase-order/purchase-order-status.tsx';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

export function PurchaseOrderLinks({ order, award }: { order: Order; award: Award }) {
  const isAwaited = award.purchaseOrders.some(({ invitationId, status }) => invitationId !== null && status === 'sent');
  return (
    <>
      <ul className={`zk-stack zk-gap-8 ${styles['list']}`}>
        {award.purchaseOrders.map((purchaseOrder) => {
          const { id, number, supplierName } = purchaseOrder;
          return (
            <li key={id}>
              <span className="zk-break">
                <Link to={paths.order(order.id, { tab: 'award', view: 'purchase-order', purchaseOrder: id })}>
                  <NumberedText text={m.award_order({ number })} />
                </Link>
                <br />
                <span className="zk-secondary">{supplierName}</span>
              </span>
              <PurchaseOrderStatus purchaseOrder={purchaseOrder} timeZone={order.timeZone} />
              <PurchaseOrderDownload orderId={order.id} id={id} number={number} isCompact />
            </li>
          );
        })}
      </ul>
      {isAwaited && <p className="zk-secondary zk-small">{m.award_orders_awaited()}</p>}
    </>
  );
}
