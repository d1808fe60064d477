/** Type tests: what must and must not compile. Checked by `tsc`, never executed. */
import type { Arg, Body, Handlers, Reply, Result } from '../src/operation.ts';
import type { Order, OrderExport, OrderPage } from '../src/generated/schema.gen.ts';
import { toRequest } from '../src/request.ts';
import type { ApiError } from '../src/problem.ts';
import type { StaleOperation } from '../src/stale.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

holds<Equal<Result<'getOrder'>, Order>>();
holds<Equal<Result<'listOrders'>, OrderPage>>();
holds<Equal<Result<'deleteOrder'>, undefined>>();
holds<Equal<Result<'getBidForm'>, Blob>>();
holds<Equal<Result<'exportOrder'>, OrderExport | Blob>>();
holds<Equal<Body<'getOrder'>, undefined>>();
holds<Equal<Arg<'getOrder'>, { orderId: string }>>();
holds<
  Equal<
    Extract<ApiError, { status: 402 }>['data']['message'],
    'SUBSCRIPTION_EXPIRED' | 'CREDITS_EXPIRED' | 'TRIAL_EXPIRED'
  >
>();
holds<Equal<Extract<ApiError, { status: 460 }>['data']['message'], 'PHONE_REQUIRED'>>();
holds<'updateOrder' extends StaleOperation ? true : false>();
holds<'getOrder' extends StaleOperation ? false : true>();

export const publish: Arg<'publishOrder'> = { orderId: 'ord_1', body: {}, ifMatch: '"1"', idempotencyKey: 'a' };
// @ts-expect-error publishing requires the version
export const unguarded: Arg<'publishOrder'> = { orderId: 'ord_1', body: {}, idempotencyKey: 'a' };
export const withoutArgument = toRequest('listOrders');
// @ts-expect-error an order has an id
export const withoutId = (): unknown => toRequest('getOrder');
// @ts-expect-error undeclared status
export const filtered: Arg<'listOrders'> = { status: ['unknown'] };
// @ts-expect-error amounts are decimal strings
export const priced: Body<'createOrder'> = { budget: 10 };
// @ts-expect-error creating returns 201
export const wrongStatus: Reply<'createOrder'> = { status: 200, body: {} as Order };
// @ts-expect-error a bid form is always a workbook
export const wrongFile: Reply<'getBidForm'>['file'] = { type: 'text/csv', write: async () => new Uint8Array() };
// @ts-expect-error every listed operation needs a handler
export const missing: Handlers<object, 'getOrder' | 'listOrders'> = {
  getOrder: () => ({ status: 200, body: {} as Order }),
};
