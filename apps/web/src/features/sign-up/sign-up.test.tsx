import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { MockServer } from '../../../test/mock-server.ts';
import { renderScreen } from '../../../test/render-screen.tsx';

const EMAIL = 'vera@example.test';
const PASSWORD = 'sorok-vosem-popugaev';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function sentTo({ world }: MockServer): Promise<number> {
  return (await world.outbox()).filter(({ to }) => to === EMAIL).length;
}

it('creates an account after the terms are accepted, and says where the link was sent', async () => {
  const { user, mock } = await renderScreen('/signup');
  await user.type(await screen.findByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Accept the terms to continue');
  expect(await sentTo(mock)).toBe(0);

  await user.click(screen.getByLabelText(/^I accept the terms/));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await heading('Check your e-mail');
  await screen.findByText(new RegExp(EMAIL));
  expect(await sentTo(mock)).toBe(1);

  // A typing mistake in the address can be corrected.
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL);
});

it('names the referrer of the link', async () => {
  await renderScreen('/signup?ref=partner-one');
  expect(await screen.findByText('Школа закупок «Старт» invited you')).toBeVisible();
});

async function signUpHere(user: UserEvent) {
  await user.type(await screen.findByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByLabelText(/^I accept the terms/));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await heading('Check your e-mail');
}

const inProduct = (link: string) => link.replace(/^\/app/, '');
const signsIn = async ({ ask }: MockServer, password: string) =>
  ask('POST', '/api/auth/login', { email: EMAIL, password }).then(
    () => true,
    () => false,
  );

it('signs in with the link from the e-mail in the browser that signed up', async () => {
  const { user, mock, at, product } = await renderScreen('/signup');
  await signUpHere(user);
  await product.router.navigate(inProduct(await mock.world.link('verify', EMAIL)));
  await heading('E-mail confirmed');
  expect(at()).toBe('/signup/email/verified');
  await waitFor(() => expect(product.session.read().token).not.toBeNull());
  expect(await signsIn(mock, PASSWORD)).toBe(true);
});

it('asks for a password when the link is opened in another browser', async () => {
  const { user, mock, at, product } = await renderScreen('/signup');
  await mock.ask('POST', '/api/auth/signup', {
    email: EMAIL,
    password: PASSWORD,
    company: 'Чужая',
    ref: 'partner-one',
    consents: { terms: true, marketing: false },
  });
  await product.router.navigate(inProduct(await mock.world.link('verify', EMAIL)));
  await heading('Choose a password');
  expect(screen.getByText(/^Not you\?/)).toBeVisible();
  expect(screen.getByLabelText(/^Company/)).toHaveValue('Чужая');
  await user.clear(screen.getByLabelText(/^Company/));
  expect(await screen.findByLabelText('Школа закупок «Старт» invited you')).toBeChecked();

  await user.type(screen.getByLabelText('Password'), 'passw0rd123');
  expect(await screen.findByText('Too easy to guess')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));
  await screen.findByText(/^This password is easy to guess/);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'dva-zelenykh-chajnika');
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));
  await heading('E-mail confirmed');
  expect(at()).toBe('/signup/email/verified');
  expect([await signsIn(mock, 'dva-zelenykh-chajnika'), await signsIn(mock, PASSWORD)]).toEqual([true, false]);
});

it('tells a person who signs in before opening the link what is missing', async () => {
  const { user, mock, product } = await renderScreen('/signup');
  await signUpHere(user);
  await product.router.navigate('/login');
  await user.type(await screen.findByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(new RegExp(`^You signed up with ${EMAIL}`));
  await mock.world.advance('PT61S');
  await user.click(await screen.findByRole('button', { name: 'Send the confirmation e-mail again' }));
  await waitFor(async () => expect(await sentTo(mock)).toBe(2));
  await product.router.navigate(inProduct(await mock.world.link('verify', EMAIL)));
  await heading('E-mail confirmed');
});

it('offers a new link when one does not work', async () => {
  await renderScreen('/signup/email/verify/usr_unknown/0000?expires=1&signature=0000');
  await heading('E-mail not confirmed');
  expect(screen.getByRole('button', { name: 'Send new link' })).toBeVisible();
});
