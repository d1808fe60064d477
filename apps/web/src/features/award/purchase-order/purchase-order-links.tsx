import type { Award, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import styles from '../result/award-letters.module.css';
import { PurchaseOrderDownload } from './purchase-order-download.tsx';
import { PurchaseOrderStatus } from './purchase-order-status.tsx';

export function PurchaseOrderLinks({ order, award }: { order: Order; award: Award }) {
  return (
    <ul className={`zk-stack zk-gap-8 ${styles['list']}`}>
      {award.purchaseOrders.map((purchaseOrder) => {
        const { id, number, supplierName } = purchaseOrder;
        return (
          <li key={id}>
            <span className="zk-break">
              <Link to={paths.order(order.id, { tab: 'award', view: 'purchase-order', purchaseOrder: id })}>
                {m.award_order({ number })}
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
  );
}
