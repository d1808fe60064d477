/** Faults that mix up the records of two users. */
import { isSuccess, objectIn, withBody } from '@zakupki/mock-engine/mutants/exchange';
import {
  type Fault,
  foreignAnswers,
  foreignTokens,
  rememberSignIn,
  type Rows,
  tokenOf,
  withForeignRows,
  withToken,
} from './fault.ts';

/** Also sees who signs in. */
const seesSignIn =
  (answer: NonNullable<Fault['answer']>): NonNullable<Fault['answer']> =>
  (answered, exchange) => {
    rememberSignIn(answered, exchange);
    return answer(answered, exchange);
  };

/** Does for another user what only the owner may do. */
const forAnyone = (operationId: NonNullable<Fault['on']>[number]): Pick<Fault, 'on' | 'answer'> => ({
  on: ['logIn', operationId],
  answer: seesSignIn(async (answered, exchange) => {
    if (exchange.operation.operationId !== operationId || answered.status !== 404) return null;
    for (const token of foreignTokens(exchange)) {
      const found = await exchange.forward(withToken(exchange.sent, token));
      if (found.status !== 404 && found.status !== 401) return found;
    }
    return null;
  }),
});

const OTHERS = /returns 404 to other users/;

const listOf = (operationId: NonNullable<Fault['on']>[number], isMeant?: Parameters<typeof withForeignRows>[0]) => ({
  on: ['logIn', operationId] as const,
  check: new RegExp(`${operationId} never shows another’s data`),
  answer: seesSignIn(withForeignRows(isMeant)),
});

export const OWNERS: readonly Fault[] = [
  { does: 'lists everyone’s orders', ...listOf('listOrders') },
  {
    does: 'lists everyone’s orders when they are searched',
    ...listOf('listOrders', ({ search }) => /\bq=/.test(search)),
  },
  { does: 'lists everyone’s orders of a tag', ...listOf('listOrders', ({ search }) => /\btag=/.test(search)) },
  { does: 'lists everyone’s suppliers', ...listOf('listSuppliers') },
  { does: 'lists everyone’s saved filters', ...listOf('listSavedFilters') },
  { does: 'lists everyone’s movements of credits', ...listOf('listCreditTransactions') },
  {
    does: 'counts everyone’s orders by status',
    ...listOf('listOrders'),
    answer: seesSignIn(async (answered, exchange) => {
      const own = objectIn(answered.text) as (Rows & { countsByStatus: Record<string, number> }) | null;
      if (!own?.countsByStatus || !isSuccess(answered)) return null;
      const counts = { ...own.countsByStatus };
      for (const { text } of await foreignAnswers(exchange)) {
        const other = objectIn(text) as typeof own;
        for (const [status, count] of Object.entries(other?.countsByStatus ?? {}))
          counts[status] = (counts[status] ?? 0) + count;
      }
      return withBody(answered, { ...own, countsByStatus: counts });
    }),
  },
  { does: 'shows an order to everyone', check: OTHERS, ...forAnyone('getOrder') },
  { does: 'changes an order for everyone', check: OTHERS, ...forAnyone('updateOrder') },
  { does: 'deletes an order for everyone', check: OTHERS, ...forAnyone('deleteOrder') },
  { does: 'publishes an order for everyone', check: OTHERS, ...forAnyone('publishOrder') },
  {
    does: 'tells that an order of another user exists',
    check: OTHERS,
    on: ['logIn', 'getOrder'],
    answer: seesSignIn(async (answered, exchange) => {
      const body = objectIn(answered.text);
      if (answered.status !== 404 || !body || (await foreignAnswers(exchange)).length === 0) return null;
      const said = { code: 'forbidden', type: '/api/problems/forbidden', title: 'Forbidden', status: 403 };
      return { ...withBody(answered, { ...body, ...said }), status: 403 };
    }),
  },
  {
    does: 'repeats the answer of another user for the same idempotency key',
    check: /createOrder keeps the idempotency keys of users apart/,
    on: ['createOrder'],
    answer: (answered, { sent, memory }) => {
      const known = memory.of('answers', () => new Map<string, { token: string; answer: typeof answered }>());
      const [key, token] = [sent.headers['idempotency-key'] ?? '', tokenOf(sent)];
      const first = known.get(key);
      if (answered.status === 201 && !first) known.set(key, { token, answer: answered });
      return answered.status === 201 && first && first.token !== token ? first.answer : null;
    },
  },
];
