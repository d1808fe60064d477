import { screen } from '@testing-library/react';
import type { Bid, LiveEvent } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
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
