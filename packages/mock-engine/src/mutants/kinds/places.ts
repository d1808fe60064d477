/** The values of a body with their schemas: the places a mutant can change. */
import { resolve, type Schema } from '../../contract/document.ts';

/** A schema with its references followed, its parts joined and its `null` branch separated. */
export type Described = {
  /** name of the schema in the contract, the last one resolved; '' for an inline schema */
  name: string;
  type: string;
  format: string;
  pattern: string;
  values: readonly unknown[] | null;
  nullable: boolean;
  properties: Readonly<Record<string, Schema>>;
  required: readonly string[];
  items: Schema | null;
};

/** A property of an object, or an item of an array, in bodies of a schema. */
export type Place = Described & { /** '' for an item of an array */ key: string; isRequired: boolean };

/** A place with its value in one body. */
export type Spot = { place: Place; holder: Record<string, unknown> | unknown[]; key: string | number; depth: number };

const descriptions = new Map<Schema, Described>();

export function describe(schema: Schema): Described {
  let known = descriptions.get(schema);
  if (!known) descriptions.set(schema, (known = read(schema)));
  return known;
}

function read(schema: Schema): Described {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const target = describe(resolve<Schema>(schema as { $ref: string }));
    return { ...target, name: target.name || name };
  }
  const branches = ((schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined) ?? [];
  const values = branches.filter((branch) => branch['type'] !== 'null');
  const types = [schema['type'] ?? []].flat() as string[];
  const described: Described = {
    name: '',
    type: types.find((type) => type !== 'null') ?? '',
    format: (schema['format'] as string | undefined) ?? '',
    // Texts that people read are free, although they have the pattern of their characters.
    pattern: 'x-text' in schema ? '' : ((schema['pattern'] as string | undefined) ?? ''),
    values: (schema['enum'] as unknown[] | undefined) ?? ('const' in schema ? [schema['const']] : null),
    nullable: types.includes('null') || values.length < branches.length,
    properties: (schema['properties'] as Record<string, Schema> | undefined) ?? {},
    required: (schema['required'] as string[] | undefined) ?? [],
    items: (schema['items'] as Schema | undefined) ?? null,
  };
  const parts = [...values, ...((schema['allOf'] as Schema[] | undefined) ?? [])].map(describe);
  return parts.reduce(join, described);
}

function join(one: Described, other: Described): Described {
  return {
    name: one.name || other.name,
    type: one.type || other.type,
    format: one.format || other.format,
    pattern: one.pattern || other.pattern,
    values: one.values ?? other.values,
    nullable: one.nullable || other.nullable,
    properties: { ...one.properties, ...other.properties },
    required: [...one.required, ...other.required],
    items: one.items ?? other.items,
  };
}

/** The filled places of a body, outer ones first. Writing to `holder[key]` changes the body. */
export function* spotsIn(schema: Schema, value: unknown, depth = 0): Generator<Spot> {
  const { properties, required, items } = describe(schema);
  if (Array.isArray(value)) {
    if (!items) return;
    const place = { ...describe(items), key: '', isRequired: false };
    for (const [index, item] of value.entries()) {
      yield { place, holder: value, key: index, depth };
      yield* spotsIn(items, item, depth + 1);
    }
  } else if (typeof value === 'object' && value !== null) {
    const holder = value as Record<string, unknown>;
    for (const [key, inner] of Object.entries(properties)) {
      if (!Object.hasOwn(holder, key)) continue;
      const place = { ...describe(inner), key, isRequired: required.includes(key) };
      yield { place, holder, key, depth };
      yield* spotsIn(inner, holder[key], depth + 1);
    }
  }
}

/**
 * The places in bodies of this schema, each schema visited once. Excludes places inside nullable values, which a server
 * may never fill.
 */
export function* placesOf(schema: Schema, seen = new Set<Schema>()): Generator<Place> {
  const target = schema.$ref ? resolve<Schema>(schema as { $ref: string }) : schema;
  if (seen.has(target)) return;
  seen.add(target);
  const { properties, required, items } = describe(target);
  for (const [key, inner] of Object.entries(properties)) {
    yield { ...describe(inner), key, isRequired: required.includes(key) };
    if (!describe(inner).nullable) yield* placesOf(inner, seen);
  }
  if (items) {
    yield { ...describe(items), key: '', isRequired: false };
    yield* placesOf(items, seen);
  }
}
