/** Validates requests and responses with schemas of the contract, compiled once. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, document, type Schema } from '../contract/document.ts';
import type { Lang, Words } from '@zakupki/words';
import { wrongCharacter, wrongCharacterText } from '@zakupki/words/text-fault';
import { type FieldError, fieldError } from './field-error.ts';
import { validationSentences } from './sentences/validation.ts';

const BASE = 'https://mock.example/contract';

type Validators = { of: ContractDocument; quick: Validator; thorough: Validator };
type Validator = (schema: Schema) => ValidateFunction;

let validators: Validators | undefined;

/** `quick` stops at the first error; `thorough` lists all, which is slow for large invalid input. */
function validatorsOfContract(): Validators {
  if (validators?.of !== document) {
    validators = { of: document, quick: createValidators(false), thorough: createValidators(true) };
  }
  return validators;
}

/** Creates Ajv lazily and compiles each schema once. */
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
  const options = {
    verbose: true,
    strict: false,
    strictNumbers: true,
    validateFormats: true,
    code: { regExp },
  } as const;
  // The bundler validates the schemas.
  const ajv = new Ajv2020({ ...options, allErrors, validateSchema: false, meta: false });
  // The types describe the CommonJS export; under ESM the function is `default.default`.
  (addFormats as unknown as { default: typeof addFormats.default }).default(ajv);
  return ajv.addSchema({ $id: BASE, components: document.components, paths: document.paths });
}

/** Patterns of other documents may be valid without the flag `u` alone: `[\w-.]`. */
const regExp = Object.assign(
  (pattern: string) => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'new RegExp' },
);

/** Makes local references absolute, so that a part of the contract compiles alone. */
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

/** Violations as "pointer message", for developers. */
export function violations(schema: Schema, value: unknown): string[] {
  return errorsOf(schema, value).map((error) => {
    if (error.keyword === 'additionalProperties') return `${pointerOf(error)} is not in the contract`;
    const allowed = [error.params['allowedValues'] ?? error.params['allowedValue'] ?? []].flat();
    const text = `${error.instancePath || '/'} ${error.message ?? error.keyword}`;
    return allowed.length > 0 ? `${text}: ${allowed.join(', ')}` : text;
  });
}

/** Errors by field in the reader's language; `prefix` precedes the pointers. */
export function fieldErrors(schema: Schema, value: unknown, lang: Lang, prefix = ''): FieldError[] {
  return errorsOf(schema, value).map((error) => toFieldError(error, lang, prefix));
}

/** Every entry of a long list can show its error. */
const MAX_ERRORS = 500;
/** A wrong value may have an error for each branch of its schema. */
const MAX_BRANCHES = 4;

/** All errors up to MAX_ERRORS, or only the first for large input. */
function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  const { quick, thorough } = validatorsOfContract();
  const first = quick(schema);
  if (first(value)) return [];
  if (!isSmall(value)) return dropRedundant(first.errors ?? []);
  const all = thorough(schema);
  all(value);
  return dropRedundant((all.errors ?? []).slice(0, MAX_BRANCHES * MAX_ERRORS)).slice(0, MAX_ERRORS);
}

const MAX_SMALL_VALUES = 20_000;

function isSmall(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen > MAX_SMALL_VALUES) return false;
    const part = waiting.pop();
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return true;
}

/** Drops errors of combinators and of the null branch of nullable values; keeps one per pointer. */
function dropRedundant(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPointer = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword)) continue;
    const pointer = pointerOf(error);
    const earlier = byPointer.get(pointer);
    if (!earlier || isNullBranch(earlier)) byPointer.set(pointer, error);
  }
  // A type error of an object that may also be null or a number adds nothing to an error inside the object.
  const pointers = [...byPointer.keys()];
  for (const [pointer, error] of byPointer) {
    if (error.keyword === 'type' && pointers.some((other) => other.startsWith(`${pointer}/`)))
      byPointer.delete(pointer);
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

const TEXTS = validationSentences;

/** Error code, text and limit parameter by JSON Schema keyword. */
const KEYWORDS: Readonly<Record<string, readonly [code: string, words: Words, limit?: string]>> = {
  required: ['required', TEXTS.required],
  type: ['type', TEXTS.type],
  format: ['format', TEXTS.format],
  pattern: ['format', TEXTS.format],
  minLength: ['too_short', TEXTS.too_short, 'limit'],
  maxLength: ['too_long', TEXTS.too_long, 'limit'],
  minimum: ['min', TEXTS.min, 'limit'],
  maximum: ['max', TEXTS.max, 'limit'],
  exclusiveMinimum: ['min', TEXTS.min, 'limit'],
  enum: ['enum', TEXTS.enum],
  const: ['enum', TEXTS.enum],
  uniqueItems: ['unique', TEXTS.unique],
  minItems: ['min_items', TEXTS.min_items, 'limit'],
  maxItems: ['max_items', TEXTS.max_items, 'limit'],
  minProperties: ['required', TEXTS.not_empty],
  additionalProperties: ['unknown_property', TEXTS.unknown_property],
};

function toFieldError(error: ErrorObject, lang: Lang, prefix: string): FieldError {
  const place = `${prefix}${pointerOf(error)}`;
  if (error.keyword === 'pattern' && error.parentSchema?.['x-text'] !== undefined) return textError(error, lang, place);
  const [code, words, limit] = KEYWORDS[error.keyword] ?? ['not_allowed', TEXTS.not_allowed];
  const params: Record<string, string | number> = {};
  if (limit) params['limit'] = Number(error.params[limit]);
  if (code === 'type') params['expected'] = String(error.params['type']).replace(',', ' / ');
  if (code === 'format') params['expected'] = exampleOf(error);
  if (code === 'enum')
    params['allowed'] = [error.params['allowedValues'] ?? error.params['allowedValue']].flat().join(', ');
  if (code === 'unknown_property') params['name'] = String(error.params['additionalProperty']);
  return fieldError(lang, place, code, words, params);
}

/** A text that people read: names the wrong character, or asks for a value instead of blanks. */
function textError({ data, params }: ErrorObject, lang: Lang, place: string): FieldError {
  const wrong = wrongCharacter(String(data), new RegExp(String(params['pattern']), 'u'));
  if (!wrong) return fieldError(lang, place, 'required', TEXTS.required);
  const { character, position } = wrong;
  const error = fieldError(lang, place, 'format', TEXTS.format, { character, position });
  return { ...error, message: wrongCharacterText(wrong, lang) };
}

/** The schema's example, or else its format or pattern. */
function exampleOf(error: ErrorObject): string {
  const schema = error.parentSchema as { examples?: unknown[]; format?: string } | undefined;
  return String(schema?.examples?.[0] ?? schema?.format ?? error.params['pattern'] ?? error.params['format']);
}
