import { Button } from '@mantine/core';
import type { Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import { missingDetails } from '../../../entities/company/company-details.ts';
import { CompanyDetailsDialog } from '../../../entities/company/company-details-dialog.tsx';
import { PurchaseOrderDownload } from '../../../entities/purchase-order/purchase-order-download.tsx';
import { useGetAwardQuery } from '../award-api.ts';
import { AwardLetter } from '../result/award-letter.tsx';

type PurchaseOrderActionsProps = {
  readonly order: Order;
  readonly purchaseOrder: PurchaseOrder;
  /** Reads the purchase order again. */
  readonly refetch: () => Promise<unknown>;
};

const ASKED = {
  print: [() => m.company_save_print(), () => m.company_skip_print()],
  send: [() => m.company_save_send(), () => m.company_skip_send()],
} as const;

type Action = keyof typeof ASKED;

/** Printing and sending first ask for missing details of the buyer's company. */
export function PurchaseOrderActions({ order, purchaseOrder, refetch }: PurchaseOrderActionsProps) {
  const { id, number, invitationId, buyer } = purchaseOrder;
  const [asked, setAsked] = useState<Action | null>(null);
  const [isSending, setSending] = useState(false);
  // Invited suppliers get theirs by the award.
  const isSentByBuyer = invitationId === null;
  const start = (action: Action) => (missingDetails(buyer).length > 0 ? setAsked(action) : run(action));
  function run(action: Action) {
    // The paper has what was saved, without the dialog.
    flushSync(() => setAsked(null));
    if (action === 'print') window.print();
    else setSending(true);
  }
  return (
    <div className="zk-flex zk-wrap zk-gap-8">
      <PurchaseOrderDownload orderId={order.id} id={id} number={number} />
      <Button
        variant={isSentByBuyer ? 'default' : 'filled'}
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => start('print')}
      >
        {m.sheet_print()}
      </Button>
      {isSentByBuyer && (
        <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => start('send')}>
          {m.award_order_send()}
        </Button>
      )}
      {asked !== null && (
        <CompanyDetailsDialog
          submitLabel={ASKED[asked][0]()}
          onSaved={() => void refetch().then(() => run(asked))}
          skip={{ label: ASKED[asked][1](), onSkip: () => run(asked) }}
          onClose={() => setAsked(null)}
        />
      )}
      {isSending && <SendPurchaseOrder order={order} purchaseOrder={purchaseOrder} onClose={() => setSending(false)} />}
    </div>
  );
}

type SendPurchaseOrderProps = Pick<PurchaseOrderActionsProps, 'order' | 'purchaseOrder'> & {
  readonly onClose: () => void;
};

/** Sends a purchase order for a bid that the buyer entered. Invited suppliers got theirs with the award. */
function SendPurchaseOrder({ order, purchaseOrder, onClose }: SendPurchaseOrderProps) {
  const { supplierName: name, bidIds } = purchaseOrder;
  const [bidId] = bidIds;
  const { data: award } = useGetAwardQuery({ orderId: order.id });
  if (bidId === undefined || !award) return null;
  return <AwardLetter order={order} award={award} to={{ name, bidId, wonBidIds: bidIds }} onClose={onClose} />;
}
