/**
 * Validates answers of the control plane against its contract, independently of the server's validation. Unknown
 * properties are violations.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '@zakupki/mock-control/document' with { type: 'json' };
import { routes } from '@zakupki/mock-control/routes';
import type { Response } from 'supertest';

export type ControlId = keyof typeof routes;

type Schema = { [keyword: string]: unknown };
type Described = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };

const ajv = new Ajv2020({ allErrors: true, strict: false });
// Under ESM the function is the default export of the package's default export; its types do not say so.
(addFormats as unknown as { default: typeof addFormats.default }).default(ajv);

const paths = resolved(document) as { paths: Record<string, Record<string, Described>> };

export function controlViolations(operationId: ControlId, answer: Response): string[] {
  const { method, path } = routes[operationId];
  const declared = paths.paths[path]?.[method]?.responses ?? {};
  const response = declared[String(answer.status)] ?? (answer.clientError ? declared['4XX'] : undefined);
  if (!response) return [`status ${answer.status} is not declared`];
  if (!response.content) return answer.text ? ['a body where none is declared'] : [];
  const media = response.content[answer.type];
  if (!media) return [`content type ${answer.type} instead of ${Object.keys(response.content).join(' or ')}`];
  if (answer.type.startsWith('text/') || answer.type === 'application/yaml') return [];
  const validate = ajv.compile(closed(media.schema, true));
  return validate(answer.body) ? [] : (validate.errors ?? []).map((wrong) => `${wrong.instancePath} ${wrong.message}`);
}

function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) {
    let target: unknown = document;
    for (const key of String(part.$ref).slice(2).split('/')) target = (target as Record<string, unknown>)[key];
    return resolved(target);
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]));
}

/** Closes a schema to unknown properties, except the branches of combinators, which describe one object together. */
function closed(schema: Schema, isWhole: boolean): Schema {
  const parts = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties') return [key, mapped(value as Record<string, Schema>)];
    if (key === 'items') return [key, closed(value as Schema, true)];
    if (['allOf', 'oneOf', 'anyOf'].includes(key)) return [key, (value as Schema[]).map((one) => closed(one, false))];
    return [key, value];
  });
  // The contract describes records of a snapshot only by their id.
  const names = Object.keys((schema['properties'] as object | undefined) ?? {});
  const isOpen = names.length === 0 ? !('allOf' in schema) : names.length === 1 && names[0] === 'id';
  return { ...Object.fromEntries(parts), ...(isWhole && !isOpen && { unevaluatedProperties: false }) };
}

const mapped = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema, true)]));
