/** A double click creates one record. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type RenderedScreen } from './render-screen.tsx';
import { EXHAUSTIVE } from './exhaustive.ts';

const created = async ({ mock }: RenderedScreen, path: string) =>
  (await mock.world.requests()).filter((request) => request.method === 'POST' && request.path === path).length;

it('creates one order on a double click on “Save draft” (D3)', EXHAUSTIVE, async () => {
  const rendered = await renderScreen('/zakupki/orders/new', { as: 'buyer' });
  await rendered.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Перчатки');
  await rendered.user.dblClick(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(rendered.at).toMatch(/^\/zakupki\/orders\/ord_/);
  expect(await created(rendered, '/api/orders')).toBe(1);
});

it('creates one bid on a double click on “Add bid” (D3)', async () => {
  const rendered = await renderScreen('/zakupki/orders/ord_paper/bids/new', { as: 'buyer' });
  const supplier = await screen.findByRole('region', { name: 'Supplier' });
  const name = within(supplier).getByRole('combobox', { name: 'Name' });
  // The form is disabled until the local draft has been read.
  await waitFor(() => expect(name).toBeEnabled());
  await rendered.user.type(name, 'ООО «Новый»');
  await rendered.user.type(screen.getByLabelText('Price, line 1'), '310');
  await rendered.user.dblClick(screen.getByRole('button', { name: 'Add bid' }));
  await expect.poll(rendered.at).toMatch(/^\/zakupki\/orders\/ord_paper\/bids\/bid_/);
  expect(await created(rendered, '/api/orders/ord_paper/bids')).toBe(1);
});
