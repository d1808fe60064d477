/** Reads a control request and validates it against the control contract. */
import type { Request } from 'express';
import type { Schema } from '../contract/document.ts';
import { type Content, jsonBytes, readBody } from '../pipeline/request/body.ts';
import type { Unreadable } from '../pipeline/express/body-reader.ts';
import { Problem } from '../pipeline/problem.ts';
import { parseQuery } from '../pipeline/request/query.ts';
import { fieldErrors } from '../pipeline/validate.ts';
import type { FieldError } from '../pipeline/field-error.ts';
import { sentence } from './field-error.ts';
import type { Lang } from '@zakupki/words';
import type { Seed } from '../world/world.ts';
import type { ControlId, ControlOperation } from './contract.ts';
import { readDocument } from './snapshots/read-document.ts';

type CallInput = { params: Record<string, string>; query: Record<string, unknown>; body: unknown };

/**
 * @param seed a document may repeat its records
 * @throws Problem 400 unknown_world, unknown_scenario, unknown_person, control_invalid with the allowed values; 415
 */
export async function readCall(
  request: Request,
  operation: ControlOperation,
  lang: Lang,
  seed: Seed,
): Promise<CallInput> {
  const params = request.params as Record<string, string>;
  for (const { name, schema } of operation.pathParameters) {
    throwErrors(fieldErrors(schema, params[name], lang, `{${name}}`), () => params[name], lang);
  }
  const search = operation.isPage ? '' : request.url.split('?').slice(1).join('?');
  const query = parseQuery(search, operation.queryParameters, lang);
  throwErrors(query.errors, (pointer) => request.query[pointer.slice(1)], lang);
  const content = contentOf(request);
  const body = DOCUMENT_CALLS.has(operation.operationId)
    ? await readDocument(jsonBytes(content, true), seed)
    : readBody(content, operation.body !== null, {
        isRequired: operation.needsBody,
        ...(operation.operationId === 'loadHar' && { maxValues: MAX_HAR_VALUES }),
      });
  if (operation.body) {
    const { body: schema } = operation;
    const errors = fieldErrors(schema, body, lang).map((error) => withAllowedFields(error, schema, lang));
    throwErrors(errors, (pointer) => findValue(body, pointer), lang);
  }
  return { params, query: query.values, body };
}

function contentOf(request: Request): Content {
  const { bodyError: error } = request as Unreadable;
  const body = request.body as unknown;
  return { type: request.get('content-type'), bytes: Buffer.isBuffer(body) ? body : null, error };
}

/** Calls whose body contains the records of a world, tens of megabytes. */
const DOCUMENT_CALLS: ReadonlySet<ControlId> = new Set(['restoreSnapshot', 'loadCapsule']);

/** A browser writes about 150 values for each request. */
const MAX_HAR_VALUES = 300_000;

type UnknownName = 'unknown_world' | 'unknown_scenario' | 'unknown_person';

/** Fields whose wrong value gets a specific message that lists the known names, by JSON pointer. */
const NAME_FIELDS: Readonly<Record<string, UnknownName>> = {
  '/world': 'unknown_world',
  '/to': 'unknown_world',
  '/scenario': 'unknown_scenario',
  '/name': 'unknown_scenario',
  '/as': 'unknown_person',
};

function throwErrors(errors: FieldError[], valueAt: (pointer: string) => unknown, lang: Lang): void {
  const [first, ...others] = errors.map((error) => toNameError(error, valueAt(error.pointer), lang));
  if (!first) return;
  if (!first.said || others.length > 0) throw invalidCall([first, ...others].map(({ error }) => error));
  throw new Problem(first.said, { message: first.error.message, errors: [first.error] });
}

/** Replaces the message of a wrong name; `said` is null for any other error. */
function toNameError(error: FieldError, value: unknown, lang: Lang): { error: FieldError; said: UnknownName | null } {
  const said = ['enum', 'format'].includes(error.code) ? (NAME_FIELDS[error.pointer] ?? null) : null;
  if (said === null) return { error, said };
  const params = { value: String(value).slice(0, 80), known: String(error.params?.['allowed'] ?? '') };
  return { error: { ...error, message: sentence(lang, said, params) }, said };
}

/** A 400 that lists every field; with one error, the message names it. */
export function invalidCall(errors: FieldError[]): Problem {
  const [first, ...others] = errors;
  const message = first && others.length === 0 ? `${first.pointer || '/'}: ${first.message}` : undefined;
  return new Problem('control_invalid', { errors, ...(message && { message }) });
}

function findValue(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** Lists the allowed fields in the message about an object with too few or too many fields. */
function withAllowedFields(error: FieldError, schema: Schema, lang: Lang): FieldError {
  const found = findSchema(schema, error.pointer);
  const names = Object.keys((found?.['properties'] as object | undefined) ?? {});
  if (names.length === 0 || (found?.['minProperties'] === undefined && found?.['maxProperties'] === undefined)) {
    return error;
  }
  if (error.code === 'type') return error;
  const params = { allowed: names.join(', ') };
  const said = found['maxProperties'] === 1 ? 'exactly_one_of' : 'at_least_one_of';
  return { ...error, params, message: sentence(lang, said, params) };
}

function findSchema(schema: Schema, pointer: string): Schema | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((part, key) => {
      const properties = part?.['properties'] as Record<string, Schema> | undefined;
      return properties?.[key] ?? ((part?.['items'] ?? part?.['additionalProperties']) as Schema | undefined);
    }, schema);
}
