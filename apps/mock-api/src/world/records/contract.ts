/**
 * Parts of the contract as zod schemas, for use in the schemas of records. The contract stays the only definition of its
 * fields: zod knows their types, and `jsonSchemaOf` puts their JSON schemas back for the contract's validator.
 */
import { z } from 'zod';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { components } from '@zakupki/api-client/schema';

type Schemas = components['schemas'];
type Part<T> = z.ZodCustom<T, T>;
type Parts<T> = {
  [K in keyof T]-?: undefined extends T[K] ? z.ZodOptional<Part<Exclude<T[K], undefined>>> : Part<T[K]>;
};

/** What JSON schemas say beyond zod's. */
const keywords = z.registry<Schema>();

function part<T>(schema: Schema): Part<T> {
  return z.custom<T>(notByZod).register(keywords, schema);
}

function notByZod(): never {
  throw new Error('Check records against jsonSchemaOf(schema): zod does not know the fields of the contract.');
}

export function contract<N extends keyof Schemas>(name: N): Part<Schemas[N]> {
  return part({ $ref: `#/components/schemas/${name}` });
}

/** The fields of a schema of the contract, those of its parts included, without those named. */
export function contractFields<N extends keyof Schemas, Left extends keyof Schemas[N] = never>(
  name: N,
  ...without: Left[]
): Parts<Omit<Schemas[N], Left>> {
  const fields: Record<string, z.ZodType> = {};
  const { properties, required } = flatten({ $ref: `#/components/schemas/${name}` });
  for (const [field, schema] of Object.entries(properties)) {
    if ((without as readonly string[]).includes(field)) continue;
    fields[field] = required.has(field) ? part(schema) : part(schema).optional();
  }
  // The types are generated from the same document.
  return fields as Parts<Omit<Schemas[N], Left>>;
}

function flatten(schema: Schema): { properties: Record<string, Schema>; required: Set<string> } {
  const {
    allOf = [],
    properties = {},
    required = [],
  } = resolve<Schema>(schema as { $ref: string }) as {
    allOf?: Schema[];
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const parts = allOf.map(flatten);
  return {
    properties: Object.assign({}, ...parts.map((each) => each.properties), properties) as Record<string, Schema>,
    required: new Set([...parts.flatMap((each) => [...each.required]), ...required]),
  };
}

/** Adds a rule between fields that only JSON schema can state, to the schema itself. */
export function withKeywords<T extends z.ZodType>(schema: T, rule: Schema): T {
  keywords.add(schema, rule);
  return schema;
}

/** The whole schema for the contract's validator; its references are those of the contract. */
export function jsonSchemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { metadata: keywords, unrepresentable: 'any' });
  return json;
}

/** sha-256, hex */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The owner of a record: the buyer it belongs to. */
export const owned = { ownerId: contract('Id') };
