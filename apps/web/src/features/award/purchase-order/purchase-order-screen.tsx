import type { Order } from '@zakupki/api-client/schema';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ScreenOnly } from '../../../ui/sheet/sheet.tsx';
import { useListPurchaseOrdersQuery } from '../../../entities/purchase-order/purchase-order-api.ts';
import { PurchaseOrderSheet } from '../../../entities/purchase-order/purchase-order-sheet.tsx';
import { MissingCompanyDetails } from './missing-company-details.tsx';
import { PurchaseOrderActions } from './purchase-order-actions.tsx';

/** The printable purchase order that `&purchaseOrder=` selects. */
export default function PurchaseOrderScreen({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const isAwarded = order.status === 'awarded';
  const { data, error, refetch } = useListPurchaseOrdersQuery({ orderId: order.id }, { skip: !isAwarded });
  const purchaseOrder = data?.data.find(({ id }) => id === search.get('purchaseOrder'));
  const back = paths.order(order.id, { tab: 'award' });
  return (
    <>
      <ScreenOnly>
        <PageHead
          // Browsers suggest the title as the PDF's file name.
          title={purchaseOrder ? m.award_order({ number: purchaseOrder.number }) : m.award_orders()}
          breadcrumbs={[
            { label: m.shell_nav_orders(), to: paths.orders() },
            { label: order.title, to: back },
          ]}
          action={
            purchaseOrder && <PurchaseOrderActions order={order} purchaseOrder={purchaseOrder} refetch={refetch} />
          }
        />
        {purchaseOrder && <MissingCompanyDetails buyer={purchaseOrder.buyer} onSaved={() => void refetch()} />}
      </ScreenOnly>
      {isAwarded && !data && <NotLoaded error={error} onRetry={refetch} lines={16} />}
      {purchaseOrder && <PurchaseOrderSheet purchaseOrder={purchaseOrder} timeZone={order.timeZone} />}
      {(!isAwarded || data) && !purchaseOrder && (
        <EmptyState
          drawing="empty"
          text={m.award_order_none()}
          action={<LinkButton to={back}>{m.award_memo_back()}</LinkButton>}
        />
      )}
    </>
  );
}
