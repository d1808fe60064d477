/** Specification §8, row by row, over real HTTP: what the product does, and that the caller gets the error too. */
import type { ApiError } from '@zakupki/api-client/problem';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../src/http/api.ts';
import { createProduct, addressOf, type Product } from '../src/app/product.ts';
import type { ScreenRoute } from '../src/app/routes.tsx';
import { fullPath, patterns } from '../src/paths.ts';
import { COOKIE, createSession } from '../src/session/session.ts';
import { drawPopups, type Popup } from '../src/ui/feedback/popups.ts';
import { routerAt } from './memory-router.ts';
import { type Answer, scriptedApi, type SeenRequest } from './scripted-api.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { getOrder: {}, duplicateOrder: {}, logIn: {} }),
});

const blank = () => Promise.resolve({ default: () => null });
const SCREENS: readonly ScreenRoute[] = [
  { path: patterns.login, layout: 'default', middleware: ['guest'], screen: blank },
  { path: patterns.completeProfile, layout: 'minimal', middleware: [], screen: blank },
  { path: patterns.orders, layout: 'zakupki', middleware: ['signed-in'], screen: blank },
  { path: patterns.order, layout: 'zakupki', middleware: ['signed-in'], screen: blank },
  { path: patterns.subscriptionExpired, layout: 'zakupki', middleware: ['signed-in'], screen: blank },
  { path: patterns.creditsExpired, layout: 'zakupki', middleware: ['signed-in'], screen: blank },
  { path: patterns.trialExpired, layout: 'zakupki', middleware: ['signed-in'], screen: blank },
];

let popups: Popup[];

beforeEach(() => {
  localStorage.clear();
  popups = [];
  onTestFinished(drawPopups((popup) => popups.push(popup)));
});

/** The product at that path, against a server that answers so. */
async function productAt(path: string, answer: (request: SeenRequest) => Answer | undefined, token = 'tok_1') {
  const { baseUrl, requests } = await scriptedApi(answer);
  const session = createSession(window);
  if (token !== '') session.start(token);
  const product = createProduct({ session, baseUrl, createRouter: routerAt(path), screens: SCREENS });
  const visited: string[] = [];
  product.router.subscribe(({ navigation }) => {
    if (navigation.location && visited.at(-1) !== navigation.location.key) visited.push(navigation.location.key);
  });
  await vi.waitUntil(() => product.router.state.initialized);
  visited.length = 0;
  return { ...product, requests, visited, at: () => fullPath(addressOf(product.router)) };
}

/** Asks for an order; gives the error the caller gets. */
async function askForOrder({ store }: Product, id = 'ord_1'): Promise<ApiError | undefined> {
  const { error } = await store.dispatch(endpoints.getOrder.initiate({ orderId: id }, { forceRefetch: true }));
  // The api's only error type, see ContractBaseQuery; RTK adds its own for exceptions, which no test here throws.
  return error as ApiError | undefined;
}

const idle = ({ router }: Product) => vi.waitUntil(() => router.state.navigation.state === 'idle');
const fails = (status: number, body?: unknown) => () => ({ status, body });

describe('401', () => {
  it('clears token, acted-as user and cookie, goes to login with the whole path, and is passed on (C1)', async () => {
    document.cookie = `${COOKIE}=old; Path=/`;
    const product = await productAt('/zakupki/orders?status=draft#row-3', fails(401, { message: 'Signed out.' }));
    product.session.impersonate('usr_buyer');
    expect(await askForOrder(product)).toMatchObject({ status: 401, data: { message: 'Signed out.' } });
    await idle(product);
    expect(product.session.read()).toEqual({ token: null, impersonatedId: null });
    expect(localStorage.getItem('auth-as-user')).toBeNull();
    expect(document.cookie).not.toContain(COOKIE);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3');
    expect(product.router.state.location.state).toEqual({ because: 'session-ended' });
  });

  it('on the login page does not navigate and reaches the form (C2)', async () => {
    const product = await productAt('/login?redirect=%2Fzakupki', fails(401, { message: 'Wrong pair.' }), '');
    const body = { email: 'buyer@demo.test', password: 'wrong' };
    const { error } = await product.store.dispatch(endpoints.logIn.initiate({ body }));
    expect(error).toMatchObject({ status: 401, data: { message: 'Wrong pair.' } });
    expect(product.visited).toEqual([]);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki');
  });

  it('five at once make one redirect (C3)', async () => {
    const product = await productAt('/zakupki/orders', fails(401));
    const errors = await Promise.all(['1', '2', '3', '4', '5'].map((id) => askForOrder(product, id)));
    await idle(product);
    expect(errors.map((error) => error?.status)).toEqual([401, 401, 401, 401, 401]);
    expect(product.visited).toHaveLength(1);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders');
  });

  it('a late one for the old token leaves the new session alone (C4)', async () => {
    const { promise: signedInAgain, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', () => ({ status: 401, after: signedInAgain }));
    const late = product.store.dispatch(
      endpoints.duplicateOrder.initiate({ orderId: 'ord_1', idempotencyKey: 'key', body: {} }),
    );
    await vi.waitUntil(() => product.requests.length === 1);
    product.session.start('tok_2');
    release();
    expect((await late).error).toBeDefined();
    expect(product.session.read().token).toBe('tok_2');
    expect(product.visited).toEqual([]);
  });
});

describe('402', () => {
  it.each([
    ['SUBSCRIPTION_EXPIRED', '/zakupki/subscription/expired'],
    ['CREDITS_EXPIRED', '/zakupki/credits/expired'],
    ['TRIAL_EXPIRED', '/zakupki/trial/expired'],
  ])('%s leads to its notice, with the way back, and is passed on (C5)', async (message, notice) => {
    const product = await productAt('/zakupki/orders/ord_1?tab=lines', fails(402, { message }));
    expect(await askForOrder(product)).toMatchObject({ status: 402, data: { message } });
    await idle(product);
    expect(product.at()).toBe(`${notice}?returnTo=%2Fzakupki%2Forders%2Ford_1%3Ftab%3Dlines`);
    expect(product.router.state.historyAction).toBe('REPLACE');
    expect(product.session.read().token).toBe('tok_1');
  });

  it.each([['GOLD_EXPIRED'], [''], [42], [null], [undefined], [['TRIAL_EXPIRED']]])(
    'with the message %j is only passed on (C6)',
    async (message) => {
      const product = await productAt('/zakupki/orders', fails(402, { message }));
      expect((await askForOrder(product))?.status).toBe('other');
      expect(product.visited).toEqual([]);
    },
  );

  it('on its own notice page does not navigate (C7)', async () => {
    const path = '/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
    const product = await productAt(path, fails(402, { message: 'TRIAL_EXPIRED' }));
    await Promise.all([askForOrder(product, '1'), askForOrder(product, '2')]);
    expect(product.visited).toEqual([]);
    expect(product.at()).toBe(path);
  });

  it('on another notice page keeps the way back to the work', async () => {
    const path = '/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
    const product = await productAt(path, fails(402, { message: 'SUBSCRIPTION_EXPIRED' }));
    await askForOrder(product);
    await idle(product);
    expect(product.at()).toBe('/zakupki/subscription/expired?returnTo=%2Fzakupki%2Forders');
  });
});

describe('403', () => {
  it('with a message shows it, as text, and is passed on (C8)', async () => {
    const message = '<b>Blocked</b> <img src=x onerror=alert(1)>';
    const product = await productAt('/zakupki/orders', fails(403, { message }));
    expect(await askForOrder(product)).toMatchObject({ status: 403, data: { message } });
    expect(popups).toEqual([{ kind: 'message', text: message, tone: 'danger' }]);
    expect(product.visited).toEqual([]);
  });

  it.each([[''], ['  '], [undefined], [7]])('with the message %j shows nothing (C8)', async (message) => {
    const product = await productAt('/zakupki/orders', fails(403, { message }));
    expect((await askForOrder(product))?.status).toBe(403);
    expect(popups).toEqual([]);
  });
});

describe('460', () => {
  it('PHONE_REQUIRED leads to the profile, with the way back, and is passed on (C10)', async () => {
    const product = await productAt('/zakupki/orders?page=2', fails(460, { message: 'PHONE_REQUIRED' }));
    expect(await askForOrder(product)).toMatchObject({ status: 460, data: { message: 'PHONE_REQUIRED' } });
    await idle(product);
    expect(product.at()).toBe('/complete-profile?returnTo=%2Fzakupki%2Forders%3Fpage%3D2');
  });

  it('on that page does not navigate (C10)', async () => {
    const product = await productAt('/complete-profile?returnTo=%2F', fails(460, { message: 'PHONE_REQUIRED' }));
    await askForOrder(product);
    expect(product.visited).toEqual([]);
  });

  it('with another message is only passed on (C10)', async () => {
    const product = await productAt('/zakupki/orders', fails(460, { message: 'SOMETHING_ELSE' }));
    expect(await askForOrder(product)).toMatchObject({ status: 'other', httpStatus: 460 });
    expect(product.visited).toEqual([]);
  });
});

describe('answers and the session', () => {
  it('carry the token, the acted-as user and the language (A1, A2)', async () => {
    const product = await productAt('/zakupki/orders', fails(404));
    await askForOrder(product);
    product.session.impersonate('usr_buyer');
    await askForOrder(product);
    product.session.end();
    await vi.waitUntil(() => Object.keys(product.store.getState().api.queries).length === 0);
    await askForOrder(product);
    const [own, acting, none] = product.requests.map(({ headers }) => headers);
    expect(own).toMatchObject({ authorization: 'Bearer tok_1', 'accept-language': 'en' });
    expect(own).not.toHaveProperty('x-as-user');
    expect(acting).toMatchObject({ authorization: 'Bearer tok_1', 'x-as-user': 'usr_buyer' });
    expect(none).not.toHaveProperty('authorization');
    expect(none).not.toHaveProperty('x-as-user');
  });

  it('of the old session are removed on sign-out, and do not return (A11)', async () => {
    const { promise: signedOut, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', ({ path }) =>
      path.endsWith('slow') ? { body: { id: 'slow' }, after: signedOut } : { body: { id: 'ord_1' } },
    );
    await askForOrder(product);
    const slow = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'slow' }));
    await vi.waitUntil(() => product.requests.length === 2);
    product.session.end();
    release();
    expect((await slow).data).toBeUndefined();
    await vi.waitUntil(() => Object.keys(product.store.getState().api.queries).length === 0);
  });

  it('of one user are never shown to the next (A10, A12)', async () => {
    const { promise: switched, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', ({ headers }) => ({
      body: { id: headers['x-as-user'] ?? 'me' },
      ...(headers['x-as-user'] === undefined && { after: switched }),
    }));
    const asMe = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await vi.waitUntil(() => product.requests.length === 1);
    product.session.impersonate('usr_buyer');
    const asBuyer = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    release();
    expect((await asMe).data).not.toEqual({ id: 'me' });
    expect((await asBuyer).data).toEqual({ id: 'usr_buyer' });
  });
});

describe('an answer to a page that was left (D2)', () => {
  const REFUSALS = [
    [402, 'TRIAL_EXPIRED'],
    [403, 'You may not do this.'],
    [460, 'PHONE_REQUIRED'],
  ] as const;

  /** The product on the list of orders, whose running requests are answered when `release` is called. */
  async function slowProduct(answer: Answer) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', () => ({ ...answer, after: promise }));
    const leave = () => product.router.navigate('/zakupki/orders/ord_2');
    return { ...product, release, leave };
  }

  it.each(REFUSALS)('%i to a query does nothing', async (status, message) => {
    const product = await slowProduct({ status, body: { message } });
    const query = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await vi.waitUntil(() => product.requests.length === 1);
    query.unsubscribe();
    await product.leave();
    product.release();
    expect((await query).data).toBeUndefined();
    expect(product.at()).toBe('/zakupki/orders/ord_2');
    expect(popups).toEqual([]);
  });

  it.each(REFUSALS)('%i to a mutation does nothing', async (status, message) => {
    const product = await slowProduct({ status, body: { message } });
    const mutation = product.store.dispatch(
      endpoints.duplicateOrder.initiate({ orderId: 'ord_1', idempotencyKey: 'key', body: {} }),
    );
    await vi.waitUntil(() => product.requests.length === 1);
    await product.leave();
    product.release();
    expect((await mutation).error).toMatchObject({ status });
    expect(product.at()).toBe('/zakupki/orders/ord_2');
    expect(popups).toEqual([]);
  });

  it('401 still ends the session', async () => {
    const product = await slowProduct({ status: 401 });
    const mutation = product.store.dispatch(
      endpoints.duplicateOrder.initiate({ orderId: 'ord_1', idempotencyKey: 'key', body: {} }),
    );
    await vi.waitUntil(() => product.requests.length === 1);
    await product.leave();
    product.release();
    await mutation;
    await idle(product);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders%2Ford_2');
  });

  it('is not waited for: the request is aborted, and the next page sends its own', async () => {
    const product = await slowProduct({ body: { id: 'ord_1' } });
    const query = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await vi.waitUntil(() => product.requests.length === 1);
    query.unsubscribe();
    // Answered only at `release`, so the query can end by its abortion alone.
    expect((await query).isUninitialized).toBe(true);
    product.release();
    const again = await product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    expect(again.data).toEqual({ id: 'ord_1' });
    expect(product.requests).toHaveLength(2);
  });

  /** The end of a refresh whose page was left while it ran. */
  async function refreshAfterLeaving(answer: Answer) {
    const answers = [{ body: { version: 1 } }, answer];
    const product = await productAt('/zakupki/orders', () => answers.shift());
    const first = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await first;
    const refresh = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }, { forceRefetch: true }));
    first.unsubscribe();
    refresh.unsubscribe();
    return { ...product, ended: await refresh };
  }

  it('refreshes data that is already shown', async () => {
    const { ended } = await refreshAfterLeaving({ body: { version: 2 } });
    expect(ended.data).toEqual({ version: 2 });
  });

  it.each(REFUSALS)('%i to such a refresh does nothing', async (status, message) => {
    const { ended, at } = await refreshAfterLeaving({ status, body: { message } });
    expect(ended.error).toMatchObject({ status });
    expect(at()).toBe('/zakupki/orders');
    expect(popups).toEqual([]);
  });
});

describe('several at once', () => {
  it('401, 402 and 460 settle on login (C11)', async () => {
    const answers: Record<string, Answer> = {
      '/api/orders/1': { status: 402, body: { message: 'TRIAL_EXPIRED' } },
      '/api/orders/2': { status: 460, body: { message: 'PHONE_REQUIRED' } },
      '/api/orders/3': { status: 401 },
    };
    const product = await productAt('/zakupki/orders', ({ path }) => answers[path]);
    await Promise.all(['3', '1', '2'].map((id) => askForOrder(product, id)));
    await idle(product);
    expect(product.at()).toMatch(/^\/login\?/);
    expect(product.session.read().token).toBeNull();
  });
});

describe('invalid bodies (C12)', () => {
  const bodies = ['', '<html>Sorry</html>', '{"message":', '[]', 'null', '"text"', '{"message":{"a":1}}'];

  it.each(bodies)('401 with %j still ends the session', async (body) => {
    const product = await productAt('/zakupki/orders', fails(401, body));
    expect((await askForOrder(product))?.status).toBe(401);
    await idle(product);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders');
  });

  it.each(bodies.flatMap((body) => [402, 403, 460].map((status) => [status, body] as const)))(
    '%i with %j is only passed on',
    async (status, body) => {
      const product = await productAt('/zakupki/orders', fails(status, body));
      expect(await askForOrder(product)).toBeDefined();
      expect(product.visited).toEqual([]);
      expect(popups).toEqual([]);
      expect(product.session.read().token).toBe('tok_1');
    },
  );
});

describe('errors unrelated to the session', () => {
  it.each([500, 502, 503])('%i does not sign the user out', async (status) => {
    const product = await productAt('/zakupki/orders', fails(status, '<html>'));
    expect(await askForOrder(product)).toBeDefined();
    expect(product.session.read().token).toBe('tok_1');
    expect(product.visited).toEqual([]);
  });
});
