import type { LiveEvent } from '@zakupki/api-client/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../http/api.ts';
import { rememberOwnRequest, sendOwnChange } from '../../http/own-requests.ts';
import type { Store } from '../store.ts';
import { collectEvents } from './event-batch.ts';

const eventOf = (requestId: string) => ({ kind: 'answer', orderId: 'ord_1', requestId }) as unknown as LiveEvent;

function collect() {
  vi.useFakeTimers();
  const dispatch = vi.fn<() => void>();
  const batch = collectEvents(
    { dispatch, getState: () => ({ [api.reducerPath]: { queries: {} } }) } as unknown as Store,
    () => {},
  );
  onTestFinished(() => {
    batch.stop();
    vi.useRealTimers();
  });
  return { batch, dispatch };
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
