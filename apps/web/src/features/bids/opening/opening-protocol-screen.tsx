import { Button } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { IconPrinter } from '@tabler/icons-react';
import { m } from '#messages';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ScreenOnly } from '../../../ui/sheet/sheet.tsx';
import { useGetOpeningProtocolQuery } from '../bids-api.ts';
import { OpeningProtocolSheet } from './opening-protocol-sheet.tsx';

/** The printable protocol of the opening of sealed bids. */
export default function OpeningProtocolScreen({ order }: { order: Order }) {
  const isOpened = order.openedAt !== null;
  const { data: protocol, error, refetch } = useGetOpeningProtocolQuery({ orderId: order.id }, { skip: !isOpened });
  const back = paths.order(order.id);
  return (
    <>
      <ScreenOnly>
        <PageHead
          // Browsers suggest the title as the PDF's file name.
          title={m.sealed_protocol_file({ number: order.number })}
          breadcrumbs={[
            { label: m.shell_nav_orders(), to: paths.orders() },
            { label: order.title, to: back },
          ]}
          action={
            protocol && (
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                {m.sheet_print()}
              </Button>
            )
          }
        />
      </ScreenOnly>
      {!isOpened ? (
        <EmptyState
          drawing="empty"
          text={order.sealedBids ? m.sealed_protocol_none() : m.sealed_protocol_unsealed()}
          action={<LinkButton to={back}>{m.sealed_protocol_back()}</LinkButton>}
        />
      ) : protocol ? (
        <OpeningProtocolSheet protocol={protocol} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={16} />
      )}
    </>
  );
}
