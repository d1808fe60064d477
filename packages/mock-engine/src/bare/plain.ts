/** A document of any origin in the words of OpenAPI 3.1. */
import { targetOf } from '../contract/document.ts';

type Part = Record<string, unknown>;

/** Keys whose value is a map: its keys are names, which say nothing. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'schemas',
  '$defs',
  'definitions',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
]);
/** Keys whose value is data. */
export const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** @throws Error for a reference to nothing or to another file, an unknown type, or a pattern that is none */
export function inPlainWords(document: object): unknown {
  const visit = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, false));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Part).map(([key, inner]) => [
      key,
      !isMap && DATA.has(key) ? inner : visit(inner, !isMap && MAPS.has(key)),
    ]);
    const part = Object.fromEntries(entries) as Part;
    if (isMap) return part;
    checkReference(document, part['$ref']);
    checkSchema(part);
    return plainSchema(part);
  };
  return visit(document, false);
}

function checkReference(document: object, reference: unknown): void {
  if (typeof reference !== 'string') return;
  if (!reference.startsWith('#'))
    throw new Error(`The document refers to another file: ${reference}. Bundle it first.`);
  if (reference.startsWith('#/') && targetOf(document, reference) === undefined)
    throw new Error(`The document has nothing at ${reference}`);
}

/** Of schemas, and of the security schemes of a document. */
const TYPES = new Set([
  ...['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'],
  ...['http', 'apiKey', 'oauth2', 'openIdConnect', 'mutualTLS'],
]);

function checkSchema({ type, pattern }: Part): void {
  const unknown = [type].flat().filter((one): one is string => typeof one === 'string' && !TYPES.has(one));
  if (unknown[0] !== undefined) throw new Error(`The document has a schema of an unknown type: "${unknown[0]}".`);
  if (typeof pattern !== 'string') return;
  try {
    new RegExp(pattern);
  } catch {
    throw new Error(`The document has a pattern that is no regular expression: "${pattern}".`);
  }
}

const plainSchema = (part: Part): Part => withNull(withLimit(withLimit(withBranches(part), 'Minimum'), 'Maximum'));

/** OpenAPI 3.0 has `exclusiveMinimum: true` beside `minimum`. */
function withLimit(part: Part, end: 'Minimum' | 'Maximum'): Part {
  const { [`exclusive${end}`]: isExclusive, ...rest } = part;
  if (typeof isExclusive !== 'boolean') return part;
  const { [end.toLowerCase()]: limit, ...others } = rest;
  return isExclusive && limit !== undefined ? { ...others, [`exclusive${end}`]: limit } : rest;
}

/** OpenAPI 3.0 has `nullable: true`, which many write beside a reference or `allOf` too. */
function withNull(part: Part): Part {
  const { nullable, ...rest } = part;
  if (typeof nullable !== 'boolean') return part;
  if (!nullable) return rest;
  const isSimple =
    typeof rest['type'] === 'string' && !['$ref', 'allOf', 'anyOf', 'oneOf', 'const'].some((key) => key in rest);
  if (!isSimple) return { anyOf: [rest, { type: 'null' }] };
  const { enum: values } = rest;
  const allowed = Array.isArray(values) && { enum: [...new Set([...(values as unknown[]), null])] };
  return { ...rest, type: [rest['type'], 'null'], ...allowed };
}

type Discriminator = { propertyName?: string; mapping?: Record<string, string> };

/** Without it, a value may fit two branches of a `oneOf`, which a `discriminator` with a complete mapping tells apart. */
function withBranches(part: Part): Part {
  const { propertyName, mapping = {} } = (part['discriminator'] ?? {}) as Discriminator;
  const branches = part['oneOf'];
  if (propertyName === undefined || !Array.isArray(branches)) return part;
  const valuesOf = ({ $ref: reference }: Part) => {
    const name = String(reference).slice(String(reference).lastIndexOf('/') + 1);
    return Object.keys(mapping).filter((value) => mapping[value] === reference || mapping[value] === name);
  };
  const values = (branches as Part[]).map(valuesOf);
  if (values.some(({ length }) => length === 0)) return part;
  const told = (branches as Part[]).map((branch, index) => ({
    allOf: [
      branch,
      { type: 'object', required: [propertyName], properties: { [propertyName]: { enum: values[index] } } },
    ],
  }));
  return { ...part, oneOf: told };
}
