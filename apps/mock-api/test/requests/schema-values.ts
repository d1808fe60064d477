/** Random values of a schema of the contract, valid and invalid. */
import fc from 'fast-check';
import { resolve, type Schema } from '@zakupki/api-client/document';

/**
 * Values that the schema allows, often at its limits and at calendar extremes.
 * @param ids existing identifiers to use for references
 */
export function valid(given: Schema, ids: readonly string[] = []): fc.Arbitrary<unknown> {
  if (given.$ref?.endsWith('/Id') && ids.length > 0) return fc.constantFrom(...ids);
  const inner = (part: Schema) => valid(part, ids);
  const schema = resolve<Schema>(given as { $ref: string });
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  for (const key of ['oneOf', 'anyOf']) {
    if (Array.isArray(schema[key])) return fc.oneof(...(schema[key] as Schema[]).map(inner));
  }
  if (Array.isArray(schema['allOf'])) {
    return fc.tuple(...(schema['allOf'] as Schema[]).map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const type = schema['type'];
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => inner({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return fc.array(inner((schema['items'] ?? {}) as Schema), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(Number(schema['maxItems'] ?? 4), Number(schema['minItems'] ?? 0) + 3),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -1000), max: Number(schema['maximum'] ?? 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostile;
  }
}

/** Required fields and a few others: with all of them, some field would nearly always be invalid. */
function objectOf(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = (schema['required'] ?? []) as string[];
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const minLength = Math.min(Number(schema['minProperties'] ?? 0), optional.length);
  return fc
    .subarray(optional, { minLength, maxLength: Math.min(4, optional.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries([...required, ...chosen].map((name) => [name, inner(properties[name] ?? {})]))),
    );
}

const MOMENTS = ['0000-01-01T00:00:00Z', '2026-11-02T10:30:00Z', '2026-11-20T12:00:00.5Z', '9999-12-31T23:59:59Z'];
const DAYS = ['0000-01-01', '2026-02-30', '2026-11-01', '2026-11-30', '9999-12-31'];

/** Base64 files can be megabytes long; such lengths find nothing new. */
const LONGEST = 12_000;

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern } = schema as { format?: string; pattern?: string };
  const examples = ((schema['examples'] ?? []) as string[]).map(String);
  const known = examples.length > 0 ? [fc.constantFrom(...examples)] : [];
  const limit = {
    minLength: Number(schema['minLength'] ?? 0),
    maxLength: Math.min(LONGEST, Number(schema['maxLength'] ?? 200)),
  };
  if (format === 'date-time')
    return fc.oneof(
      fc.constantFrom(...MOMENTS),
      soon().map((at) => at.toISOString()),
    );
  if (format === 'date')
    return fc.oneof(
      fc.constantFrom(...DAYS),
      soon().map((at) => at.toISOString().slice(0, 10)),
    );
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constantFrom('buyer@demo.test', 'new@demo.test'));
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  // Texts that people read: most characters are allowed.
  if ('x-text' in schema && pattern !== undefined) {
    const text = fc.string({ ...limit, unit: 'grapheme' });
    return fc.oneof(
      ...known,
      text.filter((value) => new RegExp(pattern).test(value)),
    );
  }
  if (pattern !== undefined) return fc.oneof(...known, fc.stringMatching(new RegExp(pattern, 'u')));
  return fc.oneof(
    ...known,
    fc.string({ ...limit, unit: 'grapheme' }),
    fc.string({ ...limit, unit: 'binary', size: 'max' }),
  );
}

const soon = () =>
  fc.date({ min: new Date('2026-10-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true });

/** Hostile values. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '\0', '🦊', '\u202e', "'; --", '../..', 'x'.repeat(20_000)),
  fc.constantFrom<unknown>(
    -1,
    0,
    0.1,
    1e308,
    -1e-7,
    9_007_199_254_740_992,
    '1e5',
    '-0',
    '00.10',
    '999999999999999.9999',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    JSON.parse('{"__proto__": {"role": "admin"}}'),
  ),
  fc.jsonValue(),
);

/** Valid values, some with one part replaced by a hostile value, some with an unknown field. */
export function perhapsInvalid(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const right = valid(schema, ids);
  const invalid = fc.tuple(right, fc.nat(), hostile).map(([value, at, poison]) => replaced(value, at, poison));
  const surplus = fc.tuple(right, fc.constantFrom('id', 'ownerId', 'version', 'constructor', '🦊'), hostile);
  const wider = surplus.map(([value, key, poison]) => (isObject(value) ? { ...value, [key]: poison } : poison));
  return fc.oneof({ weight: 7, arbitrary: right }, { weight: 2, arbitrary: invalid }, { weight: 1, arbitrary: wider });
}

/** A body of which one part is hostile; a missing body stays missing. */
export const disturbed = (body: unknown, { at, poison }: { at: number; poison: unknown }): unknown =>
  body === undefined ? undefined : replaced(body, at, poison);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with its part number `at`, counted through every level, replaced. */
function replaced(value: unknown, at: number, poison: unknown): unknown {
  const places: (readonly PropertyKey[])[] = [];
  const walk = (part: unknown, path: readonly PropertyKey[]): void => {
    places.push(path);
    if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(inner, [...path, key]);
  };
  walk(value, []);
  const path = places[at % places.length] ?? [];
  const put = (part: unknown, [key, ...rest]: readonly PropertyKey[]): unknown => {
    if (key === undefined) return poison;
    if (Array.isArray(part))
      return part.map((inner: unknown, index) => (String(index) === key ? put(inner, rest) : inner));
    return { ...(part as object), [key]: put((part as Record<PropertyKey, unknown>)[key], rest) };
  };
  return put(value, path);
}
