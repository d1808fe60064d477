import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

async function openAction(user: UserEvent, action: string, dialog: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}

it('closes early only with a reason', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  const dialog = await openAction(user, 'Stop collecting bids', 'Stop collecting bids on Z-2026-000121');
  await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAttribute('aria-invalid', 'true');
  await user.type(reason, 'Предложений достаточно');
  await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
  await screen.findByText('Comparing bids', { exact: true });
});

it('cancels an order with the reason the buyer chooses', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  const dialog = await openAction(user, 'Cancel order', 'Cancel Z-2026-000121');
  await user.selectOptions(dialog.getByLabelText('What happened'), 'No longer needed');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Закупили на другом объекте');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('Cancelled', { exact: true });
  expect(await screen.findByRole('main')).toHaveTextContent('Закупили на другом объекте');
});

it('keeps its heading and a way back when the order does not exist', async () => {
  await renderScreen('/zakupki/orders/ord_none', { as: 'buyer' });
  expect((await screen.findAllByRole('heading', { level: 1 })).length).toBe(1);
  expect(await screen.findAllByRole('link', { name: /orders/i })).not.toHaveLength(0);
});
