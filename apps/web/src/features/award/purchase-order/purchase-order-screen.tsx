import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
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
import { PurchaseOrderDownload } from '../../../entities/purchase-order/purchase-order-download.tsx';
import { PurchaseOrderSheet } from '../../../entities/purchase-order/purchase-order-sheet.tsx';

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
            purchaseOrder && (
              <div className="zk-flex zk-wrap zk-gap-8">
                <PurchaseOrderDownload orderId={order.id} id={purchaseOrder.id} number={purchaseOrder.number} />
                <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                  {m.sheet_print()}
                </Button>
              </div>
            )
          }
        />
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
