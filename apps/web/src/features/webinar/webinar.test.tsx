import { screen, waitFor, within } from '@testing-library/react';
import type { Result } from '@zakupki/api-client/operation';
import type { TestWorld } from '@zakupki/mock-api/test-world';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const NEXT = 'Conflicts in bids, settled in 40 minutes';
const panel = () => screen.findByRole('complementary', { name: 'Registration' });

async function fill(world: TestWorld, id: string): Promise<void> {
  for (let guest = 1; guest <= 12; guest += 1) {
    const body = { name: `Guest ${guest}`, email: `late-${guest}@webinar.example`, consent: true };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { status } = await world.api(`/webinars/${id}/registration`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(status).toBe(201);
  }
}

beforeEach(() => sessionStorage.clear());

it('shows the next, the other and the past webinars with recordings', async () => {
  await renderScreen('/webinar');
  await screen.findByRole('heading', { level: 2, name: NEXT });
  screen.getByText(/Thursday.12.November, 08:00–08:40/);
  within(await panel()).getByText('12 seats left');
  const past = within(screen.getByRole('region', { name: 'Past webinars' }));
  const recording = past.getByRole('link', { name: /^Watch the recording/ });
  expect(recording).toHaveAttribute('href', 'https://video.zakupki.example/first-order');
  expect(recording).toHaveAttribute('target', '_blank');
  expect(recording).toHaveAttribute('rel', 'noopener noreferrer');
  past.getByText('Cancelled');
});

it('shows the webinar of the address, or reports an unknown one', async () => {
  const { product } = await renderScreen('/webinar?id=wbn_prices');
  await screen.findByRole('heading', { level: 2, name: 'What a fair price is, and how to show it' });
  expect(await panel()).toHaveTextContent('No seats left');
  expect(within(await panel()).queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  await product.router.navigate('/webinar?id=wbn_nothing');
  await screen.findByText(/^Webinar not found/);
  screen.getByRole('link', { name: NEXT });
});

it('registers and cancels with one press for a signed-in user', async () => {
  const { user } = await renderScreen('/webinar', { as: 'buyer' });
  const seat = within(await panel());
  await seat.findByText('E-mails about this webinar go to buyer@demo.test.');
  await user.click(seat.getByRole('button', { name: 'Register' }));
  await seat.findByText('You are registered');
  seat.getByText(/to buyer@demo\.test/);
  await user.click(seat.getByRole('button', { name: 'Cancel registration' }));
  const dialog = await screen.findByRole('dialog', { name: `Cancel your registration for “${NEXT}”?` });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel registration' }));
  await seat.findByText('12 seats left');
  expect(await seat.findByRole('button', { name: 'Register' })).toBeVisible();
});

it('validates a guest’s input at the fields', async () => {
  const { user } = await renderScreen('/webinar');
  const seat = within(await panel());
  const send = await seat.findByRole('button', { name: 'Register' });
  await user.click(send);
  await seat.findByText('Enter your name');
  seat.getByText('Enter an e-mail address');
  seat.getByText('Agree to e-mails to receive the link to join');
  await user.type(seat.getByLabelText('Name'), 'Игорь Лапин');
  await user.type(seat.getByLabelText('E-mail'), 'sales@metiz');
  await user.type(seat.getByLabelText(/^Phone/), 'звоните');
  await user.click(seat.getByLabelText(/^I agree/));
  await user.click(send);
  await seat.findByText(/^Enter a valid number/);
  seat.getByText(/^Enter an e-mail address/);
  await waitFor(() => expect(seat.getByLabelText('E-mail')).toHaveFocus());
  await user.type(seat.getByLabelText('E-mail'), '.example');
  await user.clear(seat.getByLabelText(/^Phone/));
  await user.type(seat.getByLabelText(/^Phone/), '8 (495) 777-11-22');
  await user.click(send);
  await seat.findByText(/^We sent an e-mail to sales@metiz.example/);
});

it('restores a guest’s registration from the e-mailed link, and removes the ticket from the address', async () => {
  const { mock, user, at, product } = await renderScreen('/webinar');
  const seat = within(await panel());
  await user.type(await seat.findByLabelText('Name'), 'Игорь Лапин');
  await user.type(seat.getByLabelText('E-mail'), 'sales@metiz.example');
  await user.click(seat.getByLabelText(/^I agree/));
  await user.click(seat.getByRole('button', { name: 'Register' }));
  await seat.findByText(/^We sent an e-mail/);
  const link = await mock.world.link('notice', 'sales@metiz.example');
  sessionStorage.clear();
  await product.router.navigate(link.replace('/app', ''));
  await waitFor(() => expect(at()).toBe('/webinar?id=wbn_conflicts'));
  await within(await panel()).findByRole('button', { name: 'Cancel registration' });
});

it('reports in place that the last seat was taken', async () => {
  const { mock, user } = await renderScreen('/webinar', { as: 'buyer' });
  const seat = within(await panel());
  const register = await seat.findByRole('button', { name: 'Register' });
  await fill(mock.world, 'wbn_conflicts');
  await user.click(register);
  await seat.findByText('All seats of this webinar are taken.');
  await seat.findByText('No seats left');
  expect(seat.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
});

it('opens entry by the server’s clock, not the browser’s', async () => {
  const { mock } = await renderScreen('/webinar', { as: 'trial' });
  const seat = within(await panel());
  await seat.findByText('You are registered');
  expect(seat.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
  await mock.world.setClock('2026-11-12T07:50:00Z');
  window.dispatchEvent(new Event('focus'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  window.dispatchEvent(new Event('focus'));
  const join = await seat.findByRole('link', { name: /^Join the webinar/ });
  expect(join).toHaveAttribute('href', 'https://live.zakupki.example/conflicts');
  expect(join).toHaveAttribute('target', '_blank');
  expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  screen.getByText('Starting soon');
});

it('shows the error and retries', async () => {
  const { mock, user } = await renderScreen('/webinar', { scenario: 'server-error' });
  await screen.findByRole('alert');
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: NEXT })).toBeVisible();
});

it('shows an empty state', async () => {
  const none: Result<'listWebinars'> = { data: [], serverTime: '2026-11-02T09:00:00Z' };
  const { mock, product } = await renderScreen('/nowhere');
  await mock.scenario([{ when: { operationId: 'listWebinars' }, then: { status: 200, body: none } }]);
  await product.router.navigate('/webinar');
  expect(await screen.findByText(/^No upcoming webinars/)).toBeVisible();
});

it('appears on the landing page, and keeps the referrer', async () => {
  await renderScreen('/?ref=partner-one');
  const next = within(await screen.findByRole('region', { name: 'Next webinar' }));
  next.getByText(NEXT);
  expect(next.getByRole('link')).toHaveAttribute('href', '/app/webinar?id=wbn_conflicts&ref=partner-one');
});
