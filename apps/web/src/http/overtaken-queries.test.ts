import { describe, expect, it } from 'vitest';
import { NO_EFFECTS } from '../../test/no-effects.ts';
import { bodyOf, scriptedApi } from '../../test/scripted-api.ts';
import { makeStore } from '../app/store.ts';
import { orderEndpoints } from '../entities/order/order-api.ts';
import { api } from './api.ts';
import { createSession } from '../session/session.ts';

const { getOrder, listOrders, archiveOrder } = orderEndpoints;
const ORDER = { orderId: 'ord_1' };

/** An order whose title counts its changes, and a list that is answered when it is let through. */
async function slowList() {
  let version = 1;
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const { baseUrl, requests } = await scriptedApi(({ method, path }) => {
    if (method === 'POST') return { body: { id: 'ord_1', version: (version += 1) } };
    const body = bodyOf('getOrder', { id: 'ord_1', version });
    return path.startsWith('/api/orders?') || path === '/api/orders' ? { body, after: held } : { body };
  });
  const store = makeStore({ session: createSession(window), baseUrl, effects: NO_EFFECTS });
  const versionOf = (select: ReturnType<typeof getOrder.select> | ReturnType<typeof listOrders.select>) =>
    (select(store.getState() as never).data as { version?: number } | undefined)?.version;
  const counted = (pattern: RegExp) =>
    requests.filter(({ method, path }) => method === 'GET' && pattern.test(path)).length;
  return { store, letThrough, versionOf, counted };
}

const archive = archiveOrder.initiate({ ...ORDER, ifMatch: '*' });

describe('a change', () => {
  it('refreshes its record at once, however slow another query is', async () => {
    const { store, versionOf } = await slowList();
    await store.dispatch(getOrder.initiate(ORDER));
    void store.dispatch(listOrders.initiate({}));
    await store.dispatch(archive);
    await expect.poll(() => versionOf(getOrder.select(ORDER))).toBe(2);
    expect(listOrders.select({})(store.getState() as never).status).toBe('pending');
  });

  it('repeats a query that it has overtaken, and no other', async () => {
    const { store, letThrough, versionOf, counted } = await slowList();
    void store.dispatch(listOrders.initiate({}));
    await expect.poll(() => counted(/orders$/)).toBe(1);
    await store.dispatch(archive);
    letThrough();
    await expect.poll(() => versionOf(listOrders.select({}))).toBe(2);
    expect(counted(/orders$/)).toBe(2);
    await store.dispatch(getOrder.initiate(ORDER));
    expect([counted(/orders$/), counted(/ord_1$/)]).toEqual([2, 1]);
  });

  it('of something else leaves a query alone', async () => {
    const { store, letThrough, versionOf, counted } = await slowList();
    letThrough();
    await store.dispatch(listOrders.initiate({}));
    const again = store.dispatch(listOrders.initiate({}, { forceRefetch: true }));
    store.dispatch(api.util.invalidateTags(['Me']));
    await again;
    expect(counted(/orders$/)).toBe(2);
    const stale = store.dispatch(listOrders.initiate({}, { forceRefetch: true }));
    store.dispatch(api.util.invalidateTags(['Orders']));
    await stale;
    await expect.poll(() => counted(/orders$/)).toBe(4);
    expect(versionOf(listOrders.select({}))).toBe(1);
  });
});
