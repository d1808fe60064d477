import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drafts } from '../../forms/drafts/draft-store.ts';
import { renderScreen } from '../../../test/render-screen.tsx';

const LOGIN = '/login?redirect=%2Fzakupki%2Forders';

async function signIn(user: Awaited<ReturnType<typeof renderScreen>>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs in and redirects to the requested page', async () => {
  const { user, at } = await renderScreen(LOGIN);
  await signIn(user, 'buyer@demo.test', 'demo-password');
  await waitFor(() => expect(at()).toBe('/zakupki/orders'));
});

it('keeps the e-mail address after a wrong password', async () => {
  const { user, at } = await renderScreen(LOGIN);
  await signIn(user, 'buyer@demo.test', 'wrong-password');
  await screen.findByText('E-mail and password do not match.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('buyer@demo.test');
  expect(at()).toBe(LOGIN);
});

it('marks the empty fields before anything is sent', async () => {
  const { user, mock } = await renderScreen('/login');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  expect((await mock.world.requests()).filter(({ operationId }) => operationId === 'logIn')).toEqual([]);
});

it('says on the sign-in page that a sign-in link does not work', async () => {
  const { at } = await renderScreen('/auth-by-token?token=unknown');
  await screen.findByText(/^This sign-in link doesn’t work\./);
  expect(at()).toBe('/login');
});

it('explains an ended session until the next sign-in, even if the page was reloaded on the way', async () => {
  const { at } = await renderScreen('/zakupki/orders', { as: 'buyer', scenario: 'unauthorized' });
  await waitFor(() => expect(at()).toBe(LOGIN));
  cleanup();
  // As after a reload before the login page was there: its history entry has no state.
  const { user, at: atReloaded } = await renderScreen('/zakupki/orders');
  await screen.findByText('Your session ended. Your work is saved.');
  await signIn(user, 'buyer@demo.test', 'demo-password');
  await waitFor(() => expect(atReloaded()).toBe('/zakupki/orders'));
  cleanup();
  await renderScreen(LOGIN);
  await screen.findByLabelText('E-mail');
  expect(screen.queryByText('Your session ended. Your work is saved.')).toBeNull();
});

it('ends the session, here and on the server', async () => {
  let token = '';
  const before = (baseUrl: string) => {
    token = localStorage.getItem('auth-token') ?? '';
    return Promise.resolve(baseUrl);
  };
  const { at, mock, product } = await renderScreen('/logout', { as: 'buyer', before });
  expect(token).not.toBe('');
  await screen.findByText('You are signed out.');
  expect(at()).toBe('/login');
  expect(product.session.read().token).toBeNull();
  await expect(mock.ask('GET', '/api/me', undefined, token)).rejects.toThrow('401');
});

describe('sign-out with unsaved drafts', () => {
  const typed = { form: 'order:new', person: 'usr_buyer', savedAt: Date.now(), basis: null, value: {} };
  const others = { ...typed, person: 'usr_trial' };

  it.each([
    ['Delete and sign out', 0],
    ['Keep and sign out', 1],
  ])('asks about the user’s drafts: %s', async (choice, remaining) => {
    await Promise.all([drafts.save(typed), drafts.save(others)]);
    const { user, product } = await renderScreen('/logout', { as: 'buyer' });
    await user.click(await screen.findByRole('button', { name: choice }));
    await screen.findByText('You are signed out.');
    expect(product.session.read().token).toBeNull();
    expect(await drafts.list('usr_buyer')).toHaveLength(remaining);
    expect(await drafts.list('usr_trial')).toHaveLength(1);
  });

  it('asks about the drafts of every user when the server does not respond', async () => {
    await Promise.all([drafts.save(typed), drafts.save(others)]);
    const { user, product } = await renderScreen('/logout', { as: 'buyer', scenario: 'offline' });
    await screen.findByText(/unsaved text in 2 forms/);
    await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
    await screen.findByText('You are signed out.');
    expect(product.session.read().token).toBeNull();
    expect(await drafts.list(null)).toEqual([]);
  });
});

describe('a sign-in link opened by a signed-in user', () => {
  const exchanges = async ({ mock }: Awaited<ReturnType<typeof renderScreen>>) =>
    (await mock.world.requests()).filter(({ operationId }) => operationId === 'logInByToken').length;

  it('reports that it does not work, and keeps the session', async () => {
    const rendered = await renderScreen('/auth-by-token?token=unknown', { as: 'buyer' });
    const before = rendered.product.session.read();
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(rendered.at()).toBe('/auth-by-token');
    await rendered.user.click(await screen.findByRole('link', { name: 'Stay signed in as buyer@demo.test' }));
    await waitFor(() => expect(rendered.at()).toBe('/zakupki'));
    expect(rendered.product.session.read()).toEqual(before);
    expect(await exchanges(rendered)).toBe(0);
  });

  it('for another account is used after the user agrees', async () => {
    const rendered = await renderScreen('/zakupki', { as: 'buyer' });
    const { mock, product } = rendered;
    const email = 'trial@demo.test';
    await mock.world.api('/auth/login-link', { method: 'POST', body: JSON.stringify({ email }) });
    await product.router.navigate((await mock.world.link('login', email)).replace('/app', ''));
    const agree = await screen.findByRole('button', { name: 'Continue' });
    await screen.findByText(/You are signed in as .*buyer@demo\.test/);
    expect(rendered.at()).not.toContain('token=');
    expect(await exchanges(rendered)).toBe(0);
    const before = product.session.read().token;
    await rendered.user.click(agree);
    await waitFor(() => expect(rendered.at()).toBe('/zakupki'));
    expect(product.session.read().token).not.toBe(before);
  });
});
