/** A mock of a bare document: answers with its examples, and keeps what is created, changed and deleted. */
import { z } from 'zod';
import type { ContractDocument } from '../contract/document.ts';
import {
  type ContractOperation,
  contractOperations,
  isJsonType,
  loadContract,
  mediaOf,
} from '../contract/operations.ts';
import { exampleOf } from '../contract/sample.ts';
import { defineMock, type Mock } from '../definition.ts';
import { bearerIdentity } from '../pipeline/bearer.ts';
import type { Call } from '../pipeline/call.ts';
import type { SomeOperation, SomeReply } from '../pipeline/operation.ts';
import { notFound } from '../pipeline/problem.ts';
import { violations } from '../pipeline/validate.ts';
import type { Collection } from '../world/collection.ts';
import { createModel } from '../world/model.ts';
import { createSeed } from '../world/seed.ts';
import { table } from '../world/tables.ts';
import type { World } from '../world/world.ts';

type Body = Record<string, unknown>;

/** `body` is null once the item is deleted. */
const itemRecord = z.strictObject({
  /** address of the item: `/shops/1/items/7` */
  id: z.string(),
  /** address of its list: `/shops/1/items` */
  list: z.string(),
  body: z.record(z.string(), z.unknown()).nullable(),
});
type Item = z.infer<typeof itemRecord>;

const TABLES = { items: table(itemRecord, { list: ({ list }) => list }) };

const SCENARIOS = {
  'server-error': { summary: '500 where it is declared.', rules: [{ when: {}, then: { status: 500 } }] },
  unauthorized: { summary: '401 where it is declared.', rules: [{ when: {}, then: { status: 401 } }] },
  slow: { summary: 'The real answer, two seconds late.', rules: [{ when: {}, then: { delayMs: 2000 } }] },
  offline: { summary: 'The connection is dropped.', rules: [{ when: {}, then: { drop: true } }] },
};

const START = '2026-01-01T09:00:00Z';

/** @param contract as `readDocument` returns it */
export function bareMock(contract: ContractDocument): Mock {
  loadContract(contract);
  const model = createModel({
    name: 'bare',
    // The tables of a bare document are known to no program, so they are not registered.
    tables: TABLES as never,
    scenarios: SCENARIOS,
  });
  const credentials = credentialHeaders(contract);
  const operations = contractOperations.map((operation) => [operation.operationId, { handle: handlerOf(operation) }]);
  return defineMock({
    version: contract.info.version,
    contract,
    seed: () => createSeed(model, START, {}),
    operations: Object.fromEntries(operations) as never,
    // Whatever credentials are sent are valid.
    identity: {
      ...bearerIdentity({ find: () => ({}) as never, idsOf: () => ({ id: 'caller', sessionId: 'caller' }) }),
      identify: (_world, _operation, headers) => (credentials.some((name) => headers.has(name)) ? ({} as never) : null),
    },
  });
}

/** Headers of a token, a session, or a key that the document names, in lower case. */
function credentialHeaders({ components }: ContractDocument): string[] {
  const schemes = Object.values(components['securitySchemes'] ?? {}) as { in?: string; name?: string }[];
  const keys = schemes.flatMap((scheme) => (scheme.in === 'header' && scheme.name ? [scheme.name.toLowerCase()] : []));
  return ['authorization', 'cookie', ...keys];
}

type Handle = SomeOperation['handle'];

function handlerOf(operation: ContractOperation): Handle {
  const [status = 200] = [...operation.responses.keys()]
    .filter((code) => code >= 200 && code < 300)
    .sort((a, b) => a - b);
  const response = operation.responses.get(status);
  const described = response ? mediaOf(response) : null;
  const isItem = operation.path.endsWith('}');
  const reply = (body: unknown): SomeReply => {
    if (!described) return { status };
    const { type, media } = described;
    // A body that breaks its schema, such as a sample of one that refers to itself, is sent all the same.
    if (isJsonType(type) && violations(media.schema, body).length === 0) return { status, body };
    const bytes = Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
    return { status, file: { type, write: async () => bytes } };
  };
  const example = () => (described ? exampleOf(described.media) : undefined);
  const at = ({ params }: { params: unknown }) => addressOf(operation, params);
  const store: Handle = (request, call) => reply(create(call, at(request), request.body, example()));
  const handlers: Partial<Record<ContractOperation['method'], Handle>> = isItem
    ? {
        GET: (request, { world }) => reply(read(world, at(request), example())),
        PUT: (request, { world }) => reply(write(world, at(request), request.body as Body, example())),
        PATCH: (request, { world }) => {
          const before = read(world, at(request), example()) as Body;
          return reply(write(world, at(request), { ...before, ...(request.body as Body) }, example()));
        },
        DELETE: (request, { world }) => {
          const address = at(request);
          read(world, address, {});
          itemsOf(world).put({ id: address, list: listOf(address), body: null });
          return reply(example());
        },
      }
    : {
        GET: (request, { world }) => reply(withItems(world, at(request), example())),
        ...(operation.body && { POST: store, PUT: store }),
      };
  return handlers[operation.method] ?? (() => reply(example()));
}

const itemsOf = (world: World) => world.table('items' as never) as unknown as Collection<Item, 'list'>;

const addressOf = ({ path }: ContractOperation, params: unknown) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => String((params as Record<string, string>)[name]));

const listOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
const idIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a body in the type of the example's. @throws Problem 404 for a text where ids are numbers */
function withId(body: Body, id: string, example: unknown): Body {
  if (!isBody(example) || !('id' in example)) return body;
  if (typeof example['id'] !== 'number') return { ...body, id };
  if (!Number.isFinite(Number(id))) throw notFound();
  return { ...body, id: Number(id) };
}

/** @throws Problem 404 for a deleted item */
function read(world: World, address: string, example: unknown): unknown {
  const item = itemsOf(world).get(address);
  if (item?.body === null) throw notFound();
  return item?.body ?? (isBody(example) ? withId(example, idIn(address), example) : example);
}

function write(world: World, address: string, body: Body, example: unknown): Body {
  const whole = withId({ ...(isBody(example) ? example : {}), ...body }, idIn(address), example);
  itemsOf(world).put({ id: address, list: listOf(address), body: whole });
  return whole;
}

/** An answer without a body keeps the item too, under the id that the caller gave it. */
function create({ world }: Call, list: string, body: unknown, example: unknown): unknown {
  if (!isBody(body)) return example;
  const { length } = itemsOf(world).where('list', list);
  const counted = isBody(example) && typeof example['id'] === 'number' ? String(example['id'] + length + 1) : null;
  const given = typeof body['id'] === 'string' || typeof body['id'] === 'number' ? String(body['id']) : null;
  return write(world, `${list}/${given ?? counted ?? world.id('itm')}`, body, example);
}

/** Examples first, without those that were deleted or changed, then what this world has. */
function withItems(world: World, list: string, example: unknown): unknown {
  const stored = itemsOf(world).where('list', list);
  const place = isBody(example) ? Object.keys(example).find((key) => Array.isArray(example[key])) : null;
  const shown = place == null ? example : (example as Body)[place];
  if (place === undefined || !Array.isArray(shown)) return example;
  const ids = new Set(stored.map(({ id }) => idIn(id)));
  const examples: readonly unknown[] = shown;
  const rest = examples.filter((each) => !isBody(each) || !ids.has(String(each['id'])));
  const items = [...rest, ...stored.flatMap(({ body }) => body ?? [])];
  return place === null ? items : { ...(example as Body), [place]: items };
}
