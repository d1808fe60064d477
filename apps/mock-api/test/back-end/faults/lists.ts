/** Faults of lists, filters and changes. */
import type { OperationId } from '@zakupki/api-client/operation';
import {
  type Answered,
  type Exchange,
  isSuccess,
  type Json,
  objectIn,
  withBody,
  withHeader,
} from '@zakupki/mock-engine/mutants/exchange';
import { asked, changed, changedOrder, type Fault, given, type Rows, withRows } from './fault.ts';

const FILTERED = /listOrders returns exactly what fits its filters/;
const COUNTED = /listOrders counts what fits the other filters/;
const MOVED = /moves the time of the change and nothing else/;
const on = ['listOrders'] as const;

const ignores = (name: string): Pick<Fault, 'on' | 'check' | 'request'> => ({
  on,
  check: FILTERED,
  request: asked((query) => query.delete(name)),
});

/** Another moment where one is given. */
const shifted = (name: string, ms: number): Pick<Fault, 'on' | 'check' | 'request'> => ({
  on,
  check: FILTERED,
  request: asked((query) => {
    const moment = Date.parse(query.get(name) ?? '');
    if (!Number.isNaN(moment)) query.set(name, new Date(moment + ms).toISOString());
  }),
});

const FILTERS = ['status', 'tag', 'deadlineFrom', 'deadlineTo', 'q'];

/** Drops the rows that do not fit. */
const only = (fits: (row: Json, query: URLSearchParams) => boolean): Pick<Fault, 'on' | 'check' | 'answer'> => ({
  on,
  check: FILTERED,
  answer: changed((body, { sent }) => {
    const list = body as Rows;
    const query = new URLSearchParams(sent.search);
    const data = list.data.filter((row) => fits(row, query));
    return withRows(list, data, (list.page?.totalItems ?? 0) + data.length - list.data.length);
  }),
});

type Instead = (exchange: Exchange, list: Rows) => Promise<Answered>;

/** Another answer for a page after the last one. */
const afterLast = (operationId: OperationId, instead: Instead): Pick<Fault, 'on' | 'check' | 'answer'> => ({
  on: [operationId],
  check: new RegExp(`${operationId} has no rows after its last page`),
  answer: async (answered, exchange) => {
    const list = objectIn(answered.text) as Rows | null;
    const number = Number(new URLSearchParams(exchange.sent.search).get('page') ?? 1);
    return isSuccess(answered) && list?.page && number > list.page.totalPages ? instead(exchange, list) : null;
  },
});

const lastPage: Instead = ({ sent, forward }, { page }) => {
  const query = new URLSearchParams(sent.search);
  query.set('page', String(page?.totalPages || 1));
  return forward({ ...sent, search: String(query) });
};

const STATUSES = { draft: 0, published: 0, evaluation: 0, awarded: 0, unsuccessful: 0, cancelled: 0 };

export const LISTS: readonly Fault[] = [
  { does: 'ignores the status of a list', ...ignores('status') },
  {
    does: 'takes only the first of several statuses',
    on,
    check: FILTERED,
    request: asked((query) => query.has('status') && query.set('status', query.get('status')?.split(',')[0] ?? '')),
  },
  { does: 'ignores the tags of a list', ...ignores('tag') },
  {
    does: 'wants all tags of a list instead of any',
    ...only(({ tags }, query) => (query.get('tag')?.split(',') ?? []).every((tag) => (tags as string[]).includes(tag))),
  },
  { does: 'ignores the first deadline', ...ignores('deadlineFrom') },
  { does: 'leaves out the first deadline itself', ...shifted('deadlineFrom', 1000) },
  { does: 'leaves out the last deadline itself', ...shifted('deadlineTo', -1000) },
  {
    does: 'uses one filter of several',
    on,
    check: FILTERED,
    request: asked((query) => {
      for (const name of FILTERS.filter((one) => query.has(one)).slice(1)) query.delete(name);
    }),
  },
  {
    does: 'distinguishes the case of a search',
    ...only(({ title, number, tags }, query) =>
      [title, number, ...(tags as string[])].some((text) => String(text).includes(query.get('q') ?? '')),
    ),
  },
  {
    does: 'counts only the statuses that a list asks for',
    on,
    check: COUNTED,
    answer: changed((body, { sent }) => {
      const statuses = new URLSearchParams(sent.search).get('status')?.split(',');
      const counts = Object.entries(body['countsByStatus'] as Record<string, number>);
      return (
        statuses && {
          ...body,
          countsByStatus: { ...STATUSES, ...Object.fromEntries(counts.filter(([name]) => statuses.includes(name))) },
        }
      );
    }),
  },
  {
    does: 'counts by status without the other filters',
    on,
    check: COUNTED,
    answer: async (answered, { sent, forward }) => {
      const body = objectIn(answered.text);
      const whole = isSuccess(answered) ? objectIn((await forward({ ...sent, search: '' })).text) : null;
      return body && whole && withBody(answered, { ...body, countsByStatus: whole['countsByStatus'] });
    },
  },
  {
    does: 'sorts rows without a deadline first',
    on,
    check: /listOrders sorts by each key/,
    answer: changed((body, { sent }) => {
      const list = body as Rows;
      if (!/sort=submissionDeadline/.test(sent.search)) return undefined;
      return {
        ...list,
        data: list.data.toSorted(
          (a, b) => Number(b['submissionDeadline'] === null) - Number(a['submissionDeadline'] === null),
        ),
      };
    }),
  },
  {
    does: 'leaves the time of the last change',
    on: ['updateOrder', 'getOrder', 'listOrders'],
    check: MOVED,
    answer: changedOrder((order) =>
      'data' in order ? { ...order, data: (order as Rows).data.map(unmoved) } : unmoved(order),
    ),
  },
  {
    does: 'moves the time of creation with each change',
    on: ['updateOrder', 'getOrder'],
    check: MOVED,
    answer: changedOrder((order) => ({ ...order, createdAt: order['updatedAt'] })),
  },
  {
    does: 'adds to tags instead of replacing them',
    on: ['updateOrder', 'createOrder'],
    check: /updateOrder replaces lists/,
    request: given((body, exchange) => {
      const before = tagsOf(exchange).get(exchange.params['orderId'] ?? '') ?? [];
      return Array.isArray(body['tags'])
        ? { ...body, tags: [...new Set([...before, ...(body['tags'] as string[])])] }
        : body;
    }),
    answer: changedOrder((order, exchange) => {
      tagsOf(exchange).set(String(order['id']), order['tags'] as string[]);
      return order;
    }),
  },
  {
    does: 'creates another order for a repeated request',
    on: ['createOrder'],
    check: /createOrder has one effect under a repeated idempotency key/,
    request: (sent) => withHeader(sent, 'idempotency-key', crypto.randomUUID()),
  },
  {
    does: 'accepts a second supplier with a tax number',
    on: ['createSupplier'],
    check: /createSupplier refuses a second supplier with a tax number/,
    request: given((body, { memory }) => {
      const { id } = (body['taxId'] ?? {}) as { id?: string };
      const known = memory.of('tax numbers', () => new Set<string>());
      if (id === undefined) return body;
      if (known.has(id)) return { ...body, taxId: null };
      known.add(id);
      return body;
    }),
  },
  {
    does: 'lists budgets as numbers',
    on,
    check: /listOrders shows an order as it is read alone/,
    answer: changed((body) => {
      const list = body as Rows;
      return { ...list, data: list.data.map((row) => ({ ...row, budget: row['budget'] && Number(row['budget']) })) };
    }),
  },
  {
    does: 'lists orders without the day of the decision',
    on,
    check: /listOrders shows an order as it is read alone/,
    answer: changed((body) => {
      const list = body as Rows;
      return { ...list, data: list.data.map((row) => ({ ...row, decisionDate: null })) };
    }),
  },
  { does: 'shows the last page again after it', ...afterLast('listOrders', lastPage) },
  { does: 'shows the last ledger entries again after them', ...afterLast('listCreditTransactions', lastPage) },
  {
    does: 'refuses a page after the last',
    ...afterLast('listSuppliers', ({ sent, forward }) => forward({ ...sent, path: `${sent.path}/none`, search: '' })),
  },
  {
    does: 'names no header that its answers vary with',
    on: ['listUnits', 'listCurrencies', 'listConflictKinds'],
    check: /listUnits is in the language of the reader/,
    answer: (answered) => withHeader(answered, 'vary', null),
  },
  {
    does: 'gives reference lists in one language',
    on: ['listUnits'],
    check: /listUnits is in the language of the reader/,
    request: (sent) => withHeader(sent, 'accept-language', 'ru'),
  },
];

/** The tags of each order as they are. */
const tagsOf = ({ memory }: Exchange) => memory.of('tags', () => new Map<string, readonly string[]>());

function unmoved(order: Json): Json {
  return { ...order, updatedAt: order['createdAt'] };
}
