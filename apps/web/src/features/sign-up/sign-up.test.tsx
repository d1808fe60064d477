import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MockServer } from '../../../test/mock-server.ts';
import { renderScreen } from '../../../test/render-screen.tsx';

const EMAIL = 'vera@example.test';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function sentTo({ world }: MockServer): Promise<number> {
  return (await world.outbox()).filter(({ to }) => to === EMAIL).length;
}

it('creates an account after the terms are accepted, and says where the link was sent', async () => {
  const { user, mock } = await renderScreen('/signup');
  await user.type(await screen.findByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), 'sorok-vosem-popugaev');
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

it('signs in with the link from the e-mail', async () => {
  const { mock, at, product } = await renderScreen('/signup');
  await mock.ask('POST', '/api/auth/signup', {
    email: EMAIL,
    password: 'sorok-vosem-popugaev',
    consents: { terms: true, marketing: false },
  });
  const link = await mock.world.link('verify', EMAIL);
  await product.router.navigate(link.replace(/^\/app/, ''));
  await heading('E-mail confirmed');
  expect(at()).toBe('/signup/email/verified');
  await waitFor(() => expect(product.session.read().token).not.toBeNull());
});

it('offers a new link when one does not work', async () => {
  await renderScreen('/signup/email/verify/usr_unknown/0000?expires=1&signature=0000');
  await heading('E-mail not confirmed');
  expect(screen.getByRole('button', { name: 'Send new link' })).toBeVisible();
});
