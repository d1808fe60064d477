import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

const row = async (code: string) => screen.findByRole('row', { name: new RegExp(code) });

async function openNewCode(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'New promo code' }));
  return within(await screen.findByRole('dialog'));
}

it('creates a promo code and lists what it gives', EXHAUSTIVE, async () => {
  const { user } = await renderScreen('/admin?promoSort=-createdAt', { as: 'admin' });
  const dialog = await openNewCode(user);
  await user.type(dialog.getByLabelText('Code', { exact: true }), 'gora-20');
  await user.click(dialog.getByText('Discount', { exact: true }));
  await user.type(dialog.getByLabelText('Discount, %'), '20');
  await user.type(dialog.getByLabelText('Number of months'), '2');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await row('GORA-20')).toHaveTextContent('−20% for 2 months');
});

it('shows an error at the field when a code is taken', async () => {
  const { user } = await renderScreen('/admin', { as: 'admin' });
  const dialog = await openNewCode(user);
  await user.type(dialog.getByLabelText('Code', { exact: true }), 'osen-15');
  await user.type(dialog.getByLabelText('Number of credits'), '5');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await dialog.findByText('The promo code OSEN-15 already exists.');
  expect(dialog.getByLabelText('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

it('keeps the search for users in the address', async () => {
  const { user, at } = await renderScreen('/admin', { as: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: 'Find a user' }), 'белова');
  await screen.findByRole('button', { name: 'Act as Мария Белова' });
  await waitFor(() => expect(decodeURIComponent(at())).toBe('/admin?q=белова'));
});

it('turns a promo code off and on', async () => {
  const { user } = await renderScreen('/admin?promoQ=OSEN-15', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Turn off promo code OSEN-15' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Promo code OSEN-15 is off'));
  expect(await row('OSEN-15 .* Off')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Turn on promo code OSEN-15' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Promo code OSEN-15 is on'));
  expect(await row('OSEN-15 .* Active')).toBeVisible();
});

it('lists impersonation sessions, shows the log of one and ends it', async () => {
  const { user, mock, product } = await renderScreen('/zakupki/settings/preferences', { as: 'admin' });
  const token = await mock.signIn('admin');
  await mock.ask('POST', '/api/admin/impersonations', { userId: 'usr_trial', reason: 'Звонок в поддержку' }, token);
  await act(() => product.router.navigate('/admin'));
  const sessions = within(await screen.findByRole('region', { name: 'Acting as users' }));
  await user.click(await sessions.findByRole('button', { name: 'Log: Павел Орлов as Мария Белова' }));
  const log = within(await screen.findByRole('dialog', { name: 'Session log' }));
  expect(await log.findByText(/Started acting as the user/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(sessions.getByRole('button', { name: 'End: Павел Орлов as Мария Белова' }));
  await screen.findByText('The session has ended.');
  await user.click(sessions.getByRole('radio', { name: 'Running' }));
  await sessions.findByText('No one is acting as a user now.');
});
