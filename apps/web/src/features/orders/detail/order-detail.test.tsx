import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { bodyOf } from '../../../../test/scripted-api.ts';

async function openAction(user: UserEvent, action: string, dialog: string) {
  await user.click(await screen.findByRole('button', { name: 'Order actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}

it('requires a reason to stop collecting bids early', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  const dialog = await openAction(user, 'Stop collecting bids', 'Stop collecting bids on Z-2026-000121');
  await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAttribute('aria-invalid', 'true');
  await user.type(reason, 'Предложений достаточно');
  await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
  await screen.findByText('Comparing bids', { exact: true });
});

it('shows the new state as soon as the dialog closes, before anything is fetched again', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  const dialog = await openAction(user, 'Stop collecting bids', 'Stop collecting bids on Z-2026-000121');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Предложений достаточно');
  await mock.scenario([{ when: { operationId: 'getOrder' }, then: { status: 503 } }]);
  await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Comparing bids', { exact: true })).toBeVisible();
});

it('offers to restore an archived order as soon as the dialog closes', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_lamps', { as: 'buyer' });
  const dialog = await openAction(user, 'Archive', 'Archive Z-2026-000097');
  await mock.scenario([{ when: { operationId: 'getOrder' }, then: { status: 503 } }]);
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Order actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Restore from archive', hidden: true })).toBeInTheDocument();
});

it('cancels an order with the reason the buyer chooses', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  const dialog = await openAction(user, 'Cancel order', 'Cancel Z-2026-000121');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'No longer needed');
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Закупили на другом объекте');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('Cancelled', { exact: true });
  expect(await screen.findByRole('main')).toHaveTextContent('Закупили на другом объекте');
});

it('compares the best total with the budget, and says how many bids are complete', async () => {
  await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  await screen.findByText('All 8 lines quoted in full by 2 of 5');
  expect(screen.getByText(/below the budget of/)).toHaveTextContent('₽107,390.00 below the budget of ₽480,000.00');
});

it('shows a heading and a link to the orders when the order does not exist', async () => {
  await renderScreen('/zakupki/orders/ord_none', { as: 'buyer' });
  expect((await screen.findAllByRole('heading', { level: 1 })).length).toBe(1);
  expect(await screen.findAllByRole('link', { name: /orders/i })).not.toHaveLength(0);
});

const progress = () => screen.findByRole('list', { name: 'Progress of the order' });
const currentStep = async () => within(await progress()).getByRole('listitem', { current: 'step' });

it('reports after publishing that no supplier knows of the order, and offers to invite, send the form or add a bid', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_transport', { as: 'buyer' });
  expect(await currentStep()).toHaveTextContent('Collect bids');
  expect(await screen.findByText(/no supplier knows of it yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite suppliers' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders/ord_transport?tab=suppliers&invite=true',
  );
  expect(screen.getByRole('link', { name: 'Add or import bid' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders/ord_transport/bids/new',
  );
  await user.click(screen.getByRole('button', { name: 'Send request form' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send request form' }));
  dialog.getByRole('button', { name: 'Download request form' });
  expect(dialog.getByLabelText('Subject')).toHaveDisplayValue(/Invitation to bid/);
});

it('does not say whether suppliers know of an order before it is known', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_tender', {
    as: 'buyer',
    before: async (baseUrl, world) => {
      await world.force([{ when: { operationId: 'listInvitations' }, then: { status: 500 } }]);
      return baseUrl;
    },
  });
  expect(await currentStep()).toHaveTextContent('Collect bids');
  await screen.findByRole('alert');
  expect(screen.getByRole('main')).not.toHaveTextContent(/no supplier knows of it|Bids are coming in/);
  expect(screen.queryByRole('link', { name: 'Invite suppliers' })).not.toBeInTheDocument();
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Bids are coming in' });
});

it.each([
  ['ord_paper', 'Collect bids', 'Add bid', 'bids/new'],
  ['ord_tender', 'Collect bids', 'Compare bids', '?tab=comparison'],
  ['ord_detergents', 'Compare', 'Resolve blockers', 'conflicts?severity=blocker'],
  // Its blockers concern bids behind the best one.
  ['ord_fasteners', 'Award', 'Award order', '?tab=award'],
  ['ord_bearings', 'Award', 'Award order', '?tab=award'],
])('offers one next step: %s', async (id, word, action, address) => {
  await renderScreen(`/zakupki/orders/${id}`, { as: 'buyer' });
  expect(await currentStep()).toHaveTextContent(word);
  const links = await screen.findAllByRole('link', { name: action });
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')?.replace(`/app/zakupki/orders/${id}`, '').replace(/^\//, '')).toBe(address);
});

it('shows the same header and tabs on the pages of bids and conflicts', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  for (const tab of ['Bids 5', 'Conflicts 27', 'Lines 8']) {
    await user.click(await screen.findByRole('link', { name: tab }));
    await waitFor(() => expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page'));
    const tabs = () => within(screen.getByRole('navigation', { name: 'Order sections' })).getAllByRole('link');
    await expect
      .poll(() => tabs().map(({ textContent }) => textContent))
      .toEqual([
        'Overview',
        'Lines 8',
        'Suppliers',
        'Bids 5',
        'Conflicts 27',
        'Comparison',
        'Award',
        'Questions 1',
        'History',
      ]);
    screen.getByRole('button', { name: 'Order actions' });
    screen.getByRole('link', { name: 'Award order' });
  }
});

it('says that a supplier refused the purchase order, also while conflicts prevent the next award', async () => {
  const answer = { status: 'refused', answeredAt: '2026-11-02T09:00:00Z', refusalReason: 'Нет' };
  const refused = { id: 'po_1', number: 'P-1', supplierName: 'ООО «Заря»', bidIds: [], invitationId: 'inv_1' };
  const by = { id: 'usr_1', name: 'Заря' };
  const award = bodyOf('getAward', {
    purchaseOrders: [{ ...refused, ...answer }],
    revocation: { refusedPurchaseOrderId: 'po_1', reason: 'Нет', at: answer.answeredAt, by },
  });
  await renderScreen('/zakupki/orders/ord_detergents', {
    as: 'buyer',
    async before(baseUrl, world) {
      const body = bodyOf('getPreviousAward', { award });
      await world.force([{ when: { operationId: 'getPreviousAward' }, then: { status: 200, body } }]);
      return baseUrl;
    },
  });
  const next = await screen.findByRole('region', { name: 'ООО «Заря» refused the purchase order' });
  expect(next).toHaveTextContent('Every line needs another supplier');
  expect(within(next).getByRole('link', { name: 'Resolve blockers' })).toBeVisible();
});

it('asks for the refusal again when it could not be loaded', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_bearings', {
    as: 'buyer',
    async before(baseUrl, world) {
      await world.force([{ when: { operationId: 'getPreviousAward' }, then: { status: 503 } }]);
      return baseUrl;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await mock.scenario('normal');
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Award order' })).toBeVisible();
});
