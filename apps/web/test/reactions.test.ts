/** The rows of spec §8 over real HTTP: the product reacts, and the caller gets the error too. */
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
import { type Answer, bodyOf, scriptedApi, type ReceivedRequest } from './scripted-api.ts';

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

/** The product at a path, with a server that sends the answers. */
async function productAt(path: string, answer: (request: ReceivedRequest) => Answer | undefined, token = 'tok_1') {
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

/** Requests an order; resolves to the error that the caller gets. */
async function requestOrder({ store }: Product, id = 'ord_1'): Promise<ApiError | undefined> {
  const { error } = await store.dispatch(endpoints.getOrder.initiate({ orderId: id }, { forceRefetch: true }));
  // The API's only error type, see ContractBaseQuery. RTK has another one for exceptions, which no test here throws.
  return error as ApiError | undefined;
}

const idle = ({ router }: Product) => vi.waitUntil(() => router.state.navigation.state === 'idle');
const order = (fields: object) => bodyOf('getOrder', fields);
const fails = (status: number, body?: unknown) => () => ({ status, body });

describe('401', () => {
  it('clears token, impersonated user and cookie, redirects to login with the full path, and reaches the caller (C1)', async () => {
    document.cookie = `${COOKIE}=old; Path=/`;
    const product = await productAt('/zakupki/orders?status=draft#row-3', fails(401, { message: 'Signed out.' }));
    product.session.impersonate('usr_buyer');
    expect(await requestOrder(product)).toMatchObject({ status: 401, data: { message: 'Signed out.' } });
    await idle(product);
    expect(product.session.read()).toEqual({ token: null, impersonatedId: null });
    expect(localStorage.getItem('auth-as-user')).toBeNull();
    expect(document.cookie).not.toContain(COOKIE);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3');
    expect(product.router.state.location.state).toEqual({ because: 'session-ended' });
  });

  it('does not navigate on the login page, and reaches the form (C2)', async () => {
    const product = await productAt('/login?redirect=%2Fzakupki', fails(401, { message: 'Wrong pair.' }), '');
    const body = { email: 'buyer@demo.test', password: 'wrong' };
    const { error } = await product.store.dispatch(endpoints.logIn.initiate({ body }));
    expect(error).toMatchObject({ status: 401, data: { message: 'Wrong pair.' } });
    expect(product.visited).toEqual([]);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki');
  });

  it('causes one redirect for five at once (C3)', async () => {
    const product = await productAt('/zakupki/orders', fails(401));
    const errors = await Promise.all(['1', '2', '3', '4', '5'].map((id) => requestOrder(product, id)));
    await idle(product);
    expect(errors.map((error) => error?.status)).toEqual([401, 401, 401, 401, 401]);
    expect(product.visited).toHaveLength(1);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders');
  });

  it('does not affect a new session when it is late (C4)', async () => {
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
  ])('%s redirects to its notice page with a return path, and reaches the caller (C5)', async (message, notice) => {
    const product = await productAt('/zakupki/orders/ord_1?tab=lines', fails(402, { message }));
    expect(await requestOrder(product)).toMatchObject({ status: 402, data: { message } });
    await idle(product);
    expect(product.at()).toBe(`${notice}?returnTo=%2Fzakupki%2Forders%2Ford_1%3Ftab%3Dlines`);
    expect(product.router.state.historyAction).toBe('REPLACE');
    expect(product.session.read().token).toBe('tok_1');
  });

  it.each([['GOLD_EXPIRED'], [''], [42], [null], [undefined], [['TRIAL_EXPIRED']]])(
    'with the message %j only reaches the caller (C6)',
    async (message) => {
      const product = await productAt('/zakupki/orders', fails(402, { message }));
      expect((await requestOrder(product))?.status).toBe('other');
      expect(product.visited).toEqual([]);
    },
  );

  it('does not navigate on its notice page (C7)', async () => {
    const path = '/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
    const product = await productAt(path, fails(402, { message: 'TRIAL_EXPIRED' }));
    await Promise.all([requestOrder(product, '1'), requestOrder(product, '2')]);
    expect(product.visited).toEqual([]);
    expect(product.at()).toBe(path);
  });

  it('keeps the return path on another notice page', async () => {
    const path = '/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
    const product = await productAt(path, fails(402, { message: 'SUBSCRIPTION_EXPIRED' }));
    await requestOrder(product);
    await idle(product);
    expect(product.at()).toBe('/zakupki/subscription/expired?returnTo=%2Fzakupki%2Forders');
  });
});

describe('403', () => {
  it('shows its message as text, and reaches the caller (C8)', async () => {
    const message = '<b>Blocked</b> <img src=x onerror=alert(1)>';
    const product = await productAt('/zakupki/orders', fails(403, { message }));
    expect(await requestOrder(product)).toMatchObject({ status: 403, data: { message } });
    expect(popups).toEqual([{ kind: 'message', text: message, tone: 'danger' }]);
    expect(product.visited).toEqual([]);
  });

  it.each([[''], ['  '], [undefined], [7]])('with the message %j shows nothing (C8)', async (message) => {
    const product = await productAt('/zakupki/orders', fails(403, { message }));
    expect((await requestOrder(product))?.status).toBe(403);
    expect(popups).toEqual([]);
  });
});

describe('460', () => {
  it('PHONE_REQUIRED redirects to the profile with a return path, and reaches the caller (C10)', async () => {
    const product = await productAt('/zakupki/orders?page=2', fails(460, { message: 'PHONE_REQUIRED' }));
    expect(await requestOrder(product)).toMatchObject({ status: 460, data: { message: 'PHONE_REQUIRED' } });
    await idle(product);
    expect(product.at()).toBe('/complete-profile?returnTo=%2Fzakupki%2Forders%3Fpage%3D2');
  });

  it('does not navigate on the profile page (C10)', async () => {
    const product = await productAt('/complete-profile?returnTo=%2F', fails(460, { message: 'PHONE_REQUIRED' }));
    await requestOrder(product);
    expect(product.visited).toEqual([]);
  });

  it('with another message only reaches the caller (C10)', async () => {
    const product = await productAt('/zakupki/orders', fails(460, { message: 'SOMETHING_ELSE' }));
    expect(await requestOrder(product)).toMatchObject({ status: 'other', httpStatus: 460 });
    expect(product.visited).toEqual([]);
  });
});

describe('requests and responses of a session', () => {
  it('requests carry the token, the impersonated user and the language (A1, A2)', async () => {
    const product = await productAt('/zakupki/orders', fails(404));
    await requestOrder(product);
    product.session.impersonate('usr_buyer');
    await requestOrder(product);
    product.session.end();
    await vi.waitUntil(() => Object.keys(product.store.getState().api.queries).length === 0);
    await requestOrder(product);
    const [signedIn, impersonating, signedOut] = product.requests.map(({ headers }) => headers);
    expect(signedIn).toMatchObject({ authorization: 'Bearer tok_1', 'accept-language': 'en' });
    expect(signedIn).not.toHaveProperty('x-as-user');
    expect(impersonating).toMatchObject({ authorization: 'Bearer tok_1', 'x-as-user': 'usr_buyer' });
    expect(signedOut).not.toHaveProperty('authorization');
    expect(signedOut).not.toHaveProperty('x-as-user');
  });

  it('responses are removed on sign-out, and do not return (A11)', async () => {
    const { promise: signedOut, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', ({ path }) =>
      path.endsWith('slow') ? { body: order({ id: 'slow' }), after: signedOut } : { body: order({}) },
    );
    await requestOrder(product);
    const slow = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'slow' }));
    await vi.waitUntil(() => product.requests.length === 2);
    product.session.end();
    release();
    expect((await slow).data).toBeUndefined();
    await vi.waitUntil(() => Object.keys(product.store.getState().api.queries).length === 0);
  });

  it('responses to one user are never shown to the next (A10, A12)', async () => {
    const { promise: switched, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', ({ headers }) => ({
      body: order({ id: headers['x-as-user'] ?? 'me' }),
      ...(headers['x-as-user'] === undefined && { after: switched }),
    }));
    const asMe = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await vi.waitUntil(() => product.requests.length === 1);
    product.session.impersonate('usr_buyer');
    const asBuyer = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    release();
    expect((await asMe).data?.id).not.toBe('me');
    expect((await asBuyer).data?.id).toBe('usr_buyer');
  });
});

describe('a response after its page was left (D2)', () => {
  const REFUSALS = [
    [402, 'TRIAL_EXPIRED'],
    [403, 'You may not do this.'],
    [460, 'PHONE_REQUIRED'],
  ] as const;

  /** The product on the list of orders. Its requests get their response when `release` is called. */
  async function slowProduct(answer: Answer) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const product = await productAt('/zakupki/orders', () => ({ ...answer, after: promise }));
    const leave = () => product.router.navigate('/zakupki/orders/ord_2');
    return { ...product, release, leave };
  }

  it.each(REFUSALS)('%i to a query has no effect', async (status, message) => {
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

  it.each(REFUSALS)('%i to a mutation has no effect', async (status, message) => {
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

  it('is not awaited: the request is aborted, and the next page sends a new one', async () => {
    const product = await slowProduct({ body: order({ id: 'ord_1' }) });
    const query = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await vi.waitUntil(() => product.requests.length === 1);
    query.unsubscribe();
    // The response comes only after `release`, so only an abort can end the query.
    expect((await query).isUninitialized).toBe(true);
    product.release();
    const second = await product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    expect(second.data?.id).toBe('ord_1');
    expect(product.requests).toHaveLength(2);
  });

  /** Leaves the page during a refresh; `ended` is the result of the refresh. */
  async function refreshAfterLeaving(answer: Answer) {
    const answers = [{ body: order({ version: 1 }) }, answer];
    const product = await productAt('/zakupki/orders', () => answers.shift());
    const first = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }));
    await first;
    const refresh = product.store.dispatch(endpoints.getOrder.initiate({ orderId: 'ord_1' }, { forceRefetch: true }));
    first.unsubscribe();
    refresh.unsubscribe();
    return { ...product, ended: await refresh };
  }

  it('refreshes data that is already shown', async () => {
    const { ended } = await refreshAfterLeaving({ body: order({ version: 2 }) });
    expect(ended.data?.version).toBe(2);
  });

  it.each(REFUSALS)('%i to a refresh has no effect', async (status, message) => {
    const { ended, at } = await refreshAfterLeaving({ status, body: { message } });
    expect(ended.error).toMatchObject({ status });
    expect(at()).toBe('/zakupki/orders');
    expect(popups).toEqual([]);
  });
});

describe('several at once', () => {
  it('401, 402 and 460 end on the login page (C11)', async () => {
    const answers: Record<string, Answer> = {
      '/api/orders/1': { status: 402, body: { message: 'TRIAL_EXPIRED' } },
      '/api/orders/2': { status: 460, body: { message: 'PHONE_REQUIRED' } },
      '/api/orders/3': { status: 401 },
    };
    const product = await productAt('/zakupki/orders', ({ path }) => answers[path]);
    await Promise.all(['3', '1', '2'].map((id) => requestOrder(product, id)));
    await idle(product);
    expect(product.at()).toMatch(/^\/login\?/);
    expect(product.session.read().token).toBeNull();
  });
});

describe('invalid bodies (C12)', () => {
  const bodies = ['', '<html>Sorry</html>', '{"message":', '[]', 'null', '"text"', '{"message":{"a":1}}'];

  it.each(bodies)('401 with %j still ends the session', async (body) => {
    const product = await productAt('/zakupki/orders', fails(401, body));
    expect((await requestOrder(product))?.status).toBe(401);
    await idle(product);
    expect(product.at()).toBe('/login?redirect=%2Fzakupki%2Forders');
  });

  it.each(bodies.flatMap((body) => [402, 403, 460].map((status) => [status, body] as const)))(
    '%i with %j only reaches the caller',
    async (status, body) => {
      const product = await productAt('/zakupki/orders', fails(status, body));
      expect(await requestOrder(product)).toBeDefined();
      expect(product.visited).toEqual([]);
      expect(popups).toEqual([]);
      expect(product.session.read().token).toBe('tok_1');
    },
  );
});

describe('errors unrelated to the session', () => {
  it.each([500, 502, 503])('%i does not sign the user out', async (status) => {
    const product = await productAt('/zakupki/orders', fails(status, '<html>'));
    expect(await requestOrder(product)).toBeDefined();
    expect(product.session.read().token).toBe('tok_1');
    expect(product.visited).toEqual([]);
  });
});
