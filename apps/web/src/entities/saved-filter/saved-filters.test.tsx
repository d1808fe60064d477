import type { UserEvent } from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, renderScreen } from '../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

const ORDERS = '/zakupki/orders';

async function panel(user: UserEvent, name: string | RegExp = 'Saved filters') {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Saved filters' });
}

it('applies a filter and names the active one', async () => {
  const { user, at } = await renderScreen(ORDERS, { as: 'buyer' });
  await user.click(await within(await panel(user)).findByRole('link', { name: 'Скоро срок' }));
  await expect.poll(at).toBe(`${ORDERS}?status=published&sort=submissionDeadline`);
  expect(screen.getByRole('button', { name: 'Applied: Скоро срок' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
  expect(await tabs.findByRole('link', { name: 'Скоро срок' })).toHaveAttribute('aria-current', 'page');
  expect(await tabs.findByRole('link', { name: 'Collecting bids 6' })).not.toHaveAttribute('aria-current');
});

it('saves the current view under a free name', async () => {
  const { user } = await renderScreen(`${ORDERS}?status=draft&page=2`, { as: 'buyer' });
  const open = await panel(user);
  const save = await within(open).findByRole('button', { name: 'Save' });
  await user.click(save);
  expect(open).toHaveTextContent('Enter a name');
  const name = within(open).getByLabelText('Name');
  await user.type(name, 'скоро срок');
  await user.click(save);
  await within(open).findByText(/A filter “Скоро срок” already exists/);
  await user.clear(name);
  await user.type(name, 'Черновики');
  await user.click(save);
  // The saved filter omits the page, so it starts at the first one.
  await screen.findByRole('button', { name: 'Applied: Черновики' });
});

it('applies the default to an address without parameters, unless it was removed', async () => {
  const { user, at, mock, product } = await renderScreen('/zakupki', { as: 'buyer' });
  const token = await mock.signIn('buyer');
  const body = { name: 'Мои', scope: 'orders', query: 'status=draft', isDefault: true };
  await mock.ask('POST', '/api/saved-filters', body, token);
  await product.router.navigate(ORDERS);
  await expect.poll(at).toBe(`${ORDERS}?status=draft`);
  await user.click(await screen.findByRole('link', { name: /^All \d+$/ }));
  await expect.poll(at).toBe(ORDERS);
  await screen.findByText('Крепёж и расходники');
  expect(at()).toBe(ORDERS);
});

it.each([
  { scope: 'orders', operationId: 'listOrders', path: ORDERS, query: 'status=draft' },
  { scope: 'bids', operationId: 'listBids', path: `${ORDERS}/ord_fasteners/bids`, query: 'status=submitted' },
])('loads $scope and their default filter again with one button', async ({ scope, operationId, path, query }) => {
  const { user, at, mock, product } = await renderScreen('/zakupki', { as: 'buyer' });
  const body = { name: 'Мои', scope, query, isDefault: true };
  await mock.ask('POST', '/api/saved-filters', body, await mock.signIn('buyer'));
  const failing = ['listSavedFilters', operationId];
  await mock.scenario(failing.map((each) => ({ when: { operationId: each }, then: { status: 503 } })));
  await product.router.navigate(path);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await answered(product);
  await mock.scenario('normal');
  await user.click(retry);
  await expect.poll(at).toBe(`${path}?${query}`);
});

it('renames, overwrites and deletes', EXHAUSTIVE, async () => {
  const { user } = await renderScreen(`${ORDERS}?status=draft`, { as: 'buyer' });
  await user.click(await within(await panel(user)).findByRole('button', { name: 'Edit Скоро срок' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit filter “Скоро срок”' });
  const name = within(dialog).getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Черновики');
  await user.click(within(dialog).getByLabelText('Replace with the current filter'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Applied: Черновики' });
  await user.click(within(await panel(user, 'Applied: Черновики')).getByRole('button', { name: 'Edit Черновики' }));
  const editDialog = await screen.findByRole('dialog', { name: 'Edit filter “Черновики”' });
  await user.click(within(editDialog).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete filter' }));
  expect(await screen.findByRole('button', { name: 'Saved filters' })).toBeVisible();
});

it('offers filters of bids on every order', async () => {
  const { user, at } = await renderScreen('/zakupki/orders/ord_fasteners/bids', { as: 'buyer' });
  await user.click(await within(await panel(user)).findByRole('link', { name: 'Поданные, от дешёвых' }));
  await expect.poll(at).toBe('/zakupki/orders/ord_fasteners/bids?status=submitted&sort=total');
});
