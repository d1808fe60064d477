import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('says that nothing is lost when a subscription ends, and reports a check without changes', async () => {
  const { user, at } = await renderScreen('/zakupki/subscription/expired', { as: 'subscription-expired' });
  await heading('Your subscription has ended');
  await screen.findByText('Nothing is lost: your drafts and what you typed are saved.');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/^Checked at .*: no change yet\.$/);
  expect(at()).toBe('/zakupki/subscription/expired');
});

it('shows the payment to a user who returns from the provider, and links to the orders', async () => {
  const back = '/zakupki/subscription/expired?returnTo=%2Fzakupki%2Forders';
  const { user, at } = await renderScreen(`${back}&payment=pay_buyer_1`, { as: 'buyer' });
  const paid = within(await screen.findByRole('dialog', { name: 'Paid' }));
  await paid.findByText(/^Your plan runs until/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(at()).toBe(back));
  await user.click(screen.getByRole('link', { name: /^Back/ }));
  await waitFor(() => expect(at()).toMatch(/^\/zakupki\/orders/));
});

it('does not show another user’s payment', async () => {
  await renderScreen('/zakupki/subscription/expired?payment=pay_grace_1', { as: 'buyer' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment' }));
  expect(await dialog.findByText('This page doesn’t exist, or you don’t have access to it.')).toBeVisible();
});

it('keeps the form when a payment fails', async () => {
  const { user } = await renderScreen('/zakupki/subscription/expired', {
    as: 'subscription-expired',
    scenario: 'payment-failed',
  });
  await user.click(await screen.findByRole('button', { name: /^Renew the .+ plan$/ }));
  const payment = within(await screen.findByRole('dialog', { name: 'Payment' }));
  await user.click(await payment.findByRole('button', { name: /^Pay ₽/ }));
  expect(await payment.findByRole('alert')).toHaveTextContent('Payment failed');
  expect(payment.getByRole('button', { name: /^Try again: ₽/ })).toBeVisible();
});

it('extends a trial with a promo code', async () => {
  const { user, mock } = await renderScreen('/zakupki', { as: 'trial' });
  await mock.world.advance('P10D');
  await user.click(await screen.findByRole('link', { name: /^Access:/ }));
  await user.type(await screen.findByLabelText('Code', { exact: true }), 'proba-7');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/^7 more days of trial/);
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await screen.findByText('PROBA-7 redeemed');
  expect(await heading('Your plan')).toBeDefined();
});

it.each([
  ['trial-expired', 'Your trial has ended'],
  ['credits-expired', 'No credits left'],
  ['subscription-expired', 'Your subscription has ended'],
] as const)('believes the answer %s while the state of access lags, and says so', async (scenario, title) => {
  const { user, mock, at } = await renderScreen('/zakupki/orders', { as: 'buyer', scenario });
  await heading(title);
  await screen.findByText(
    /^The server refused your last action for this reason, but your plan still shows as: .*42 cred/,
  );
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(at()).toBe('/zakupki/orders'));
});

it('believes an answer that the state of access confirms only until access is back', async () => {
  const { user } = await renderScreen('/zakupki/orders', { as: 'trial-expired', scenario: 'trial-expired' });
  await heading('Your trial has ended');
  await user.type(await screen.findByLabelText('Code', { exact: true }), 'proba-7');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await heading('Your plan');
  expect(screen.queryByText(/^The server refused/)).toBeNull();
});

it('asks for a phone that the server misses, although the profile has one', async () => {
  await renderScreen('/zakupki/orders', { as: 'buyer', scenario: 'phone-required' });
  await heading('Confirmed phone number required');
  expect(await screen.findByText(/^The server asks for a confirmed phone number/)).toBeVisible();
});

it('says which parts of the page could not be loaded, and loads them again', async () => {
  const { user, mock } = await renderScreen('/zakupki/trial/expired', {
    as: 'trial-expired',
    async before(baseUrl, world) {
      const operations = ['listWebinars', 'listOrders'] as const;
      await world.force(operations.map((operationId) => ({ when: { operationId }, then: { status: 503 } })));
      return baseUrl;
    },
  });
  await screen.findByText('The next webinar couldn’t be loaded.');
  await screen.findByText('What you did in the trial couldn’t be loaded.');
  await mock.scenario('normal');
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Webinar' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What you did in the trial' })).toBeVisible();
});
