/** Kinds that ignore part of a request: the request changes, the answer does not. */
import { randomUUID } from 'node:crypto';
import { contractOperations, type ContractOperation } from '../../contract/operations.ts';
import { type Headers, isJson, type Json, objectIn, type Sent, withHeader } from '../exchange.ts';
import { type Kind, refuses, takes } from './kind.ts';
import { describe, placesOf } from './places.ts';

/** Parameters of paging; the kinds of list.ts cover those. */
const PAGING = ['page', 'perPage', 'cursor', 'limit'];

/** The request without a query parameter; null when it has none. */
function withoutParameter(sent: Sent, name: string): Sent | null {
  const search = new URLSearchParams(sent.search);
  if (!search.has(name)) return null;
  search.delete(name);
  return { ...sent, search: String(search) };
}

/** One kind per parameter of a query, which ignores it. */
function ignoring(): Kind[] {
  const parameters = new Set(contractOperations.flatMap(({ query }) => query.map(({ name }) => name)));
  return [...parameters].map((name) => ({
    name: `ignores-${name}`,
    does: PAGING.includes(name) ? `ignores ${name}` : `does not sort or filter by ${name}`,
    fits: takes(name),
    otherwise: `no operation takes ${name}`,
    request: (sent) => withoutParameter(sent, name),
  }));
}

/** Uses only the first of several values of a parameter. */
const firstValues: Kind = {
  name: 'first-value-only',
  does: 'reads only the first of several values',
  fits: ({ query }) => query.some(({ schema }) => schema['type'] === 'array'),
  otherwise: 'no operation takes several values',
  request: (sent, { operation }) => {
    const search = new URLSearchParams(sent.search);
    let mutated = false;
    for (const { name, schema, explode = true } of operation.query) {
      const [first, more] = explode ? search.getAll(name) : (search.get(name)?.split(',') ?? []);
      if (schema['type'] !== 'array' || first === undefined || more === undefined) continue;
      search.set(name, first);
      mutated = true;
    }
    return mutated ? { ...sent, search: String(search) } : null;
  },
};

/** A kind that reads a header wrongly. */
export function headerRead(
  name: string,
  does: string,
  of: string,
  fits: Kind['fits'],
  mutate: (value: string | undefined, headers: Headers) => string | null | undefined,
): Kind {
  return {
    name,
    does,
    fits,
    otherwise: `no operation takes ${of}`,
    request: (sent) => {
      const value = mutate(sent.headers[of.toLowerCase()], sent.headers);
      return value === undefined ? null : withHeader(sent, of.toLowerCase(), value);
    },
  };
}

const keyed = ({ takesIdempotencyKey }: ContractOperation) => takesIdempotencyKey;
const guarded = ({ takesIfMatch }: ContractOperation) => takesIfMatch;

const headers: readonly Kind[] = [
  headerRead(
    'swapped-languages',
    'answers Russians in English and the English in Russian',
    'Accept-Language',
    refuses,
    (value) => (value?.startsWith('en') ? 'ru' : 'en'),
  ),
  headerRead('russian-only', 'knows only Russian', 'Accept-Language', refuses, (value) =>
    value === undefined ? undefined : 'ru',
  ),
  headerRead('lost-idempotency', 'does a repeated attempt again', 'Idempotency-Key', keyed, (value) =>
    value ? randomUUID() : undefined,
  ),
  headerRead('no-idempotency-key', 'loses the Idempotency-Key', 'Idempotency-Key', keyed, (value) =>
    value ? null : undefined,
  ),
  headerRead('no-if-match', 'loses If-Match', 'If-Match', guarded, (value) => (value ? null : undefined)),
];

/** A form with a file has no fields to omit one by one. */
const takesBody: Kind['fits'] = ({ body, takesForm }) => body !== null && !takesForm;

/** Ignores the last optional field of the body. */
const lostField: Kind = {
  name: 'loses-last-field',
  does: 'does not read the last field of a body',
  fits: takesBody,
  otherwise: 'no operation takes a body',
  request: (sent) => {
    const entries = Object.entries(objectIn(sent.body) ?? {});
    return entries.length > 1 ? { ...sent, body: JSON.stringify(Object.fromEntries(entries.slice(0, -1))) } : null;
  },
};

const lostItem: Kind = {
  name: 'loses-last-item',
  does: 'does not read the last item of a list in a body',
  fits: ({ body }) => body !== null && [...placesOf(body)].some(({ type }) => type === 'array'),
  otherwise: 'no operation takes a list',
  request: (sent) => {
    const body = objectIn(sent.body);
    const shorter = body && withoutLast(body);
    return shorter ? { ...sent, body: JSON.stringify(shorter) } : null;
  },
};

/** An object with its first list, at any depth, one element shorter; null without a list. */
function withoutLast(whole: Json): Json | null {
  for (const [key, value] of Object.entries(whole)) {
    if (Array.isArray(value)) {
      if (value.length > 0) return { ...whole, [key]: value.slice(0, -1) as unknown[] };
    } else if (typeof value === 'object' && value !== null) {
      const shorter = withoutLast(value as Json);
      if (shorter) return { ...whole, [key]: shorter };
    }
  }
  return null;
}

/** null means "clear"; a back end that drops nulls never clears anything. */
const droppedNulls: Kind = {
  name: 'drops-nulls',
  does: 'treats null as absent',
  fits: ({ method, body }) =>
    body !== null && method === 'PATCH' && [...placesOf(body)].some(({ nullable }) => nullable),
  otherwise: 'no change clears a field',
  request: (sent) => {
    const body = objectIn(sent.body);
    const withoutNulls = JSON.stringify(body, (_key, value: unknown) =>
      isJson(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value,
    );
    return body && withoutNulls !== JSON.stringify(body) ? { ...sent, body: withoutNulls } : null;
  },
};

const droppedUnknown: Kind = {
  name: 'strips-unknown-fields',
  does: 'silently accepts unknown fields',
  fits: takesBody,
  otherwise: 'no operation takes a body',
  request: (sent, { operation }) => {
    const body = objectIn(sent.body);
    if (!body || !operation.body) return null;
    const { properties } = describe(operation.body);
    const known = Object.entries(body).filter(([key]) => key in properties);
    return known.length < Object.keys(body).length
      ? { ...sent, body: JSON.stringify(Object.fromEntries(known)) }
      : null;
  },
};

const droppedParameters: Kind = {
  name: 'strips-unknown-parameters',
  does: 'silently accepts unknown parameters',
  fits: refuses,
  otherwise: 'no operation refuses',
  request: (sent, { operation }) => {
    const search = new URLSearchParams(sent.search);
    const known = [...search].filter(([name]) => operation.query.some((parameter) => parameter.name === name));
    return known.length < search.size ? { ...sent, search: String(new URLSearchParams(known)) } : null;
  },
};

export const requestKinds = (): readonly Kind[] => [
  ...ignoring(),
  firstValues,
  ...headers,
  lostField,
  lostItem,
  droppedNulls,
  droppedUnknown,
  droppedParameters,
];
