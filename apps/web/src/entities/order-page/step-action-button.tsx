import type { ButtonVariant } from '@mantine/core';
import { Button } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { nextStep, type StepAction } from './next-step.ts';
import { OrderActionButton } from './order-actions.tsx';
import { RequestLetter } from './request-letter.tsx';

interface StepActionButtonProps {
  readonly order: Order;
  readonly action: StepAction;
  readonly variant?: ButtonVariant;
}

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

/** What can be done next, for a page that has nothing to show before. */
export function NextActions({ order }: { order: Order }) {
  const { primary, others } = nextStep(order);
  return (
    <div className="zk-row zk-wrap zk-gap-8">
      <StepActionButton order={order} action={primary} />
      {others.map((action) => (
        <StepActionButton key={JSON.stringify(action)} order={order} action={action} variant="default" />
      ))}
    </div>
  );
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
