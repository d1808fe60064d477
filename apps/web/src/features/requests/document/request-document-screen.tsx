import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { InvitingBuyer, Me, Order } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import { m } from '#messages';
import { useGetOwnInvitationQuery } from '../../../entities/invitation/own-invitation-api.ts';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ScreenOnly } from '../../../ui/sheet/sheet.tsx';
import { RequestDocument } from './request-document.tsx';

type RequestDocumentPageProps = {
  readonly order: Order | undefined;
  readonly buyer: InvitingBuyer | undefined;
  /** Title of the list in the breadcrumbs. */
  readonly list: string;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** For the buyer: the order as suppliers see it. */
export default function RequestDocumentScreen({ order }: { order: Order }) {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <RequestDocumentPage
      order={order}
      buyer={me && buyerOf(me)}
      list={m.shell_nav_orders()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function buyerOf({ user, profile }: Me): InvitingBuyer {
  const { company, position, phone } = profile;
  return {
    company: company.name ?? '',
    contactName: personName(profile) || null,
    position,
    email: user.email,
    phone,
  };
}

/** For an invited supplier. */
export function RequestDocumentOf({ orderId }: { orderId: string }) {
  const order = useGetOrderQuery({ orderId });
  const invitation = useGetOwnInvitationQuery({ orderId });
  return (
    <RequestDocumentPage
      order={order.data}
      buyer={invitation.data?.buyer}
      list={m.requests_title()}
      error={order.error ?? invitation.error}
      onRetry={() => {
        void order.refetch();
        void invitation.refetch();
      }}
    />
  );
}

function RequestDocumentPage({ order, buyer, list, error, onRetry }: RequestDocumentPageProps) {
  return (
    <>
      <ScreenOnly>
        <PageHead
          // Browsers suggest the title as the PDF's file name.
          title={m.requests_document_title({ number: order?.number ?? '' })}
          breadcrumbs={[
            { label: list, to: paths.orders() },
            ...(order ? [{ label: order.title, to: paths.order(order.id) }] : []),
          ]}
          action={
            order && (
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                {m.sheet_print()}
              </Button>
            )
          }
        />
      </ScreenOnly>
      {order && buyer ? (
        <RequestDocument order={order} buyer={buyer} />
      ) : (
        <NotLoaded error={error} onRetry={onRetry} lines={16} />
      )}
    </>
  );
}
