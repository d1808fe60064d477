import { screen, waitFor, within } from '@testing-library/react';
import type { ReferrerPage } from '@zakupki/api-client/schema';
import type { TestWorld } from '@zakupki/mock-api/test-world';
import { expect, it } from 'vitest';
import { firstReferrer } from '../src/session/referral-memory.ts';
import { renderScreen } from './render-screen.tsx';

/** The partner's clicks in the administrator's list. */
async function clicks(world: TestWorld): Promise<number | undefined> {
  const answer = await world.api('/admin/referrers?q=partner-one', { headers: await world.signIn('admin') });
  return ((await answer.json()) as ReferrerPage).data[0]?.totals.clicks;
}

/** Clicks in the seed data. */
const CLICKS = 214;

it('names the referrer, counts the click once and keeps the code', async () => {
  const { mock, product } = await renderScreen('/?ref=partner-one');
  await waitFor(() => expect(firstReferrer()).toBe('partner-one'));
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/app/signup?ref=partner-one');
  await product.router.navigate('/signup?ref=partner-one');
  expect(await screen.findByText('Школа закупок «Старт» invited you')).toBeVisible();
  await product.router.navigate('/login');
  await product.router.navigate('/?ref=partner-one');
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => clicks(mock.world)).toBe(CLICKS + 1);
});

it('keeps the first referrer when another link follows', async () => {
  const { product } = await renderScreen('/signup?ref=partner-one');
  await screen.findByText('Школа закупок «Старт» invited you');
  await product.router.navigate('/signup');
  expect(screen.getByText('Школа закупок «Старт» invited you')).toBeVisible();
  await product.router.navigate('/signup?ref=snabforum');
  expect(screen.getByText('Школа закупок «Старт» invited you')).toBeVisible();
  expect(firstReferrer()).toBe('partner-one');
});

it.each(['unknown', 'snabforum', '%3Cscript%3E'])('ignores the code %s at sign-up', async (code) => {
  const { mock, user } = await renderScreen(`/signup?ref=${code}`);
  await user.type(await screen.findByLabelText('E-mail'), 'vera@example.test');
  await user.type(screen.getByLabelText('Password'), 'sorok-vosem-popugaev');
  await user.click(screen.getByLabelText(/^I accept the terms/));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Check your e-mail' });
  expect(screen.queryByText(/invited you$/)).not.toBeInTheDocument();
  expect(firstReferrer()).toBeNull();
  expect(await mock.world.link('verify', 'vera@example.test')).toMatch(/verify/);
});
