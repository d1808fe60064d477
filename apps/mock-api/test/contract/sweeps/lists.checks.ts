/** Every paged list: paging, sorting by each declared key, filtering by each declared filter. */
import type { OperationId } from '@zakupki/api-client/operation';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { Page } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { callerOf } from './inputs/callers.ts';
import { LISTS } from './inputs/list-rules.ts';
import type { List, Row, Value } from './inputs/list.ts';
import { type Described, operations } from '../suite/operations.ts';

type Listed = { data: Row[]; page: Page };
type Query = Record<string, string | number>;

async function pageOf(
  caller: ContractClient,
  { operationId, params = {}, within = {}, id = 'id' }: List,
  query: Query,
): Promise<Listed> {
  const pairs = Object.entries({ ...within, ...query }).map(([name, value]) => [name, String(value)] as const);
  const { status, body } = await caller.send(operationId, { params, query: pairs });
  if (status !== 200)
    throw new Error(`${operationId} ${JSON.stringify(query)} gave ${status}: ${JSON.stringify(body)}`);
  // `send` has validated the answer; all of these lists have this shape.
  const { data, page } = body as { data: Record<string, string>[]; page: Page };
  return { data: data.map((row) => ({ ...row, id: row[id] ?? '' })), page };
}

const rowsOf = async (caller: ContractClient, list: List, query: Query = {}): Promise<Row[]> =>
  (await pageOf(caller, list, { perPage: 100, ...query })).data;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

function requireOperation(operationId: OperationId): Described {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  return operation;
}

/** A caller whose rows differ in every sort key and filter. */
async function prepared({ operationId, prepare }: List): Promise<ContractClient> {
  const caller = await callerOf(requireOperation(operationId));
  await prepare?.(caller);
  return caller;
}

for (const list of LISTS) {
  const { operationId } = list;
  const operation = requireOperation(operationId);
  const { describe, it } = checks(operation.resource);
  const declared = operation.query.map(({ name }) => name);
  const sortKeys = sortsOf(operationId);

  describe(operationId, () => {
    it('in pages of two returns every row once', async () => {
      const caller = await prepared(list);
      const whole = await rowsOf(caller, list);
      expect(whole.length).toBeGreaterThan(2);
      const pagedRows: Row[] = [];
      const totalPages = Math.ceil(whole.length / 2);
      for (let page = 1; page <= totalPages + 1; page++) {
        const part = await pageOf(caller, list, { page, perPage: 2 });
        expect(part.page).toEqual({ number: page, size: 2, totalItems: whole.length, totalPages });
        pagedRows.push(...part.data);
      }
      expect(pagedRows).toEqual(whole);
      const byDefault = await pageOf(caller, list, {});
      expect(byDefault.page).toMatchObject({ number: 1, size: 25, totalItems: whole.length });
      expect(byDefault.data).toEqual(whole.slice(0, 25));
    });

    if (sortKeys.length > 0)
      it('is sorted by every declared key in both directions, rows without a value last', async () => {
        expect(new Set(sortKeys.map((key) => key.replace('-', '')))).toEqual(new Set(Object.keys(list.sorts)));
        const caller = await prepared(list);
        const whole = await rowsOf(caller, list);
        expect(idsOf(whole)).toEqual(idsOf(await rowsOf(caller, list, { sort: list.usual })));
        for (const key of sortKeys) {
          const rows = await rowsOf(caller, list, { sort: key });
          expect(idsOf(rows).toSorted(), key).toEqual(idsOf(whole).toSorted());
          expect(outOfOrder(rows, list, [key]), key).toEqual([]);
        }
        const [first = ''] = list.tied;
        expect(outOfOrder(await rowsOf(caller, list, { sort: list.tied.join(',') }), list, list.tied), first).toEqual(
          [],
        );
      });

    const filters = declared.filter((name) => !['page', 'perPage', 'sort', ...(list.counting ?? [])].includes(name));
    if (filters.length > 0)
      it('is filtered by every declared filter to exactly the matching rows', async () => {
        expect(new Set(list.filters.flatMap(({ query }) => Object.keys(query)))).toEqual(new Set(filters));
        const caller = await prepared(list);
        const whole = await rowsOf(caller, list);
        const hidden = declared.includes('archived') ? await rowsOf(caller, list, { archived: 'true' }) : [];
        for (const { query, matches } of list.filters) {
          const among = query['archived'] === 'true' ? hidden : whole;
          const expected = among.filter(matches);
          const said = JSON.stringify(query);
          expect(new Set(idsOf(await rowsOf(caller, list, query))), said).toEqual(new Set(idsOf(expected)));
          expect((await pageOf(caller, list, { ...query, perPage: 1 })).page.totalItems, said).toBe(expected.length);
        }
      });
  });
}

/** The keys a list may be sorted by, with and without the minus. */
function sortsOf(operationId: OperationId): string[] {
  const { query = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  const sort = query.find(({ name }) => name === 'sort');
  if (!sort) return [];
  const { items } = resolve<Schema>(sort.schema as { $ref: string }) as { items?: { enum?: string[] } };
  return items?.enum ?? [];
}

const names = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

/** Neighbouring rows in the wrong order. */
function outOfOrder(rows: readonly Row[], { sorts }: List, keys: readonly string[]): string[] {
  return rows.slice(1).flatMap((row, at) => {
    const before = rows[at];
    if (!before) return [];
    for (const key of keys) {
      const value = sorts[key.replace('-', '')];
      const [x, y] = [value?.(before) ?? null, value?.(row) ?? null];
      if (x === y) continue;
      const down = key.startsWith('-');
      const right = x === null ? false : y === null || (down ? compare(x, y) >= 0 : compare(x, y) <= 0);
      if (right && x !== null && y !== null && compare(x, y) === 0) continue;
      return right ? [] : [`${key}: ${x} before ${y}`];
    }
    return [];
  });
}

const compare = (x: Value, y: Value): number =>
  typeof x === 'string' || typeof y === 'string' ? names.compare(String(x), String(y)) : x - y;
