import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/plan';

it('shows the plan, the credits with their movements and the payments', async () => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  const movements = await screen.findByRole('list', { name: 'Credit movements' });
  const [first] = within(movements).getAllByRole('listitem');
  expect(first).toHaveTextContent('42 left');
  await user.click(
    within(screen.getByRole('group', { name: 'Credit movements' })).getByRole('button', { name: 'Older' }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Newer' })).toBeEnabled());
  expect(within(screen.getByRole('list', { name: 'Credit movements' })).getAllByRole('listitem')[0]).not.toBe(first);
});

it('links to the plans with a return path', async () => {
  const { user, at } = await renderScreen(PATH, { as: 'trial' });
  await user.click(await screen.findByRole('link', { name: /^(?:Choose a|Change) plan/ }));
  expect(at()).toBe('/zakupki/subscription/expired?returnTo=%2Fzakupki%2Fsettings%2Fplan');
});

it('opens the receipt of a payment', async () => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  const payments = await screen.findByRole('list', { name: 'Payments' });
  await user.click(within(payments).getAllByRole('link', { name: /^Receipt/ })[0] ?? payments);
  await screen.findByRole('heading', { level: 1, name: /^Receipt К-2026-\d{5}$/ });
  const total = (await screen.findByText('Total paid')).parentElement;
  expect(total).toHaveTextContent(/₽/);
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

it('does not show the receipt of another user’s payment', async () => {
  await renderScreen('/zakupki/settings/plan/payments/pay_buyer_1', { as: 'empty' });
  await screen.findByText(/doesn’t exist/);
  expect(screen.queryByText('Total paid')).not.toBeInTheDocument();
});
