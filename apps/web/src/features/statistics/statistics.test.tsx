import { screen, waitFor, within } from '@testing-library/react';
import type { Result } from '@zakupki/api-client/operation';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const OCTOBER = 'period=own&from=2026-10-01&to=2026-10-31';

it('shows the API’s weekly figures in a chart’s table', async () => {
  const { user, mock, at } = await renderScreen(`/admin/stats/summary?${OCTOBER}&granularity=week`, { as: 'admin' });
  const chart = within(await screen.findByRole('figure', { name: 'Orders in progress' }));
  await user.click(chart.getByRole('radio', { name: 'Table' }));
  const rows = chart.getAllByRole('row').slice(1);
  const shown = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );

  const token = await mock.signIn('admin');
  const path = '/api/admin/stats/summary?from=2026-10-01&to=2026-10-31&granularity=week&timeZone=UTC';
  // The mock validates its responses against the contract.
  const { series } = (await mock.ask('GET', path, undefined, token)) as Result<'getStatsSummary'>;
  expect(shown).toEqual(
    series.map(({ orders: { created, published, evaluation } }) => [created, published, evaluation].map(String)),
  );
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '1–4 Oct',
    '5–11 Oct',
    '12–18 Oct',
    '19–25 Oct',
    '26–31 Oct',
  ]);
  expect(at()).toBe(`/admin/stats/summary?${OCTOBER}&granularity=week&table=orders`);
});

it('changes the address with the period, and keeps old figures until new ones arrive', async () => {
  const { user, at } = await renderScreen('/admin/stats/summary', { as: 'admin' });
  await screen.findByRole('region', { name: 'Customers' });
  await user.click(screen.getByRole('radio', { name: 'Year' }));
  expect(screen.getByRole('region', { name: 'Customers' })).toBeVisible();
  await waitFor(() => expect(at()).toBe('/admin/stats/summary?period=year'));
  await screen.findByText(/1 Jan – \d+ \w+/);
});

it('reports invalid parameters of the address', async () => {
  await renderScreen('/admin/stats/summary?period=century', { as: 'admin' });
  expect(await screen.findByText(/ignored: period=century/)).toBeVisible();
});

it('offers a retry when the figures cannot be loaded', async () => {
  const { user, mock } = await renderScreen('/admin/stats/summary', { as: 'admin' });
  await screen.findByRole('region', { name: 'Customers' });
  await mock.scenario([{ when: { operationId: 'getStatsSummary' }, then: { status: 500 } }]);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await mock.scenario('normal');
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Customers' })).toBeVisible();
});

it('shows figures only to administrators', async () => {
  await renderScreen('/admin/stats/details', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Administrators only' })).toBeVisible();
});

it('reports an unknown customer', async () => {
  await renderScreen('/admin/users/usr_unknown/stats', { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer not found' })).toBeVisible();
});

it('shows state, figures and lists of a customer, with the limits of the lists', async () => {
  await renderScreen('/admin/users/usr_buyer/stats?period=year', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Анна Соколова' });
  const access = within(screen.getByRole('region', { name: 'Access' }));
  access.getByText('42');
  const ledger = within(screen.getByRole('region', { name: 'Credit ledger' }));
  expect(ledger.getAllByRole('row')).toHaveLength(21);
  ledger.getByText('Showing the last 20.');
  within(screen.getByRole('region', { name: 'Promo codes' })).getByText('DRUZHBA-5');
});

it.each([
  ['the figures', '/admin/stats/summary?table=orders', () => screen.getAllByRole('row').at(-1)],
  ['the table', '/admin/stats/details?q=buyer%40demo.test', () => screen.getByRole('row', { name: /buyer@demo/ })],
  ['a customer', '/admin/users/usr_buyer/stats', () => screen.getByRole('row', { name: /^Orders created/ })],
])('counts in %s what happened since the last visit', async (_name, path, row) => {
  const { product, mock } = await renderScreen(path, { as: 'admin' });
  const before = (await waitFor(row))?.textContent;
  expect(before).toMatch(/\d/);
  await product.router.navigate('/admin/users');
  await mock.ask('POST', '/api/orders', { title: 'Bolts' }, await mock.signIn('buyer'));
  await product.router.navigate(path);
  await waitFor(() => expect(row()?.textContent).not.toBe(before));
});
