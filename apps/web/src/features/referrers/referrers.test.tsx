import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

it('lists referrers by the address, and finds one by name', async () => {
  const { user, at } = await renderScreen('/admin/referrers?sort=clicks', { as: 'admin' });
  const rows = await screen.findAllByRole('row');
  expect(rows[1]).toHaveTextContent('Форум снабженцев');
  await user.type(screen.getByRole('textbox', { name: 'Find a referrer' }), 'ничего');
  await screen.findByText('No referrers match the filter.');
  expect(decodeURIComponent(at())).toBe('/admin/referrers?q=ничего&sort=clicks');
});

it('adds a referrer, and reports a taken code at its field', async () => {
  const { user } = await renderScreen('/admin/referrers', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add referrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New referrer' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Клуб снабженцев');
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await user.type(code, 'partner-one');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'club@snab.example');
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12.5');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText(/Another referrer has the code "partner-one"/);
  expect(code).toHaveAttribute('aria-invalid', 'true');
  await user.clear(code);
  await user.type(code, 'snab-club');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: 'Клуб снабженцев' });
  await screen.findByText('12.5% of the customer’s first payment');
});
