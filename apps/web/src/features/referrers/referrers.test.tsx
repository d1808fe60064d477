import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

it('sorts referrers by the address, and adds the search to it', async () => {
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

it('pauses a referrer, and says that its link no longer counts', async () => {
  const { user } = await renderScreen('/admin/referrers/ref_partner_one', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paused');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const link = within(screen.getByRole('region', { name: 'Link' }));
  expect(await link.findByText(/don’t count now: the referrer is not active/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('shows what another administrator changed before saving over it', async () => {
  const { user, mock } = await renderScreen('/admin/referrers/ref_partner_one', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const days = () => screen.getByRole('textbox', { name: 'Attribution window, days' });
  await user.clear(days());
  await user.type(days(), '45');
  const { ok } = await fetch(`${mock.baseUrl}/admin/referrers/ref_partner_one`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${await mock.signIn('admin')}`,
      'Content-Type': 'application/json',
      'If-Match': '*',
    },
    body: JSON.stringify({ cookieDays: 60 }),
  });
  expect(ok).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The referrer has changed elsewhere' }));
  expect(dialog.getByRole('row', { name: /Attribution window, days/ })).toHaveTextContent(/45.*60/);
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(days()).toHaveValue('60'));
});

it('copies the link of a referrer', async () => {
  const { user } = await renderScreen('/admin/referrers/ref_partner_one', { as: 'admin' });
  const link = within(await screen.findByRole('region', { name: 'Link' }));
  await user.click(link.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toMatch(/\/app\/signup\?ref=partner-one$/);
});

it('opens the figures of a referred customer', async () => {
  const { user, at } = await renderScreen('/admin/referrers/ref_partner_one', { as: 'admin' });
  const customers = within(await screen.findByRole('region', { name: 'Referred customers' }));
  const [first] = (await customers.findAllByRole('row')).slice(1);
  const link = within(first as HTMLElement).getByRole('link');
  const name = link.textContent;
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name });
  expect(at()).toMatch(/^\/admin\/users\/usr_.+\/stats$/);
});
