/** JSON schemas of records that zod cannot express by itself. */
import { z } from 'zod';
import type { Schema } from '../../contract/document.ts';

const keywords = z.registry<Schema>();

/** A value that only the contract's validator knows, with its JSON schema. */
export function part<T>(schema: Schema): z.ZodCustom<T, T> {
  return z.custom<T>(notByZod).register(keywords, schema);
}

function notByZod(): never {
  throw new Error('Check records against jsonSchemaOf(schema): zod does not know the fields of the contract.');
}

/** Registers a rule between fields that only JSON Schema can express. */
export function withKeywords<T extends z.ZodType>(schema: T, rule: Schema): T {
  keywords.add(schema, rule);
  return schema;
}

/** The complete schema for the contract's validator; its references point into the contract. */
export function jsonSchemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { metadata: keywords, unrepresentable: 'any' });
  return json;
}

/** sha-256, hex */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** RFC 3339 */
export const moment = part<string>({ type: 'string', format: 'date-time' });
