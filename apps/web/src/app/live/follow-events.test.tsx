import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen, type RenderedScreen } from '../../../test/render-screen.tsx';
import { followEvents } from './follow-events.ts';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

const ORDER = '/zakupki/orders/ord_tender';
const TENDER = '/api/orders/ord_tender';
const QUESTIONS = `${TENDER}/questions`;
const STREAM = 'GET /api/events';
const SAMPLES = 'Нужны ли образцы до поставки?';

/** Opens the page's stream. @returns the requests sent since then */
async function follow(page: RenderedScreen) {
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(followEvents(page.product));
  const requests = () =>
    sent.mock.calls.map(([input]) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
      return `${method} ${new URL(url).pathname}`;
    });
  await expect.poll(() => requests()).toContain(STREAM);
  return requests;
}

test('shows a change made in another browser and reloads nothing else', async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  const tab = await screen.findByRole('link', { name: /^Questions/ });
  // Once the order and its invitations have loaded.
  await screen.findByRole('link', { name: /^Suppliers \d/ });
  expect(within(tab).queryByText('1')).toBeNull();
  const requests = await follow(page);
  await page.mock.ask('POST', QUESTIONS, { text: SAMPLES }, await page.mock.signIn('buyer'));
  expect(await screen.findByText(SAMPLES)).toBeVisible();
  expect(await within(tab).findByText('1')).toBeVisible();
  expect(requests().filter((call) => /\/(?:orders|bids|invitations|conflicts|comparison)$/u.test(call))).toEqual([]);
});

test('does not reload the results of the page’s own changes', EXHAUSTIVE, async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  await page.user.click(await screen.findByRole('button', { name: 'Record a question' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Question/ }), SAMPLES);
  const requests = await follow(page);
  await page.user.click(within(dialog).getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(SAMPLES)).toBeVisible();
  const countOf = (call: string) => requests().filter((sent) => sent === call).length;
  const before = countOf(`GET ${TENDER}`);
  // An event that concerns no questions follows the page's own; both come in this order.
  const body = { recipients: [{ email: 'x@y.example' }] };
  await page.mock.ask('POST', `${TENDER}/invitations`, body, await page.mock.signIn('buyer'));
  await expect.poll(() => countOf(`GET ${TENDER}`)).toBeGreaterThan(before);
  expect(countOf(`GET ${QUESTIONS}`)).toBe(2);
});

test('follows the events of the new user only after another user signs in', async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  await screen.findByRole('link', { name: /^Questions/ });
  const requests = await follow(page);
  page.product.session.end();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await page.mock.ask('POST', QUESTIONS, { text: SAMPLES }, await page.mock.signIn('buyer'));
  const before = requests().length;
  page.product.session.start(await page.mock.signIn('trial'));
  await expect.poll(() => requests().slice(before)).toContain(STREAM);
  expect(requests().filter((call) => call === STREAM).length).toBe(2);
});
