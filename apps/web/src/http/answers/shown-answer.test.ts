import { expect, it } from 'vitest';
import { NO_EFFECTS } from '../../../test/no-effects.ts';
import { bodyOf, scriptedApi } from '../../../test/scripted-api.ts';
import { makeStore } from '../../app/store.ts';
import { orderEndpoints } from '../../entities/order/order-api.ts';
import { createSession } from '../../session/session.ts';

const { getOrder, archiveOrder } = orderEndpoints;
const ORDER = { orderId: 'ord_1' };

it('an incomplete answer to a change is never shown: the record is fetched', async () => {
  let version = 1;
  const { baseUrl } = await scriptedApi(({ method }) => {
    if (method === 'GET') return { body: bodyOf('getOrder', { id: 'ord_1', version }) };
    version += 1;
    return { body: { id: 'ord_1' } };
  });
  const store = makeStore({ session: createSession(window), baseUrl, effects: NO_EFFECTS });
  await store.dispatch(getOrder.initiate(ORDER));
  const shown = new Set<number | undefined>();
  store.subscribe(() => shown.add(getOrder.select(ORDER)(store.getState() as never).data?.version));
  await store.dispatch(archiveOrder.initiate({ ...ORDER, ifMatch: '*' }));
  await expect.poll(() => [...shown].at(-1)).toBe(2);
  // The store tells of several states at once when the machine is slow.
  expect([...shown].filter((seen) => seen !== 1 && seen !== 2)).toEqual([]);
});
