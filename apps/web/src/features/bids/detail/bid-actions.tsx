import { Button } from '@mantine/core';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { DisqualifyDialog, PlainDialog, ReinstateDialog, WithdrawDialog } from './bid-dialogs.tsx';

/** In menu order: the contract's actions, with two kinds of copy. */
const ACTIONS = [
  'edit',
  'confirm_revision',
  'revision',
  'alternative',
  'reinstate',
  'withdraw',
  'disqualify',
  'delete',
] as const;
type ActionName = (typeof ACTIONS)[number];

const WORDS: Readonly<Record<ActionName, () => string>> = {
  edit: () => m.bids_action_edit(),
  confirm_revision: () => m.bids_action_confirm(),
  revision: () => m.bids_action_revision(),
  alternative: () => m.bids_action_alternative(),
  reinstate: () => m.bids_action_reinstate(),
  withdraw: () => m.bids_action_withdraw(),
  disqualify: () => m.bids_action_disqualify(),
  delete: () => m.bids_action_delete(),
};

// Actions that this status can never allow are hidden, not disabled.
const SHOWN: Readonly<Record<Bid['status'], readonly ActionName[]>> = {
  draft: ['alternative', 'delete'],
  submitted: ['edit', 'confirm_revision', 'revision', 'alternative', 'withdraw', 'disqualify'],
  withdrawn: ['reinstate', 'revision', 'alternative'],
  disqualified: ['reinstate', 'revision', 'alternative'],
  won: ['revision', 'alternative'],
  lost: ['revision', 'alternative'],
};

const DANGEROUS: readonly ActionName[] = ['withdraw', 'disqualify', 'delete'];

export function BidActions({ order, bid }: { order: Order; bid: Bid }) {
  const [asked, setAwaitingConfirmation] = useState<ActionName | null>(null);
  const navigate = useNavigate();
  const { isOutdated } = bid.flags;
  const access = (name: ActionName) =>
    bid.access.actions.find((action) => action.name === (isCopy(name) ? 'duplicate' : name)) ?? null;
  // An outdated bid has this action beside the menu.
  const asksToConfirm = isOutdated && access('confirm_revision')?.allowed === true;
  const offered = ACTIONS.filter(
    (name) => SHOWN[bid.status].includes(name) && (name !== 'confirm_revision' || (isOutdated && !asksToConfirm)),
  );
  const close = () => setAwaitingConfirmation(null);

  function choose(name: ActionName) {
    if (name === 'edit') void navigate(paths.bid(order.id, bid.id, { tab: 'change' }));
    else setAwaitingConfirmation(name);
  }

  return (
    <>
      {asksToConfirm && (
        <Button variant="light" onClick={() => setAwaitingConfirmation('confirm_revision')}>
          {m.bids_action_confirm()}
        </Button>
      )}
      <ActionMenu
        actions={offered.map((name) => ({
          name,
          label: WORDS[name](),
          isAllowed: access(name)?.allowed ?? false,
          reason: access(name)?.reason ?? null,
          isDangerous: DANGEROUS.includes(name),
        }))}
        onChoose={({ name }) => choose(name)}
      />
      {asked === 'withdraw' && <WithdrawDialog bid={bid} onClose={close} />}
      {asked === 'disqualify' && <DisqualifyDialog bid={bid} onClose={close} />}
      {asked === 'reinstate' && <ReinstateDialog bid={bid} onClose={close} />}
      {(asked === 'confirm_revision' || asked === 'delete' || (asked !== null && isCopy(asked))) && (
        <PlainDialog order={order} bid={bid} action={asked} onClose={close} />
      )}
    </>
  );
}

function isCopy(name: ActionName): name is 'revision' | 'alternative' {
  return name === 'revision' || name === 'alternative';
}
