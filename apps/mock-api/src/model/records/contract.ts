/**
 * Parts of the contract as zod schemas, for the schemas of records. The contract stays the only definition of its
 * fields: zod knows their types, and `jsonSchemaOf` inserts their JSON schemas for the contract's validator.
 */
import { z } from 'zod';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { components } from '@zakupki/api-client/schema';
import { part } from '@zakupki/mock-engine/world/records/schema';

type Schemas = components['schemas'];
type Part<T> = z.ZodCustom<T, T>;
type Parts<T> = {
  [K in keyof T]-?: undefined extends T[K] ? z.ZodOptional<Part<Exclude<T[K], undefined>>> : Part<T[K]>;
};

export function contract<N extends keyof Schemas>(name: N): Part<Schemas[N]> {
  return part({ $ref: `#/components/schemas/${name}` });
}

/** Returns the fields of a schema of the contract, including those of its `allOf` parts, except `without`. */
export function contractFields<N extends keyof Schemas, Omitted extends keyof Schemas[N] = never>(
  name: N,
  ...without: Omitted[]
): Parts<Omit<Schemas[N], Omitted>> {
  const fields: Record<string, z.ZodType> = {};
  const { properties, required } = flatten({ $ref: `#/components/schemas/${name}` });
  for (const [field, schema] of Object.entries(properties)) {
    if ((without as readonly string[]).includes(field)) continue;
    fields[field] = required.has(field) ? part(schema) : part(schema).optional();
  }
  // The types are generated from the same document.
  return fields as Parts<Omit<Schemas[N], Omitted>>;
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

/** scrypt in the PHC format, with a salt of 16 bytes and a hash of 32 */
export const passwordHash = z
  .string()
  .regex(/^\$scrypt\$ln=\d{1,2},r=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);

/** The buyer who owns the record. */
export const owned = { ownerId: contract('Id') };
