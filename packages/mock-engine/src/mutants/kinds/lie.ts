/** Kinds whose answers contradict the stored data, although each answer is valid by its schema. */
import { contractOperations, type ContractOperation, isJsonType, mediaOf } from '../../contract/operations.ts';
import {
  type Answered,
  type Exchange,
  isJson,
  isSuccess,
  type Json,
  objectIn,
  type Sent,
  withBody,
  withHeader,
  worldOf,
} from '../exchange.ts';
import { type Exceptions, followed, type Kind, type Seen, successBodies } from './kind.ts';
import { withRows } from './list.ts';
import { placesOf } from './places.ts';
import { isId } from './value-change.ts';

/** A file never changes, so it cannot be outdated. */
const isReadAsJson = (operation: ContractOperation | undefined): boolean => {
  const success = operation?.method === 'GET' ? operation.responses.get(200) : undefined;
  return success !== undefined && isJsonType(mediaOf(success)?.type ?? '');
};

const PAGE_OF_ALL = 'perPage=100';

const isCreation: Kind['fits'] = ({ responses, method }) => method === 'POST' && responses.has(201);
/** The path of a file returns its bytes, not the changed entity. */
const isUpdate: Kind['fits'] = ({ method, path, responses }) => {
  const reading = operationAt('GET', path);
  return method === 'PATCH' && responses.has(200) && (reading === undefined || isReadAsJson(reading));
};
const isAction: Kind['fits'] = ({ method, path, responses, takesIfMatch }) =>
  method === 'POST' && takesIfMatch && responses.has(200) && parentOf(path).endsWith('}');

const operationAt = (method: string, path: string): ContractOperation | undefined =>
  contractOperations.find((operation) => operation.method === method && operation.path === path);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Every object in a body, including nested ones. */
function* objectsIn(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (isJson(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* objectsIn(inner);
  }
}

/** The entity with this id in an answer; an entity without an id is found by its key. */
function thingIn(body: Json | null, id: string): Json | null {
  for (const object of objectsIn(body)) {
    if (object['id'] === id) return object;
    const named = object[id];
    if (isJson(named)) return named;
  }
  return null;
}

type Earlier = { id: string; before: Json; answer: Answered };

const earlierIn = ({ memory, sent }: Exchange): Map<string, Earlier> =>
  memory.of(`earlier ${worldOf(sent)}`, () => new Map<string, Earlier>());

/** Reads an entity before it changes: by its path, or in its list or parent. */
async function readBefore(sent: Sent, exchange: Exchange, path: string): Promise<void> {
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const asked: Sent = { ...sent, method: 'GET', body: '', search: '', path };
  let answer = await exchange.forward(asked);
  if (!isSuccess(answer)) answer = await exchange.forward({ ...asked, path: parentOf(path) });
  if (!isSuccess(answer)) answer = await exchange.forward({ ...asked, path: parentOf(path), search: PAGE_OF_ALL });
  const before = thingIn(objectIn(answer.text), id);
  if (before) earlierIn(exchange).set(`read ${path}`, { id, before, answer });
}

/** The answer with the earlier entity; null when the entity is absent or unchanged. */
function asBefore(answered: Answered, { id, before }: Earlier): Answered | null {
  const body = objectIn(answered.text);
  const now = thingIn(body, id);
  if (!body || !now) return null;
  let mutated = false;
  for (const [key, value] of Object.entries(before)) {
    if (!(key in now) || JSON.stringify(now[key]) === JSON.stringify(value)) continue;
    now[key] = value;
    mutated = true;
  }
  return mutated ? withBody(answered, body) : null;
}

const done =
  (fits: Kind['fits']) =>
  ({ exchange, answered }: Seen): boolean =>
    fits(exchange.operation) && isSuccess(answered);
const read = ({ exchange }: Seen): boolean => exchange.operation.method === 'GET';
const refusedWith = (status: number) => (seen: readonly Seen[]) =>
  seen.some(({ answered }) => answered.status === status);

/** A write that is answered but missing when the entity is read again. */
function notStored(
  name: string,
  does: string,
  fits: Kind['fits'],
  otherwise: string,
  pathOf: (path: string) => string,
): Kind {
  return {
    name,
    does,
    fits,
    otherwise,
    meets: followed(done(fits), read),
    request: async (sent, exchange) => {
      if (fits(exchange.operation)) await readBefore(sent, exchange, pathOf(sent.path));
      return null;
    },
    answer: (answered, exchange) => {
      const earlier = earlierIn(exchange);
      const path = pathOf(exchange.sent.path);
      const seen = earlier.get(`read ${path}`);
      if (fits(exchange.operation)) {
        if (isSuccess(answered) && seen) earlier.set(`undone ${path}`, seen);
        return null;
      }
      if (exchange.operation.method !== 'GET' || !isSuccess(answered)) return null;
      for (const [key, thing] of earlier) {
        const mutated = key.startsWith('undone ') ? asBefore(answered, thing) : null;
        if (mutated) return mutated;
      }
      return null;
    },
  };
}

/** Ids of what an operation created, one or several. */
function createdIn({ text }: Answered): unknown[] {
  const body = objectIn(text);
  const several = body?.['data'];
  return Array.isArray(several) ? several.map(({ id }: Json) => id) : [body?.['id']];
}

/** A kind that still shows deleted entities; they are stored by path when their deletion succeeds. */
function stillThere(
  name: string,
  does: string,
  isDeletion: Kind['fits'],
  fits: Kind['fits'],
  otherwise: string,
  shown: (answered: Answered, exchange: Exchange, gone: Earlier[]) => Answered | null,
): Kind {
  return {
    name,
    does,
    fits,
    otherwise,
    meets: followed(done(isDeletion), read),
    request: async (sent, exchange) => {
      if (isDeletion(exchange.operation)) await readBefore(sent, exchange, sent.path);
      return null;
    },
    answer: (answered, exchange) => {
      const earlier = earlierIn(exchange);
      const { operation, sent } = exchange;
      const before = earlier.get(`read ${sent.path}`);
      if (isDeletion(operation)) {
        if (isSuccess(answered) && before) earlier.set(`gone ${sent.path}`, before);
        return null;
      }
      return operation.method === 'GET'
        ? shown(
            answered,
            exchange,
            [...earlier].flatMap(([key, thing]) => (key.startsWith('gone ') ? [thing] : [])),
          )
        : null;
    },
  };
}

const staleAfterCreate = (isListed: Kind['fits']): Kind => ({
  name: 'stale-list-after-create',
  does: 'does not list what was just created',
  fits: (operation) => isCreation(operation) && isListed(operation),
  otherwise: 'nothing is created that a list shows',
  meets: followed(done(isCreation), read),
  answer: (answered, { operation, sent, memory }) => {
    const created = memory.of(`created ${worldOf(sent)}`, () => new Set<unknown>());
    if (isCreation(operation) && answered.status === 201) for (const id of createdIn(answered)) created.add(id);
    return withRows(answered, ({ rows, page }) => {
      const old = rows.filter(({ id }) => !created.has(id));
      const missing = rows.length - old.length;
      return missing > 0
        ? { rows: old, page: page && { ...page, totalItems: Number(page['totalItems']) - missing } }
        : null;
    });
  },
});

function deletedKinds(isDeletion: Kind['fits'], isListed: Kind['fits']): readonly Kind[] {
  return [
    stillThere(
      'deleted-still-listed',
      'lists what was deleted',
      isDeletion,
      (operation) => isDeletion(operation) && isListed(operation),
      'nothing is deleted that a list shows',
      (answered, _exchange, gone) =>
        withRows(answered, ({ rows, page }) => {
          const columns = Object.keys(rows[0] ?? gone[0]?.before ?? {});
          const back = gone.map(({ before }) => Object.fromEntries(columns.map((key) => [key, before[key]])));
          return back.length > 0
            ? {
                rows: [...rows, ...back],
                page: page && { ...page, totalItems: Number(page['totalItems']) + back.length },
              }
            : null;
        }),
    ),
    stillThere(
      'deleted-still-found',
      'finds what was deleted',
      isDeletion,
      (operation) => isDeletion(operation) && isReadAsJson(operationAt('GET', operation.path)),
      'nothing is deleted that has an address to read it at',
      (answered, { params }, gone) =>
        answered.status === 404 ? (gone.find(({ id }) => Object.values(params).at(-1) === id)?.answer ?? null) : null,
    ),
  ];
}

const unstoredKinds: readonly Kind[] = [
  notStored(
    'update-not-stored',
    'answers a change and does not store it',
    isUpdate,
    'nothing is changed by PATCH',
    (path) => path,
  ),
  notStored(
    'action-not-stored',
    'answers an action and does not store it',
    isAction,
    'no action changes a thing',
    parentOf,
  ),
];

function versionKinds(countsVersions: Kind['fits'], tagOf: (entity: Json) => string): readonly Kind[] {
  return [
    {
      name: 'version-not-increased',
      does: 'gives a changed thing its old version',
      fits: (operation) => countsVersions(operation) && operation.responses.has(200),
      otherwise: 'nothing that is changed has a version',
      answer: (answered, { operation }) => {
        const version = Number(answered.headers['etag']?.replaceAll('"', ''));
        const body = operation.takesIfMatch && isSuccess(answered) ? objectIn(answered.text) : null;
        if (!body || !(version > 1)) return null;
        for (const object of objectsIn(body)) if (object['version'] === version) object['version'] = version - 1;
        return withHeader(withBody(answered, body), 'etag', `"${version - 1}"`);
      },
    },
    {
      name: 'ignores-if-match',
      does: 'overwrites what another user changed',
      fits: ({ takesIfMatch }) => takesIfMatch,
      otherwise: 'no operation takes If-Match',
      meets: refusedWith(412),
      answer: (answered, { sent, forward }) => {
        const current = answered.status === 412 ? objectIn(answered.text)?.['current'] : null;
        return isJson(current) ? forward(withHeader(sent, 'if-match', tagOf(current))) : null;
      },
    },
    {
      name: 'needs-no-if-match',
      does: 'changes things without an If-Match',
      fits: ({ takesIfMatch }) => takesIfMatch,
      otherwise: 'no operation takes If-Match',
      meets: refusedWith(428),
      answer: async (answered, { sent, forward }) => {
        if (answered.status !== 428) return null;
        const stale = await forward(withHeader(sent, 'if-match', '"1000000000"'));
        const current = objectIn(stale.text)?.['current'];
        return isJson(current) ? forward(withHeader(sent, 'if-match', tagOf(current))) : null;
      },
    },
  ];
}

const swappedIds: Kind = {
  name: 'swapped-ids',
  does: 'confuses the ids of things',
  fits: (operation) =>
    successBodies(operation).some(([, { schema }]) =>
      [...placesOf(schema)].some((place) => isId(place) && place.isRequired),
    ),
  otherwise: 'no success answer has an id',
  isOfOperation: true,
  answer: (answered) => {
    const body = isSuccess(answered) ? objectIn(answered.text) : null;
    if (!body) return null;
    const [one, other] = [...objectsIn(body)].filter(({ id }) => typeof id === 'string');
    if (!one) return null;
    const id = one['id'];
    one['id'] = other && other['id'] !== id ? other['id'] : `${String(id)}x`;
    if (other) other['id'] = id;
    return withBody(answered, body);
  },
};

const answersOfTheFirst: Kind = {
  name: 'answers-of-the-first',
  does: 'answers every reading with the first one',
  fits: (operation) =>
    isReadAsJson(operation) && contractOperations.some(({ tag, method }) => tag === operation.tag && method !== 'GET'),
  otherwise: 'nothing of it changes',
  answer: (answered, { operation, sent, memory }) => {
    if (operation.method !== 'GET' || !isSuccess(answered)) return null;
    const view = [
      worldOf(sent),
      sent.headers['authorization'],
      sent.headers['accept-language'],
      sent.path,
      sent.search,
    ];
    const first = memory.of(view.join(' '), () => answered);
    return first.text === answered.text ? null : first;
  },
  meets: followed(
    done(({ method }) => method !== 'GET'),
    read,
  ),
};

/** @param exceptions of the application */
export function lieKinds({
  isEnd,
  isListedBefore,
  listOf = (path) => path,
  isUnversioned,
  etagProperty = 'etag',
}: Exceptions = {}): readonly Kind[] {
  const isDeletion: Kind['fits'] = (operation) => operation.method === 'DELETE' && !isEnd?.(operation);
  /** Whether a list contains what this operation creates or removes. */
  const isListed: Kind['fits'] = ({ path, method, tag }) => {
    const list = operationAt('GET', method === 'DELETE' ? parentOf(path) : listOf(path));
    return list?.tag === tag && list.operationId.startsWith('list');
  };
  /** Whether its If-Match is a version number. */
  const countsVersions: Kind['fits'] = (operation) =>
    operation.takesIfMatch &&
    operation.responses.get(200)?.headers?.['ETag'] !== undefined &&
    !isUnversioned?.(operation);
  const tagOf = (entity: Json): string => `"${String(entity['version'] ?? entity[etagProperty])}"`;
  return [
    staleAfterCreate((operation) => isListed(operation) && !isListedBefore?.(operation)),
    ...deletedKinds(isDeletion, isListed),
    ...unstoredKinds,
    ...versionKinds(countsVersions, tagOf),
    swappedIds,
    answersOfTheFirst,
  ];
}
