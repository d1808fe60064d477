import { Button, type ButtonVariant } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { type StepAction, useNextStep } from './next-step.ts';
import { OrderActionButton } from './order-actions.tsx';
import { IconDownload } from '@tabler/icons-react';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useDownload } from '../../http/files/download.ts';
import { LetterDialog } from '../letter/letter-dialog.tsx';
import { signatureOf } from '../letter/letter-people.ts';
import { invitationLetter } from '../order/invitation-letter.ts';
import { useGetMeQuery } from '../user/me-api.ts';

type StepActionButtonProps = {
  readonly order: Order;
  readonly action: StepAction;
  readonly variant?: ButtonVariant;
};

export function StepActionButton({ order, action, variant = 'filled' }: StepActionButtonProps) {
  if ('to' in action) {
    return (
      <LinkButton to={action.to} variant={variant}>
        {action.label}
      </LinkButton>
    );
  }
  if ('action' in action) return <OrderActionButton order={order} name={action.action} variant={variant} />;
  return <RequestButton order={order} variant={variant} />;
}

/** The next actions, for a page that is empty until one of them is done. */
export function NextActions({ order }: { order: Order }) {
  const { primary, others, isKnown, error, refetch } = useNextStep(order);
  if (!isKnown) return <ProblemMessage error={error} onRetry={refetch} />;
  return (
    <div className="zk-row zk-wrap zk-gap-8">
      <StepActionButton order={order} action={primary} />
      {others.map((action) => (
        <StepActionButton key={JSON.stringify(action)} order={order} action={action} variant="default" />
      ))}
    </div>
  );
}

/** The primary action in the head of the order's pages. */
export function PrimaryAction({ order }: { order: Order }) {
  const { primary, isKnown } = useNextStep(order);
  return isKnown && <StepActionButton order={order} action={primary} />;
}

function RequestButton({ order, variant }: { order: Order; variant: ButtonVariant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {m.order_page_request()}
      </Button>
      {isOpen && <RequestLetter order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The letter that asks suppliers for bids, and the form they fill in. */
function RequestLetter({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data: me } = useGetMeQuery();
  const { save, isBusy } = useDownload();
  return (
    <LetterDialog
      orderId={order.id}
      title={m.order_page_request()}
      addressees={[]}
      write={(locale) => invitationLetter(locale, order, signatureOf(me?.profile))}
      options={
        <div className="zk-row zk-wrap zk-gap-8-24">
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void save({ operationId: 'getBidForm', arg: { orderId: order.id } })}
          >
            {m.order_page_form()}
          </Button>
          <p className="zk-secondary zk-small">{m.order_page_form_help()}</p>
        </div>
      }
      onClose={onClose}
    />
  );
}
