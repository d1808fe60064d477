import type { LiveEvent } from '@zakupki/api-client/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../http/api.ts';
import { rememberOwnRequest, sendOwnChange } from '../../http/own-requests.ts';
import type { Store } from '../store.ts';
import { collectEvents } from './event-batch.ts';

const eventOf = (requestId: string) => ({ kind: 'answer', orderId: 'ord_1', requestId }) as unknown as LiveEvent;

function collect(queries: Record<string, object> = {}) {
  vi.useFakeTimers();
  const dispatch = vi.fn<() => void>();
  const announce = vi.fn<(text: string) => void>();
  const batch = collectEvents(
    { dispatch, getState: () => ({ [api.reducerPath]: { queries } }) } as unknown as Store,
    announce,
  );
  onTestFinished(() => {
    batch.stop();
    vi.useRealTimers();
  });
  return { batch, dispatch, announce };
}

test('an event that arrives long before the response to the page’s own change reloads nothing', async () => {
  const { batch, dispatch } = collect();
  const { promise, resolve: respond } = Promise.withResolvers<void>();
  const change = sendOwnChange(() => promise);
  batch.add(eventOf('req_own'));
  await vi.advanceTimersByTimeAsync(2000);
  rememberOwnRequest('req_own');
  respond();
  await change;
  await vi.advanceTimersByTimeAsync(2000);
  expect(dispatch).not.toHaveBeenCalled();
});

test('a change that hangs delays the events of others by seconds only', async () => {
  const { batch, dispatch } = collect();
  const { promise, resolve: respond } = Promise.withResolvers<void>();
  void sendOwnChange(() => promise);
  batch.add(eventOf('req_other'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(dispatch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(dispatch).toHaveBeenCalledOnce();
  respond();
});

test.each([
  ['new once its list has loaded with it', '2026-11-02T09:00:00Z', 'New bid'],
  ['changed when it was in the list before', '2026-11-01T09:00:00Z', 'Bids have changed'],
])('a bid is %s', async (_what, receivedAt, text) => {
  const list = { endpointName: 'listBids', originalArgs: { orderId: 'ord_1' }, status: 'pending', data: undefined };
  const queries: Record<string, object> = { list };
  const { batch, dispatch, announce } = collect(queries);
  const event: Partial<LiveEvent> = { kind: 'bid', orderId: 'ord_1', subjectId: 'bid_1', at: '2026-11-02T09:00:00Z' };
  batch.add({ ...event, requestId: null } as LiveEvent);
  await vi.advanceTimersByTimeAsync(1000);
  expect(dispatch).not.toHaveBeenCalled();
  queries['list'] = { ...list, status: 'fulfilled', data: { data: [{ id: 'bid_1', receivedAt }] } };
  await vi.advanceTimersByTimeAsync(1000);
  expect(announce).toHaveBeenCalledExactlyOnceWith(text);
  expect(dispatch).toHaveBeenCalledOnce();
});
