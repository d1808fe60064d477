import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { m } from '#messages';
import { PurchaseOrderDownload } from '../../../entities/purchase-order/purchase-order-download.tsx';
import { PurchaseOrderSheet } from '../../../entities/purchase-order/purchase-order-sheet.tsx';
import { type Request, RequestPage } from '../../../entities/request-page/request-page.tsx';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { ScreenOnly } from '../../../ui/sheet/sheet.tsx';
import { useOwnPurchaseOrders } from './own-purchase-orders.ts';

type OwnPurchaseOrderProps = {
  readonly orderId: string;
  readonly id: string | null;
};

/** Printable sheet of one of the supplier's purchase orders. */
export function OwnPurchaseOrder({ orderId, id }: OwnPurchaseOrderProps) {
  return (
    <RequestPage orderId={orderId} page={m.requests_purchase_page()} isSheet>
      {({ order }) => <PurchaseOrderView order={order} id={id} />}
    </RequestPage>
  );
}

function PurchaseOrderView({ order, id }: Pick<Request, 'order'> & Pick<OwnPurchaseOrderProps, 'id'>) {
  const { purchaseOrders, isKnown, error, refetch } = useOwnPurchaseOrders(order);
  if (!isKnown) return <NotLoaded error={error} onRetry={refetch} lines={16} />;
  const purchaseOrder = purchaseOrders.find((entry) => entry.id === id);
  const back = paths.order(order.id);
  if (!purchaseOrder) {
    return (
      <EmptyState
        drawing="empty"
        text={m.requests_purchase_none()}
        action={<LinkButton to={back}>{m.requests_to_request()}</LinkButton>}
      />
    );
  }
  return (
    <div className="zk-stack zk-column zk-gap-16">
      <ScreenOnly>
        <div className="zk-flex zk-wrap zk-gap-8">
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {m.sheet_print()}
          </Button>
          <PurchaseOrderDownload orderId={order.id} id={purchaseOrder.id} number={purchaseOrder.number} />
          <LinkButton to={back} variant="default">
            {m.requests_to_request()}
          </LinkButton>
        </div>
      </ScreenOnly>
      <PurchaseOrderSheet purchaseOrder={purchaseOrder} timeZone={order.timeZone} />
    </div>
  );
}
