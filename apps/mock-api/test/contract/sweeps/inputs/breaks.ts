/** Ways to make a valid value invalid in exactly one place, derived from its schema. */
import fc from 'fast-check';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { FieldError } from '@zakupki/api-client/schema';

type Path = readonly (string | number)[];
type Code = FieldError['code'];

export type Break = {
  /** pointer the server should report */
  pointer: string;
  what: string;
  /** codes the server may report */
  codes: readonly Code[];
  /** the value with that place invalid */
  mutated: fc.Arbitrary<unknown>;
};

/** All ways to make the value invalid. */
export function breaksOf(schema: Schema, value: unknown): Break[] {
  return walk(schema, value, [], (path, poison) => poison.map((part) => put(value, path, part)));
}

type Mutate = (path: Path, poison: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

const LEFT_OUT = Symbol('left out');
const TYPES: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 7,
  boolean: true,
  object: { a: 1 },
  array: ['a'],
  null: null,
};

function walk(given: Schema, value: unknown, path: Path, mutate: Mutate): Break[] {
  const schema = branchFor(given, value);
  const allowed = typesOf(given);
  const at = (what: string, codes: readonly Code[], poison: fc.Arbitrary<unknown>, to: Path = path): Break => ({
    pointer: to.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    what,
    codes,
    mutated: mutate(to, poison),
  });
  const wrongTypes = Object.entries(TYPES).filter(
    ([type]) => !allowed.has(type) && !(type === 'null' && path.length === 0),
  );
  const found = [
    at(
      'another type',
      ['type', 'enum', 'format', 'required'],
      fc.constantFrom(...wrongTypes.map(([, wrong]) => wrong)),
    ),
  ];
  if (typeof value === 'string') found.push(...textBreaks(schema, at));
  if (typeof value === 'number') found.push(...numberBreaks(schema, at));
  if (Array.isArray(value)) {
    found.push(...listBreaks(schema, value, at));
    const items = (schema['items'] ?? {}) as Schema;
    for (const [index, part] of value.entries()) found.push(...walk(items, part, [...path, index], mutate));
  } else if (typeof value === 'object' && value !== null) {
    found.push(...objectBreaks(schema, value as Record<string, unknown>, path, at));
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    for (const [key, part] of Object.entries(value))
      found.push(...walk(properties[key] ?? {}, part, [...path, key], mutate));
  }
  return found;
}

type At = (what: string, codes: readonly Code[], poison: fc.Arbitrary<unknown>, to?: Path) => Break;

function textBreaks(schema: Schema, at: At): Break[] {
  const { enum: choices, const: only, pattern, format, minLength, maxLength } = schema as TextRules;
  const found: Break[] = [];
  if (choices || only !== undefined)
    return [at('none of the choices', ['enum'], fc.constantFrom('', 'no-such-choice', 'ＲＵＢ', '__proto__'))];
  if (maxLength !== undefined)
    found.push(at('too long', ['too_long', 'format'], fc.integer({ min: 1, max: 40 }).map((more) => 'х'.repeat(maxLength + more)))); // prettier-ignore
  if (minLength)
    found.push(at('too short', ['too_short', 'format', 'required'], fc.constant('x'.repeat(minLength - 1))));
  if (pattern !== undefined) {
    const right = new RegExp(pattern, 'u');
    const wrong = NO_PATTERN.filter((text) => !right.test(text) && text.length >= (minLength ?? 0));
    if (wrong.length > 0)
      found.push(at('another form', ['format', 'too_short', 'too_long', 'required'], fc.constantFrom(...wrong)));
  } else if (format) found.push(at('another form', ['format'], fc.constantFrom('???', 'nowhere', '2026-13-40')));
  return found;
}

type TextRules = {
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
};

const NO_PATTERN = ['', ' ', '???', '-1', '1e5', '01.5', '1,50', '0x10', '2026-13-40', '2026-11-02 09:00', 'http://a.b', 'ру/с', 'a,b']; // prettier-ignore

function numberBreaks(schema: Schema, at: At): Break[] {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const found = [at('a fraction', ['type'], fc.constant(0.5))];
  if (minimum !== undefined) found.push(at('below the least', ['min'], fc.integer({ min: minimum - 1000, max: minimum - 1 }))); // prettier-ignore
  if (maximum !== undefined) found.push(at('above the most', ['max'], fc.integer({ min: maximum + 1, max: maximum + 1000 }))); // prettier-ignore
  return found;
}

function listBreaks(schema: Schema, value: readonly unknown[], at: At): Break[] {
  const { maxItems, uniqueItems } = schema as { maxItems?: number; uniqueItems?: boolean };
  const found: Break[] = [];
  const [first] = value;
  // A list of many large elements would exceed the size limit first.
  if (maxItems !== undefined && first !== undefined && JSON.stringify(first).length * maxItems < 400_000) {
    const many = Array.from({ length: maxItems + 1 }, (_, at) =>
      typeof first === 'string' && uniqueItems ? `${first}${at}` : first,
    );
    found.push(at('too many', ['max_items'], fc.constant(many)));
  }
  if (uniqueItems && first !== undefined) found.push(at('the same twice', ['unique'], fc.constant([first, first])));
  return found;
}

function objectBreaks(schema: Schema, value: Record<string, unknown>, path: Path, at: At): Break[] {
  const found: Break[] = [];
  for (const name of (schema['required'] ?? []) as string[])
    if (name in value) found.push(at('left out', ['required'], fc.constant(LEFT_OUT), [...path, name]));
  if (schema['additionalProperties'] === false) {
    for (const name of ['ownerId', 'a/b', 'constructor'])
      found.push(at('a field too many', ['unknown_property'], fc.constant(1), [...path, name]));
  }
  if (Number(schema['minProperties'] ?? 0) > 0) found.push(at('nothing in it', ['required'], fc.constant({})));
  return found;
}

/** The schema of this value: of several branches, the one with its type. */
function branchFor(given: Schema, value: unknown): Schema {
  const schema = resolve<Schema>(given as { $ref: string });
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  const found = branches?.find((branch) => typesOf(branch).has('null') === (value === null));
  return found ? branchFor(found, value) : schema;
}

function typesOf(given: Schema): Set<string> {
  const schema = resolve<Schema>(given as { $ref: string });
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (branches) return new Set(branches.flatMap((branch) => [...typesOf(branch)]));
  if (schema['enum']) return new Set((schema['enum'] as unknown[]).map((one) => typeof one));
  return new Set([schema['type'] ?? Object.keys(TYPES)].flat() as string[]);
}

/** A copy with one part replaced, added or left out. */
function put(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) return value.map((inner: unknown, at) => (at === key ? put(inner, rest, part) : inner));
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 && part === LEFT_OUT ? others : { ...others, [key]: put(inner, rest, part) };
}
