import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

async function choose(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name }));
}

it('opens the dialog of an action that the order allows, and offers no others', EXHAUSTIVE, async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_laptops', { as: 'buyer' });
  await screen.findByRole('button', { name: 'Order actions' });
  await user.keyboard('{Control>}k{/Control}');
  const extend = await screen.findByRole('option', { name: 'Extend deadline' });
  expect(screen.getByRole('option', { name: 'Download: Excel workbook' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Reopen bidding' })).not.toBeInTheDocument();
  await user.click(extend);
  expect(await screen.findByRole('dialog', { name: 'Extend deadline of Z-2026-000119' })).toBeVisible();
});

it('offers the actions of a list, and no longer those of the previous page', async () => {
  const { user, at } = await renderScreen('/zakupki/suppliers', { as: 'buyer' });
  await screen.findByRole('button', { name: 'Add supplier' });
  await choose(user, 'Add supplier');
  expect(await screen.findByRole('dialog', { name: 'Add supplier' })).toBeVisible();
  await user.keyboard('{Escape}go');
  await screen.findByLabelText('Search orders');
  await choose(user, 'Show orders: Draft');
  await waitFor(() => expect(at()).toBe('/zakupki/orders?status=draft'));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Show orders: Draft' });
  expect(screen.queryByRole('option', { name: 'Add supplier' })).not.toBeInTheDocument();
});
