import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { DeadlineDialog, EndDialog, PlainDialog, ReasonDialog } from './order-dialogs.tsx';

/** In menu order; the order's `actions` say which are allowed, and why not. */
const ACTIONS = [
  'edit',
  'extend',
  'close',
  'reopen',
  'unsuccessful',
  'cancel',
  'duplicate',
  'archive',
  'unarchive',
  'delete',
] as const;
type OrderActionName = (typeof ACTIONS)[number];

const WORDS: Readonly<Record<OrderActionName, () => string>> = {
  edit: () => m.order_action_edit(),
  extend: () => m.order_action_extend(),
  close: () => m.order_action_close(),
  reopen: () => m.order_action_reopen(),
  unsuccessful: () => m.order_action_unsuccessful(),
  cancel: () => m.order_action_cancel(),
  duplicate: () => m.order_action_duplicate(),
  archive: () => m.order_action_archive(),
  unarchive: () => m.order_action_unarchive(),
  delete: () => m.order_action_delete(),
};

// Actions that this status can never allow are hidden, not disabled.
const SHOWN: Readonly<Record<Order['status'], readonly OrderActionName[]>> = {
  draft: ['cancel', 'duplicate', 'delete'],
  published: ['edit', 'extend', 'close', 'cancel', 'duplicate'],
  evaluation: ['reopen', 'unsuccessful', 'cancel', 'duplicate'],
  awarded: ['duplicate', 'archive', 'unarchive'],
  unsuccessful: ['duplicate', 'archive', 'unarchive'],
  cancelled: ['duplicate', 'archive', 'unarchive'],
};

export function OrderActions({ order }: { order: Order }) {
  const [asked, setAwaitingConfirmation] = useState<OrderActionName | null>(null);
  const navigate = useNavigate();
  const access = new Map(order.access.actions.map((action) => [action.name, action]));
  const offered = ACTIONS.filter(
    (name) => SHOWN[order.status].includes(name) && !(name === (order.archivedAt ? 'archive' : 'unarchive')),
  );
  const close = () => setAwaitingConfirmation(null);

  function choose(name: OrderActionName) {
    if (name === 'edit') void navigate(paths.order(order.id, { tab: 'revise' }));
    else setAwaitingConfirmation(name);
  }

  return (
    <>
      <ActionMenu
        actions={offered.map((name) => ({
          name,
          label: WORDS[name](),
          isAllowed: access.get(name)?.allowed ?? false,
          reason: access.get(name)?.reason ?? null,
          isDangerous: name === 'cancel' || name === 'delete',
        }))}
        onChoose={({ name }) => choose(name)}
      />
      {(asked === 'extend' || asked === 'reopen') && <DeadlineDialog order={order} action={asked} onClose={close} />}
      {(asked === 'cancel' || asked === 'unsuccessful') && <EndDialog order={order} action={asked} onClose={close} />}
      {asked === 'close' && <ReasonDialog order={order} onClose={close} />}
      {(asked === 'delete' || asked === 'archive' || asked === 'unarchive' || asked === 'duplicate') && (
        <PlainDialog order={order} action={asked} onClose={close} />
      )}
    </>
  );
}
