import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const section = (name: string) => screen.findByRole('region', { name });

it('lists what needs attention today, with links', async () => {
  await renderScreen('/zakupki', { as: 'buyer' });
  const due = within(await section('Bids due within 48 hours'));
  expect(due.getByRole('link', { name: 'Бумага и канцелярия на квартал' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders/ord_paper',
  );
  due.getByText(/^tomorrow, 3\sNov/);

  const ready = within(await section('Ready to award'));
  expect(ready.getByRole('link', { name: 'Подшипники для насосов' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders/ord_bearings?tab=award',
  );

  const blocked = within(await section('Can’t be awarded yet'));
  const row = blocked.getByRole('link', { name: 'Моющие средства и расходники для уборки' }).closest('li');
  expect(row).toHaveTextContent(/Decision by 3\sNov.*2 blockers/);

  const expiring = within(await section('Bids about to expire'));
  const [first] = expiring.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/app/zakupki/orders/ord_tools/bids/bid_tools_volga');
  expiring.getByText('valid until 5 Nov');

  const drafts = within(await section('Drafts to finish'));
  drafts.getByRole('link', { name: 'Untitled' });
  expect(drafts.getByRole('link', { name: 'All: Drafts to finish' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders?status=draft',
  );
});

it('counts the orders by status, and links each count to its list', async () => {
  const { user, at } = await renderScreen('/zakupki', { as: 'buyer' });
  const states = within(await section('Orders by status'));
  await user.click(states.getByRole('link', { name: /Comparing bids\s*4/ }));
  await screen.findByRole('table');
  expect(at()).toBe('/zakupki/orders?status=evaluation');
});

it('describes savings and recent activity in the current language', async () => {
  await renderScreen('/zakupki', { as: 'buyer', locale: 'ru' });
  within(await section('Экономия за квартал')).getByText('184 300,00 ₽');
  const events = within(await section('Последние события'));
  const [latest] = events.getAllByRole('link');
  // The order first, then what happened to it.
  expect(latest).toHaveTextContent(/^\p{Lu}.+ Вы \p{Ll}/u);
  expect(latest).toHaveAttribute('href', expect.stringMatching(/^\/app\/zakupki\/orders\/ord_\w+\?tab=history$/));
});

it('shows a new user the first steps, and offers a sample order', async () => {
  const { user, at } = await renderScreen('/zakupki', { as: 'empty' });
  const start = within(await section('Getting started'));
  expect(screen.queryByRole('region', { name: 'Orders by status' })).not.toBeInTheDocument();
  expect(start.getByRole('link', { name: 'Create order' })).toHaveAttribute('href', '/app/zakupki/orders/new');
  await user.click(start.getByRole('button', { name: 'Add sample order' }));
  await screen.findByDisplayValue('Sample order: office furniture');
  expect(at()).toMatch(/^\/zakupki\/orders\/ord_\w+$/);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const steps = within(await section('Getting started')).getAllByRole('listitem');
  await waitFor(() => expect(steps[0]).toHaveTextContent('Create an order, done'));
  expect(within(steps[1] as HTMLElement).getByRole('link', { name: 'Publish it' })).toHaveAttribute(
    'href',
    expect.stringMatching(/orders\/ord_/),
  );
});

it('hides the first steps once an order has been awarded', async () => {
  await renderScreen('/zakupki', { as: 'buyer' });
  await section('Ready to award');
  expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();
});

it('offers a retry when loading fails', async () => {
  const { user, mock } = await renderScreen('/zakupki', { as: 'buyer', scenario: 'server-error' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await mock.scenario('normal');
  await user.click(retry);
  expect(within(await section('Drafts to finish')).getAllByRole('listitem')).toHaveLength(3);
});

it('has the outline of its sections while they load', async () => {
  await renderScreen('/zakupki', {
    as: 'buyer',
    async before(baseUrl, world) {
      await world.force([{ when: { operationId: 'getOrdersOverview' }, then: { delayMs: 3_000 } }]);
      return baseUrl;
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.getAllByRole('status', { name: 'Loading', hidden: true })).toHaveLength(6);
  await section('Ready to award');
});
