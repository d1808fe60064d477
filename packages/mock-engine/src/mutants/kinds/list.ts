/** Kinds with wrong lists whose bodies are valid by their schemas. */
import { type Answered, isJson, isSuccess, type Json, objectIn, type Sent, withBody } from '../exchange.ts';
import { type Kind, type Seen, successBodies, takes } from './kind.ts';
import { describe } from './places.ts';

type Rows = { rows: Json[]; page: Json | null };

const inPages = takes('page');
const isList: Kind['fits'] = (operation) =>
  successBodies(operation).some(([, { schema }]) => describe(schema).properties['data'] !== undefined);

function listKind(name: string, does: string, fits: Kind['fits'], mutate: (list: Rows) => Rows | null): Kind {
  return {
    name,
    does,
    fits,
    otherwise: fits === inPages ? 'no list comes in pages' : 'no answer is a list',
    answer: (answered) => withRows(answered, mutate),
  };
}

/** The list answer with other rows or page figures; null when it is not a list or unchanged. */
export function withRows(answered: Answered, mutate: (list: Rows) => Rows | null): Answered | null {
  const body = isSuccess(answered) ? objectIn(answered.text) : null;
  if (!body || !Array.isArray(body['data'])) return null;
  const page = isJson(body['page']) ? body['page'] : null;
  const list = mutate({ rows: body['data'] as Json[], page });
  return list && withBody(answered, { ...body, data: list.rows, ...(list.page && { page: list.page }) });
}

const counted = (name: string, does: string, mutate: (page: Record<string, number>) => Json): Kind =>
  listKind(name, does, inPages, ({ rows, page }) =>
    page ? { rows, page: { ...page, ...mutate(page as Record<string, number>) } } : null,
  );

const ordered = (name: string, does: string, reorder: (rows: Json[]) => Json[]): Kind =>
  listKind(name, does, isList, ({ rows, page }) => (rows.length > 1 ? { rows: reorder(rows), page } : null));

const pageAsked = ({ search }: Sent): number => Number(new URLSearchParams(search).get('page') ?? 1);

/** Whether the list has more rows than the page. */
function isCut({ answered }: Seen): boolean {
  const body = isSuccess(answered) ? objectIn(answered.text) : null;
  return isJson(body?.['page']) && Number(body['page']['totalPages']) > 1;
}

const KINDS: readonly Kind[] = [
  counted('one-item-too-many', 'counts one item too many', ({ totalItems = 0 }) => ({ totalItems: totalItems + 1 })),
  counted('total-of-page', 'counts only the items of the page', ({ totalItems = 0, size = 0 }) => ({
    totalItems: Math.min(totalItems, size),
    totalPages: Math.min(totalItems, 1),
  })),
  counted('one-page-too-many', 'counts one page too many', ({ totalPages = 0 }) => ({ totalPages: totalPages + 1 })),
  counted('pages-from-zero', 'counts pages from 0 in the answer', ({ number = 1 }) => ({ number: number + 1 })),
  counted('size-of-default', 'always names the default size', ({ size }) => ({ size: size === 25 ? 50 : 25 })),
  ordered('reversed', 'lists in the opposite order', (rows) => rows.toReversed()),
  ordered('last-first', 'lists the last item first', (rows) => [...rows.slice(-1), ...rows.slice(0, -1)]),
  ordered('first-item-twice', 'lists an item twice', (rows) => [...rows.slice(0, 1), ...rows.slice(0, -1)]),
  ordered('item-added-twice', 'lists one more item than there are', (rows) => [...rows, ...rows.slice(0, 1)]),
  ordered('drops-last-item', 'leaves the last item out', (rows) => rows.slice(0, -1)),
  listKind('empty-list', 'lists nothing', isList, ({ rows, page }) =>
    rows.length > 0 ? { rows: [], page: page && { ...page, totalItems: 0, totalPages: 0 } } : null,
  ),
  {
    name: 'unpaged-page',
    does: 'gives everything on every page',
    fits: inPages,
    otherwise: 'no list comes in pages',
    meets: (seen) => seen.some((one) => inPages(one.exchange.operation) && isCut(one)),
    answer: async (answered, { operation, sent, forward }) => {
      const search = new URLSearchParams(sent.search);
      if (!inPages(operation) || !isSuccess(answered) || Number(search.get('perPage') ?? 25) >= 100) return null;
      search.set('page', '1');
      search.set('perPage', '100');
      const all = objectIn((await forward({ ...sent, search: String(search) })).text)?.['data'] as Json[];
      return withRows(answered, ({ rows, page }) => (all.length > rows.length ? { rows: all, page } : null));
    },
  },
  {
    name: 'pages-overlap',
    does: 'begins a page with the last item of the one before',
    fits: inPages,
    otherwise: 'no list comes in pages',
    meets: (seen) => seen.some(({ exchange }) => inPages(exchange.operation) && pageAsked(exchange.sent) > 1),
    answer: async (answered, { operation, sent, forward }) => {
      const search = new URLSearchParams(sent.search);
      const number = pageAsked(sent);
      if (!inPages(operation) || !isSuccess(answered) || number < 2) return null;
      search.set('page', String(number - 1));
      const before = objectIn((await forward({ ...sent, search: String(search) })).text)?.['data'] as Json[];
      return withRows(answered, ({ rows, page }) =>
        rows.length > 0 ? { rows: [...before.slice(-1), ...rows.slice(0, -1)], page } : null,
      );
    },
  },
];

export const listKinds: readonly Kind[] = KINDS.map((kind) => ({ ...kind, isOfOperation: true }));
