import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/data';

it('exports everything as one archive', async () => {
  const files: Blob[] = [];
  const create = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  await expect.poll(() => files).toHaveLength(1);
  expect(files[0]?.type).toBe('application/zip');
  const names = await files[0]?.text();
  expect(names).toContain('account.json');
  expect(names).toContain('orders/Z-2026-000118.json');
});

it('deletes the account after a password check and confirms it at sign-in', async () => {
  const { user } = await renderScreen(PATH, { as: 'empty' });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(dialog).toHaveTextContent('empty@demo.test');
  const password = within(dialog).getByLabelText('Current password');
  const send = within(dialog).getByRole('button', { name: 'Delete account' });
  await user.click(send);
  expect(password).toHaveAttribute('aria-invalid', 'true');
  await user.type(password, 'a guess');
  await user.click(send);
  await within(dialog).findByText('This is not your current password.');
  await user.clear(password);
  await user.type(password, 'demo-password');
  await user.click(send);
  expect(await screen.findByText('Your account is deleted. We sent you an e-mail about it.')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'empty@demo.test');
  await user.type(screen.getByLabelText('Password'), 'demo-password{Enter}');
  expect(await screen.findByText('E-mail and password do not match.')).toBeVisible();
});

it('links to the open orders that prevent the deletion', async () => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await user.type(within(dialog).getByLabelText('Current password'), 'demo-password{Enter}');
  await within(dialog).findByText(/^Suppliers are waiting for your decision on open orders: \d+\./);
  await user.click(within(dialog).getByRole('link', { name: 'Show open orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

it('says why an administrator’s account cannot be deleted', async () => {
  await renderScreen(PATH, { as: 'admin' });
  expect(await screen.findByText(/^You can’t delete an administrator’s account/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument());
});
