import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen, type RenderedScreen } from '../../../test/render-screen.tsx';
import { followEvents } from './follow-events.ts';

const ORDER = '/zakupki/orders/ord_tender';
const QUESTIONS = '/api/orders/ord_tender/questions';
const STREAM = 'GET /api/events';
const SAMPLES = 'Нужны ли образцы до поставки?';

/** The page with a stream that is open, and its requests since then. */
async function follow(page: RenderedScreen) {
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(followEvents(page.product));
  const asked = () =>
    sent.mock.calls.map(([input]) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
      return `${method} ${new URL(url).pathname}`;
    });
  await vi.waitFor(() => expect(asked()).toContain(STREAM));
  return asked;
}

test('what another browser changes appears, and nothing else is loaded again', async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  const tab = await screen.findByRole('link', { name: /^Questions/ });
  expect(within(tab).queryByText('1')).toBeNull();
  const asked = await follow(page);
  await page.mock.ask('POST', QUESTIONS, { text: SAMPLES }, await page.mock.signIn('buyer'));
  expect(await screen.findByText(SAMPLES)).toBeVisible();
  expect(await within(tab).findByText('1')).toBeVisible();
  expect(asked().filter((call) => /\/(?:orders|bids|invitations|conflicts|comparison)$/u.test(call))).toEqual([]);
});

test('what the page changes itself is not loaded twice', async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  await page.user.click(await screen.findByRole('button', { name: 'Record a question' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Question/ }), SAMPLES);
  const asked = await follow(page);
  await page.user.click(within(dialog).getByRole('button', { name: 'Record' }));
  await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(SAMPLES)).toBeVisible();
  // An event that is not the page's own follows it.
  await page.mock.ask('POST', QUESTIONS, { text: 'Ещё вопрос' }, await page.mock.signIn('buyer'));
  expect(await screen.findByText('Ещё вопрос')).toBeVisible();
  // The list and the count of the tab, after either question.
  await vi.waitFor(() => expect(asked().filter((call) => call === `GET ${QUESTIONS}`).length).toBe(4));
});

test('no one hears of another person after the user has changed', async () => {
  const page = await renderScreen(`${ORDER}?tab=questions`, { as: 'buyer' });
  await screen.findByRole('link', { name: /^Questions/ });
  const asked = await follow(page);
  page.product.session.end();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await page.mock.ask('POST', QUESTIONS, { text: SAMPLES }, await page.mock.signIn('buyer'));
  const before = asked().length;
  page.product.session.start(await page.mock.signIn('trial'));
  await vi.waitFor(() => expect(asked().slice(before)).toContain(STREAM));
  expect(asked().filter((call) => call === STREAM).length).toBe(2);
});
