import { Button } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { openingProtocolPath, openingsOf } from '../../../entities/order/sealed-bids.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ScreenOnly } from '../../../ui/sheet/sheet.tsx';
import { useGetOpeningProtocolQuery } from '../bids-api.ts';
import { OpeningProtocolSheet } from './opening-protocol-sheet.tsx';

/** The printable protocol of the opening of sealed bids. */
export default function OpeningProtocolScreen({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const rounds = openingsOf(order).length;
  const round = roundNamed(search.get('round'), rounds);
  const {
    data: protocol,
    error,
    refetch,
  } = useGetOpeningProtocolQuery({ orderId: order.id, round }, { skip: rounds === 0 });
  const back = paths.order(order.id);
  return (
    <div className="zk-stack zk-gap-16">
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
      {rounds > 1 && (
        <ScreenOnly>
          <TabLinks
            label={m.sealed_protocol_rounds()}
            tabs={Array.from({ length: rounds }, (_, index) => ({
              to: openingProtocolPath(order.id, index + 1),
              label: m.sealed_protocol_round({ round: index + 1 }),
              isCurrent: index + 1 === round,
            }))}
          />
        </ScreenOnly>
      )}
      {rounds === 0 ? (
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
    </div>
  );
}

/** The last opened round, unless the address names another. */
function roundNamed(text: string | null, rounds: number): number {
  const round = Number(text);
  return Number.isInteger(round) && round >= 1 && round <= rounds ? round : Math.max(rounds, 1);
}
