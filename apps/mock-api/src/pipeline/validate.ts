/** One validator for both directions: schemas of the contract, compiled once and kept. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, type Schema } from '@zakupki/api-client/document';
import type { FieldError } from '@zakupki/api-client/schema';
import type { Lang } from '../sentences/sentence.ts';
import { fieldError } from './problem.ts';

const BASE = 'https://zakupki.example/contract';

/** One stops at the first error; the other lists them all, which is slow for large wrong input. */
const quick = createValidators(false);
const thorough = createValidators(true);

/** Nothing is set up before the first question, nothing compiled twice. */
function createValidators(allErrors: boolean): (schema: Schema) => ValidateFunction {
  let ajv: Ajv2020 | undefined;
  const compiled = new WeakMap<object, ValidateFunction>();
  return (schema) => {
    let validator = compiled.get(schema);
    if (!validator)
      compiled.set(schema, (validator = (ajv ??= createAjv(allErrors)).compile(withAbsoluteRefs(schema))));
    return validator;
  };
}

function createAjv(allErrors: boolean): Ajv2020 {
  const options = { verbose: true, strict: false, validateFormats: true, unicodeRegExp: true } as const;
  // That the contract's schemas are schemas is checked when it is bundled.
  const ajv = new Ajv2020({ ...options, allErrors, validateSchema: false, meta: false });
  // The package's types describe its CommonJS face; under ESM the function is the default export of the default.
  (addFormats as unknown as { default: typeof addFormats.default }).default(ajv);
  return ajv.addSchema({ $id: BASE, components: document.components });
}

/** Local references of the contract, made absolute so that a part of it can be compiled alone. */
function withAbsoluteRefs(value: Schema): Schema {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, key === '$ref' ? `${BASE}${String(inner)}` : visit(inner)]),
    );
  };
  return visit(value) as Schema;
}

/** What is wrong with a value, as JSON pointer and rule; empty when nothing is. */
export function violations(schema: Schema, value: unknown): string[] {
  return errorsOf(schema, value).map((error) => {
    if (error.keyword === 'additionalProperties') return `${pointerOf(error)} is not in the contract`;
    const allowed = [error.params['allowedValues'] ?? error.params['allowedValue'] ?? []].flat();
    const said = `${error.instancePath || '/'} ${error.message ?? error.keyword}`;
    return allowed.length > 0 ? `${said}: ${allowed.join(', ')}` : said;
  });
}

/** What is wrong with a person's input, each field named; `prefix` is put before the pointers. */
export function fieldErrors(schema: Schema, value: unknown, lang: Lang, prefix = ''): FieldError[] {
  return errorsOf(schema, value).map((error) => toFieldError(error, lang, prefix));
}

/** Every error, or the first alone when listing them all could keep the server busy for seconds. */
function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  const first = quick(schema);
  if (first(value)) return [];
  if (!isSmall(value)) return dropRedundant(first.errors ?? []);
  const all = thorough(schema);
  all(value);
  return dropRedundant(all.errors ?? []);
}

const MODEST_VALUES = 20_000;

/** Few enough values that a list of what is wrong with each can still be read. */
function isSmall(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen > MODEST_VALUES) return false;
    const part = waiting.pop();
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return true;
}

/** Drops what only repeats another error: combinators, and the null branch of a nullable value. One error a pointer. */
function dropRedundant(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPointer = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword)) continue;
    const pointer = pointerOf(error);
    const known = byPointer.get(pointer);
    if (!known || isNullBranch(known)) byPointer.set(pointer, error);
  }
  // Something wrong inside a nullable object: that it is not null either helps nobody.
  const inner = [...byPointer.keys()];
  for (const [pointer, error] of byPointer) {
    if (isNullBranch(error) && inner.some((other) => other.startsWith(`${pointer}/`))) byPointer.delete(pointer);
  }
  return byPointer.size > 0 ? [...byPointer.values()] : errors.slice(0, 1);
}

const isNullBranch = (error: ErrorObject) => error.keyword === 'type' && error.params['type'] === 'null';

function pointerOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty, propertyName } = error.params as Record<string, string | undefined>;
  const inner = missingProperty ?? additionalProperty ?? propertyName;
  return inner === undefined ? error.instancePath : `${error.instancePath}/${escape(inner)}`;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** keyword of JSON Schema → code of the contract, sentence, and the rule's parameter */
const KEYWORDS: Readonly<Record<string, readonly [FieldError['code'], Parameters<typeof fieldError>[3], string?]>> = {
  required: ['required', 'required'],
  type: ['type', 'type'],
  format: ['format', 'format'],
  pattern: ['format', 'format'],
  minLength: ['too_short', 'too_short', 'limit'],
  maxLength: ['too_long', 'too_long', 'limit'],
  minimum: ['min', 'min', 'limit'],
  maximum: ['max', 'max', 'limit'],
  exclusiveMinimum: ['min', 'min', 'limit'],
  enum: ['enum', 'enum'],
  const: ['enum', 'enum'],
  uniqueItems: ['unique', 'unique'],
  minItems: ['min_items', 'min_items', 'limit'],
  maxItems: ['max_items', 'max_items', 'limit'],
  minProperties: ['required', 'not_empty'],
  additionalProperties: ['unknown_property', 'unknown_property'],
};

function toFieldError(error: ErrorObject, lang: Lang, prefix: string): FieldError {
  const [code, said, limit] = KEYWORDS[error.keyword] ?? ['not_allowed', 'not_allowed'];
  const params: Record<string, string | number> = {};
  if (limit) params['limit'] = Number(error.params[limit]);
  if (code === 'type') params['expected'] = String(error.params['type']).replace(',', ' / ');
  if (code === 'format') params['expected'] = exampleOf(error);
  if (code === 'enum')
    params['allowed'] = [error.params['allowedValues'] ?? error.params['allowedValue']].flat().join(', ');
  if (code === 'unknown_property') params['name'] = String(error.params['additionalProperty']);
  return fieldError(lang, `${prefix}${pointerOf(error)}`, code, said, params);
}

/** A value that would be right: the schema's own example, else its format or pattern. */
function exampleOf(error: ErrorObject): string {
  const schema = error.parentSchema as { examples?: unknown[]; format?: string } | undefined;
  return String(schema?.examples?.[0] ?? schema?.format ?? error.params['pattern'] ?? error.params['format']);
}
