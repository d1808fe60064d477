import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const PAGE = '/zakupki/orders/ord_fasteners?tab=history';
const day = (name: RegExp) => screen.findByRole('region', { name });

it('lists events by day, with fields before and after', async () => {
  await renderScreen(PAGE, { as: 'buyer' });
  const revised = await day(/29\sOctober/);
  expect(revised).toHaveTextContent('You published a new revision');
  expect(screen.getByRole('main')).not.toHaveTextContent('revision of Z-');
  expect(revised).toHaveTextContent('Reason: Уточнена длина анкера');
  expect(within(revised).getByText('Line 5, Name')).toBeVisible();
  expect(revised.querySelector('del')).toHaveTextContent('Анкерный болт 12×80');
  expect(revised.querySelector('ins')).toHaveTextContent('Анкерный болт 12×100');
});

it('names the order’s zone where it is not the reader’s, and keeps to it', async () => {
  await renderScreen(PAGE, { as: 'buyer' });
  const closed = await day(/30\sOctober,\sMSK/);
  expect(within(closed).getByText('Bidding closed').closest('li')).toHaveTextContent('15:00');
});

it('filters by kind and bid in the address, and clears the filter', async () => {
  const { user, at } = await renderScreen(PAGE, { as: 'buyer' });
  await day(/29\sOctober/);
  await user.selectOptions(screen.getByLabelText('Type'), 'bids');
  await expect.poll(at).toBe(`${PAGE}&kind=bids`);
  await expect.poll(() => screen.queryByText(/a new revision/)).toBeNull();
  await user.selectOptions(await screen.findByLabelText('Bid'), 'bid_fasteners_volga');
  await expect.poll(at).toBe(`${PAGE}&kind=bids&bid=bid_fasteners_volga`);
  await expect
    .poll(() => screen.getAllByRole('listitem').filter((row) => /Волга/.test(row.textContent)).length)
    .toBe(2);
  await user.selectOptions(screen.getByLabelText('Type'), 'award');
  await screen.findByText('No events match the filter.');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await expect.poll(at).toBe(PAGE);
  await day(/29\sOctober/);
});

it('names both the administrator and the impersonated user', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_paper?tab=history', { as: 'buyer' });
  const admin = await mock.signIn('admin');
  const headers = { Authorization: `Bearer ${admin}`, 'x-as-user': 'usr_buyer', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text: 'Можно ли частями?' });
  const key = { 'Idempotency-Key': '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10' };
  const address = `${mock.baseUrl}/orders/ord_paper/questions`;
  await fetch(address, { method: 'POST', headers: { ...headers, ...key }, body });
  // A new filter starts a new request.
  await user.selectOptions(await screen.findByLabelText('Type'), 'questions');
  await screen.findByText('for Анна Соколова');
  expect(screen.getByText(/Павел Орлов logged question/)).toBeVisible();
});

it('shows an error in place of the history, and retries', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_paper', { as: 'buyer' });
  await mock.scenario([{ when: { operationId: 'listOrderAudit' }, then: { status: 503 } }]);
  await user.click(await screen.findByRole('link', { name: 'History' }));
  await screen.findByRole('alert');
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You published the order')).toBeVisible();
});

it('shows the history although the changes after publication cannot be loaded, and says so', async () => {
  const { user, mock } = await renderScreen(PAGE, {
    as: 'buyer',
    before: async (baseUrl, world) => {
      await world.force([{ when: { operationId: 'listAddenda' }, then: { status: 500 } }]);
      return baseUrl;
    },
  });
  await day(/29\sOctober/);
  await screen.findByRole('alert');
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /^Addenda/ })).toBeVisible();
});

it('shows the history of one bid on the page of the bid', async () => {
  await renderScreen('/zakupki/orders/ord_fasteners/bids/bid_fasteners_metiz?tab=history', { as: 'buyer' });
  await day(/28\sOctober/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/published Z-2026-000118/);
});
