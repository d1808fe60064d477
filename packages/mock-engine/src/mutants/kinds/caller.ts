/** Kinds that ignore part of a request and answer as if they had not. */
import { randomUUID } from 'node:crypto';
import type { ContractOperation } from '../../contract/operations.ts';
import { isJson, isSuccess, objectIn, type Sent, withBody, withHeader, worldOf } from '../exchange.ts';
import { type Exceptions, type Kind, requires, successBodies, takes } from './kind.ts';
import { placesOf } from './places.ts';

const keyed = ({ takesIdempotencyKey }: ContractOperation) => takesIdempotencyKey;
const listKeys = ({ query }: ContractOperation): string[] => {
  const { schema } = query.find(({ name }) => name === 'sort') ?? {};
  return ((schema?.['items'] as { enum?: string[] } | undefined)?.enum ?? []).filter((key) => !key.startsWith('-'));
};

/** The request with other sort keys; null when they do not change. */
function sortedBy(sent: Sent, change: (keys: string[]) => string[]): Sent | null {
  const search = new URLSearchParams(sent.search);
  const asked = search.get('sort');
  const wanted = change(asked ? asked.split(',') : []).join(',');
  if (wanted === (asked ?? '')) return null;
  search.set('sort', wanted);
  return { ...sent, search: String(search) };
}

const sorts: Pick<Kind, 'fits' | 'otherwise'> = { fits: takes('sort'), otherwise: 'no operation takes sort' };

const KINDS: readonly Kind[] = [
  {
    name: 'sorts-the-other-way',
    does: 'sorts in the opposite direction',
    ...sorts,
    request: (sent) => sortedBy(sent, (keys) => keys.map((key) => (key.startsWith('-') ? key.slice(1) : `-${key}`))),
  },
  {
    name: 'first-sort-key-only',
    does: 'sorts by one key',
    ...sorts,
    request: (sent) => sortedBy(sent, (keys) => keys.slice(0, 1)),
  },
  {
    name: 'sorts-unasked-otherwise',
    does: 'changes the default order',
    ...sorts,
    request: (sent, { operation }) =>
      sortedBy(sent, (keys) =>
        keys.length > 0
          ? keys
          : listKeys(operation)
              .slice(-1)
              .map((key) => `-${key}`),
      ),
  },
  {
    name: 'ten-on-a-page',
    does: 'puts at most ten rows on a page',
    fits: takes('perPage'),
    otherwise: 'no operation takes perPage',
    request: (sent) => {
      const search = new URLSearchParams(sent.search);
      if (!(Number(search.get('perPage') ?? 25) > 10)) return null;
      search.set('perPage', '10');
      return { ...sent, search: String(search) };
    },
  },
  {
    name: 'last-page-forever',
    does: 'shows the last page for all beyond it',
    fits: takes('page'),
    otherwise: 'no list comes in pages',
    meets: (seen) => seen.some(({ exchange, answered }) => isBeyond(exchange.operation, answered.text)),
    answer: (answered, { operation, sent, forward }) => {
      if (!isSuccess(answered) || !isBeyond(operation, answered.text)) return null;
      const page = objectIn(answered.text)?.['page'] as { totalPages: number };
      const search = new URLSearchParams(sent.search);
      search.set('page', String(Math.max(1, page.totalPages)));
      return forward({ ...sent, search: String(search) });
    },
  },
  {
    name: 'does-it-twice',
    does: 'does everything twice',
    fits: keyed,
    otherwise: 'no operation takes Idempotency-Key',
    meets: (seen) => seen.some(({ exchange }) => keyed(exchange.operation)),
    answer: async (answered, { operation, sent, forward }) =>
      keyed(operation) && isSuccess(answered) ? forward(withHeader(sent, 'idempotency-key', randomUUID())) : null,
  },
  {
    name: 'one-key-for-all',
    does: 'treats every attempt as the same',
    fits: keyed,
    otherwise: 'no operation takes Idempotency-Key',
    request: (sent) => {
      const key = '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10';
      const original = sent.headers['idempotency-key'];
      return original === undefined || original === key ? null : withHeader(sent, 'idempotency-key', key);
    },
  },
  {
    name: 'replay-with-200',
    does: 'answers a repeated attempt with another status',
    fits: keyed,
    otherwise: 'no operation takes Idempotency-Key',
    answer: (answered) =>
      answered.headers['idempotency-replayed'] === undefined
        ? null
        : { ...answered, status: answered.status === 200 ? 201 : 200 },
  },
  {
    name: 'confuses-callers',
    does: 'confuses sessions',
    // What is cacheable for a day is the same for every caller.
    fits: (operation) => operation.isSecured && !requires('Vary')(operation),
    otherwise: 'every response is the same for all callers',
    meets: (seen) => new Set(seen.map(({ exchange }) => exchange.sent.headers['authorization'])).size > 1,
    request: (sent, { memory }) => {
      const token = sent.headers['authorization'];
      if (token === undefined) return null;
      const first = memory.of(`first token of ${worldOf(sent)}`, () => token);
      return first === token ? null : withHeader(sent, 'authorization', first);
    },
  },
  {
    name: 'one-moment-of-change',
    does: 'never updates the moment of a change',
    fits: (operation) =>
      operation.takesIfMatch &&
      successBodies(operation).some(([, { schema }]) => [...placesOf(schema)].some(({ key }) => key === 'updatedAt')),
    otherwise: 'nothing that is changed has a moment of change',
    answer: (answered) => {
      if (!isSuccess(answered)) return null;
      const text = answered.text.replace(
        /("createdAt":("[^"]+").*?"updatedAt":)"[^"]+"/,
        (_all, before: string, created: string) => before + created,
      );
      return { ...answered, text };
    },
  },
  {
    name: 'byte-order-mark',
    does: 'begins its JSON with a byte order mark',
    fits: () => true,
    otherwise: '',
    answer: (answered) => (answered.text === '' ? null : { ...answered, text: `\uFEFF${answered.text}` }),
  },
];

/** @param exceptions of the application */
export const callerKinds = ({ ignoresToken, etagProperty = 'etag' }: Exceptions = {}): readonly Kind[] => [
  ...KINDS,
  {
    name: 'current-of-another-version',
    does: 'shows another version as the current one',
    fits: ({ takesIfMatch }) => takesIfMatch,
    otherwise: 'no operation takes If-Match',
    answer: (answered) => {
      const problem = answered.status === 412 ? objectIn(answered.text) : null;
      const current = problem?.['current'];
      if (!isJson(current)) return null;
      const version = Number(current['version']);
      const other = version > 0 ? { version: version + 1 } : { [etagProperty]: 'of-another-time' };
      return withBody(answered, { ...problem, current: { ...current, ...other } });
    },
  },
  {
    name: 'ignores-optional-token',
    does: 'ignores an optional token',
    fits: (operation) => !operation.isSecured && operation.responses.has(204) && !ignoresToken?.(operation),
    otherwise: 'every operation needs a token or does nothing with one',
    request: (sent) => (sent.headers['authorization'] ? withHeader(sent, 'authorization', null) : null),
  },
];

/** Whether the request is for a page after the last. */
function isBeyond({ query }: ContractOperation, text: string): boolean {
  const page = objectIn(text)?.['page'];
  return (
    query.some(({ name }) => name === 'page') &&
    isJson(page) &&
    Number(page['number']) > Math.max(1, Number(page['totalPages']))
  );
}
