import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/security';

it('changes the password and says that other sessions have ended', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'buyer' });
  await mock.signIn('buyer');
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'a guess');
  await user.type(screen.getByLabelText('New password'), 'another-password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('This is not your current password.');
  await waitFor(() => expect(current).toHaveFocus());

  await user.clear(current);
  await user.type(current, 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password changed. You’re signed out everywhere else.');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  const sessions = screen.getByRole('list', { name: 'Sessions' });
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
});

it('asks for both passwords before anything is sent', async () => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('New password')).toHaveAttribute('aria-invalid', 'true');
});

it('lists the sessions, ends one and then all others', async () => {
  const { user, mock } = await renderScreen('/zakupki/settings/preferences', { as: 'buyer' });
  for (let count = 0; count < 3; count++) await mock.signIn('buyer');
  await user.click(await screen.findByRole('link', { name: 'Security' }));
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const rows = () => within(list).getAllByRole('listitem');
  expect(rows()).toHaveLength(4);
  expect(within(list).getAllByText('This session')).toHaveLength(1);

  await user.click(within(list).getAllByRole('button', { name: /^Sign out:/ })[0] ?? list);
  await screen.findByText('Session signed out');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(list).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out all other sessions?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});
