/** A mock of a bare document: answers with its examples, and keeps what is created, changed and deleted. */
import { z } from 'zod';
import { type ContractDocument, document } from '../contract/document.ts';
import { type ContractOperation, contractOperations, isJsonType, loadContract } from '../contract/operations.ts';
import { exampleOf } from '../contract/sample.ts';
import { defineMock, type Mock } from '../definition.ts';
import { bearerIdentity } from '../pipeline/bearer.ts';
import type { Call } from '../pipeline/call.ts';
import type { SomeOperation, SomeReply } from '../pipeline/operation.ts';
import { notFound } from '../pipeline/problem.ts';
import { violations } from '../pipeline/validate.ts';
import type { Collection } from '../world/collection.ts';
import { createModel } from '../world/model.ts';
import { hashFile } from '../world/files.ts';
import { createSeed } from '../world/seed.ts';
import { table } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import { keptOf } from './directions.ts';
import {
  type Body,
  idOf,
  isBody,
  itemsIn,
  pick,
  propertiesOf,
  requiredOf,
  namesEtag,
  type Shape,
  shapeOf,
  successOf,
} from './shape.ts';

/** `body` is null once the item is deleted. */
const itemRecord = z.strictObject({
  /** address of the item: `/shops/1/items/7` */
  id: z.string(),
  /** address of its list: `/shops/1/items` */
  list: z.string(),
  body: z.record(z.string(), z.unknown()).nullable(),
  /** by a caller in its list, so that the items of the list are known from then on */
  isCreated: z.boolean().optional(),
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
  const operations = contractOperations.map((operation) => [operation.operationId, bareOperation(operation)]);
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

function bareOperation(operation: ContractOperation): Pick<SomeOperation, 'handle' | 'locate'> {
  const { status, type, media, hasEtag } = successOf(operation);
  const isItem = operation.path.endsWith('}');
  /** @param version of the item, where it has more than the answer or less */
  const reply = (body: unknown, version = body): SomeReply => ({
    ...replyTo(body),
    ...(hasEtag && { headers: { ETag: etagOf(version) } }),
  });
  const replyTo = (body: unknown): SomeReply => {
    if (!media || type === null) return { status };
    // A body that breaks its schema, such as a sample of one that refers to itself, is sent all the same.
    if (isJsonType(type) && violations(media.schema, body).length === 0) return { status, body };
    const bytes = Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
    return { status, file: { type, write: async () => bytes } };
  };
  const example = () => (media ? exampleOf(media) : undefined);
  const at = ({ params }: { params: unknown }) => addressOf(operation, params);
  // The document does not change.
  let known: Shape | undefined;
  const shape = () => (known ??= shapeOf(isItem ? listOf(operation.path) : operation.path, media));
  /** With what the answer of this operation needs besides. */
  const replyWith = (item: Body) => reply({ ...requiredOf(media), ...item }, item);
  const sent = ({ body }: { body: unknown }) => (operation.body ? keptOf(document, operation.body, body) : body);
  const store: Handle = (request, call) => {
    const body = sent(request);
    return isBody(body) ? replyWith(create(call, at(request), body, shape())) : reply(example());
  };
  const handlers: Partial<Record<ContractOperation['method'], Handle>> = isItem
    ? {
        GET: (request, { world }) => reply(read(world, at(request), shape(), example())),
        PUT: (request, { world }) => replyWith(write(world, at(request), sent(request), shape())),
        PATCH: (request, { world }) => {
          const of = shape();
          const before = read(world, at(request), of, of.example);
          const body = sent(request);
          const changed = { ...(isBody(before) && before), ...(isBody(body) && body) };
          return replyWith(write(world, at(request), changed, of));
        },
        DELETE: (request, { world }) => {
          const address = at(request);
          read(world, address, shape(), undefined);
          itemsOf(world).put({ ...itemsOf(world).get(address), id: address, list: listOf(address), body: null });
          return reply(example());
        },
      }
    : {
        GET: (request, { world }) => {
          const wanted = media ? pick(request.query as Body, propertiesOf(media)) : {};
          return reply(withItems(world, at(request), { example: example(), key: shape().key, wanted }));
        },
        ...(operation.body && { POST: store, PUT: store }),
      };
  const perform = handlers[operation.method] ?? (() => reply(example()));
  let owners: readonly { path: string; shape: Shape }[] | undefined;
  const handle: Handle = (request, call, ...rest) => {
    owners ??= ownersOf(operation.path).map((path) => ({ path, shape: shapeOf(listOf(path), null) }));
    for (const owner of owners) read(call.world, addressOf(owner, request.params), owner.shape, undefined);
    return perform(request, call, ...rest);
  };
  // Callers cannot know a version that no answer names.
  const isNamed = contractOperations.some(({ path, responses }) => path === operation.path && namesEtag(responses));
  if (!isItem || !operation.takesIfMatch || !isNamed) return { handle };
  const locate: SomeOperation['locate'] = (params, { world }) => {
    const of = shape();
    return { etag: etagOf(read(world, addressOf(operation, params), of, of.example)) };
  };
  return { handle, locate };
}

/** Paths of the items that a path is below: `/shops/{shop}` of `/shops/{shop}/items/{item}`. */
const ownersOf = (path: string): string[] =>
  [...path.matchAll(/\}(?=\/)/g)].map(({ index }) => path.slice(0, index + 1));

/** Equal contents have equal ETags. */
const etagOf = (body: unknown): string => `"${hashFile(Buffer.from(JSON.stringify(body) ?? '')).slice(0, 16)}"`;

const itemsOf = (world: World) => world.table('items' as never) as unknown as Collection<Item, 'list'>;

const addressOf = ({ path }: Pick<ContractOperation, 'path'>, params: unknown) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => segmentOf(String((params as Record<string, string>)[name])));

/** An id as one part of an address. */
const segmentOf = (id: string) => id.replaceAll('%', '%25').replaceAll('/', '%2F');

const listOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
const idIn = (address: string) =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .replaceAll('%2F', '/')
    .replaceAll('%25', '%');

/** The id of a body in the type of the example's. @throws Problem 404 for a text where ids are numbers */
function withId(body: Body, id: string, { key, example }: Shape): Body {
  if (!isBody(example) || !Object.hasOwn(example, key)) return body;
  if (typeof example[key] !== 'number') return { ...body, [key]: id };
  if (!Number.isFinite(Number(id))) throw notFound();
  return { ...body, [key]: Number(id) };
}

/**
 * Any id has the example until a caller has created an item in its list.
 * @throws Problem 404 for a deleted item, and then for one that is neither created nor in an example
 */
function read(world: World, address: string, shape: Shape, example: unknown): unknown {
  const item = itemsOf(world).get(address);
  if (item) {
    if (item.body === null) throw notFound();
    return item.body;
  }
  const isKnown = itemsOf(world)
    .where('list', listOf(address))
    .some(({ isCreated }) => isCreated);
  if (isKnown && !shape.shown.has(idIn(address))) throw notFound();
  return isBody(example) ? withId(example, idIn(address), shape) : example;
}

/** Keeps what was sent, and what no item can do without. */
function write(world: World, address: string, body: unknown, shape: Shape, isCreated = false): Body {
  const before = itemsOf(world).get(address);
  const required = { ...shape.required, ...pick(before?.body ?? {}, Object.keys(shape.required)) };
  const whole = withId({ ...required, ...(isBody(body) && body) }, idIn(address), shape);
  const mark = (isCreated || before?.isCreated) && { isCreated: true };
  itemsOf(world).put({ id: address, list: listOf(address), body: whole, ...mark });
  return whole;
}

/** An answer without a body keeps the item too, under the id that the caller gave it. */
function create({ world }: Call, list: string, body: Body, shape: Shape): Body {
  const { length } = itemsOf(world).where('list', list);
  const shown = isBody(shape.example) ? shape.example[shape.key] : null;
  const counted = typeof shown === 'number' ? String(shown + length + 1) : null;
  const id = idOf(body, shape.key) ?? counted ?? world.id('itm');
  return write(world, `${list}/${segmentOf(id)}`, body, shape, true);
}

type Wanted = {
  example: unknown;
  key: string;
  /** values of the query for properties of the items */
  wanted: Body;
};

/** Examples first, without those that were deleted or changed, then what this world has; of both, what the query asks. */
function withItems(world: World, list: string, { example, key, wanted }: Wanted): unknown {
  const found = itemsIn(example);
  if (!found) return example;
  const stored = itemsOf(world).where('list', list);
  const ids = new Set(stored.map(({ id }) => idIn(id)));
  const rest = found.items.filter((each) => !ids.has(idOf(each, key) ?? ''));
  const items = [...rest, ...stored.flatMap(({ body }) => body ?? [])].filter((each) => meets(each, wanted));
  return found.place === null ? items : { ...(example as Body), [found.place]: items };
}

/** Whether an item has one of the values that the query names for each property. */
function meets(item: unknown, wanted: Body): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const own = [isBody(item) ? item[name] : undefined].flat();
    // What has parts is equal to no text.
    return own.some(isPart) || [value].flat().some((one) => own.some((each) => String(each) === String(one)));
  });
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null;
