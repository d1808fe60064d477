import { expect, it } from 'vitest';
import { NO_EFFECTS } from '../../../test/no-effects.ts';
import { bodyOf, scriptedApi } from '../../../test/scripted-api.ts';
import { makeStore } from '../../app/store.ts';
import { api } from '../../http/api.ts';
import { orderEndpoints } from '../../entities/order/order-api.ts';
import { createSession } from '../../session/session.ts';
import { bidEndpoints } from './bids-api.ts';

it.each([
  [409, 2],
  [422, 1],
])('a bid refused with %i leads to %i requests of the order', async (status, count) => {
  const { baseUrl, requests } = await scriptedApi(({ method }) =>
    method === 'POST' ? { status, body: {} } : { body: bodyOf('getOrder', { id: 'ord_1' }) },
  );
  const store = makeStore({ session: createSession(window), baseUrl, effects: NO_EFFECTS });
  await store.dispatch(orderEndpoints.getOrder.initiate({ orderId: 'ord_1' }));
  await store.dispatch(bidEndpoints.createBid.initiate({ orderId: 'ord_1', idempotencyKey: 'key', body: {} }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(count);
});
