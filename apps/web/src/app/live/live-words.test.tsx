import { act, screen, waitFor } from '@testing-library/react';
import type { Bid, LiveEvent } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { now } from '../../format/date/clock.ts';
import { drawMark } from '../../ui/mark/mark-view.tsx';
import { drawMarks } from '../../ui/mark/mark.tsx';
import { markEvents } from './live-words.ts';

const ORDER = 'ord_bearings';
const BID = 'bid_bearings_podshipnik';

test.each(['/bids', '?tab=comparison'])('%s marks a bid that was loaded before its event as new', async (tab) => {
  const page = await renderScreen(`/zakupki/orders/${ORDER}${tab}`, { as: 'buyer' });
  await screen.findAllByText('ООО «ПодшипникТорг»');
  const path = `/api/orders/${ORDER}/bids/${BID}`;
  const { receivedAt } = (await page.mock.ask('GET', path, undefined, await page.mock.signIn('buyer'))) as Bid;
  const announce = (at: string) => {
    const event: LiveEvent = { kind: 'bid', orderId: ORDER, subjectId: BID, at, requestId: null };
    return markEvents(page.product.store, [event]);
  };
  expect(announce(receivedAt)).toMatch(/^New bid: /);
  // A later change.
  expect(announce('2030-01-01T09:00:00Z')).toMatch(/^Bids have changed: /);
});

test('a repeated event does not mark a tab that the reader has read and answered since', async () => {
  const { user, product } = await renderScreen(`/zakupki/orders/${ORDER}?tab=questions`, { as: 'buyer' });
  act(() => drawMarks(drawMark));
  const tab = (name: RegExp) => screen.findByRole('link', { name });
  // A response may set the clock back by its latency.
  const asked = new Date(now() - 60_000).toISOString();
  const announce = (at: string) => {
    const event: LiveEvent = { kind: 'question', orderId: ORDER, subjectId: 'qst_1', at, requestId: null };
    act(() => void markEvents(product.store, [event]));
  };
  await user.click(await tab(/^Lines/));
  await waitFor(async () => expect(await tab(/^Lines/)).toHaveAttribute('aria-current', 'page'));
  announce(asked);
  expect(await tab(/^History/)).toHaveTextContent('has changed');
  expect(await tab(/^Questions/)).not.toHaveTextContent('has changed');
  announce('2030-01-01T09:00:00Z');
  expect(await tab(/^Questions/)).toHaveTextContent('has changed');
});

test.each([
  ['ord_sealed', 'buyer-sealed', 'Реактивы и посуда для лаборатории', /^Bids/, /^Comparison/],
  [ORDER, 'buyer', /^Подшипники/, /^Comparison/, /^Lines/],
])('a bid for %s marks the tabs that show it', async (orderId, as, title, marked, unmarked) => {
  const { product } = await renderScreen(`/zakupki/orders/${orderId}`, { as });
  act(() => drawMarks(drawMark));
  const tab = (name: RegExp) => screen.findByRole('link', { name });
  // The tabs stand before the order has loaded.
  await screen.findByRole('heading', { level: 1, name: title });
  const event: LiveEvent = { kind: 'bid', orderId, subjectId: 'bid_1', at: '2030-01-01T09:00:00Z', requestId: null };
  act(() => void markEvents(product.store, [event]));
  expect(await tab(marked)).toHaveTextContent('has changed');
  expect(await tab(unmarked)).not.toHaveTextContent('has changed');
});
