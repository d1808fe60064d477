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
import { useGetAwardQuery } from '../award-api.ts';
import { AwardMemo } from './award-memo.tsx';

/** Printable minutes of the award. */
export default function AwardMemoScreen({ order }: { order: Order }) {
  const isAwarded = order.status === 'awarded';
  const { data: award, error, refetch } = useGetAwardQuery({ orderId: order.id }, { skip: !isAwarded });
  const back = paths.order(order.id, { tab: 'award' });
  return (
    <>
      <ScreenOnly>
        <PageHead
          // Browsers suggest the title as the PDF's file name.
          title={m.award_memo_file({ number: order.number })}
          breadcrumbs={[
            { label: m.shell_nav_orders(), to: paths.orders() },
            { label: order.title, to: back },
          ]}
          action={
            award && (
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                {m.sheet_print()}
              </Button>
            )
          }
        />
      </ScreenOnly>
      {isAwarded ? (
        award ? (
          <AwardMemo order={order} award={award} />
        ) : (
          <NotLoaded error={error} onRetry={refetch} lines={16} />
        )
      ) : (
        <EmptyState
          drawing="empty"
          text={m.award_memo_none()}
          action={<LinkButton to={back}>{m.award_memo_back()}</LinkButton>}
        />
      )}
    </>
  );
}
