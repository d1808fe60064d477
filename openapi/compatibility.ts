/**
 * Whether a contract still serves the callers of its last release. Callers ignore properties and codes of answers that
 * they do not know; servers refuse those of requests. So an answer may grow and must not shrink, and a request may ask
 * for less and must not ask for more.
 */

type Json = Readonly<Record<string, unknown>>;

export type Contract = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Json>>;
  readonly components?: Readonly<Record<string, Json>>;
  readonly security?: unknown;
  readonly 'x-problems'?: Json;
};

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Json };

/** Requests: `wide` is what is accepted now. Answers: `wide` is what callers expect. */
type Direction = 'request' | 'answer';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** One sentence for each change that breaks a caller, by operation or schema. */
export function breakingChanges(released: Contract, contract: Contract, today = new Date()): string[] {
  return new Comparison(released, contract).run(today.toISOString().slice(0, 10));
}

/** The contract with these operations alone. @param keys of `operationsOf` */
export function onlyOf(contract: Contract, keys: ReadonlySet<string>): Contract {
  const paths: Record<string, Json> = {};
  for (const [key, { method, path, operation, item }] of operationsOf(contract)) {
    if (!keys.has(key)) continue;
    const shared = Object.entries(item).filter(([name]) => !METHODS.includes(name));
    paths[path] = { ...(paths[path] ?? Object.fromEntries(shared)), [method]: operation };
  }
  return { ...contract, paths };
}

class Comparison {
  readonly #before: Contract;
  readonly #after: Contract;
  /** Pairs of named schemas by direction, which are compared once. */
  readonly #seen = new Set<string>();
  readonly #found: string[] = [];

  constructor(before: Contract, after: Contract) {
    this.#before = before;
    this.#after = after;
  }

  run(today: string): string[] {
    const now = operationsOf(this.#after);
    for (const [key, before] of operationsOf(this.#before)) {
      const after = now.get(key);
      if (after) this.#compareOperation(before, after);
      else if (!isOver(before.operation, today)) this.#found.push(`${before.name} is gone`);
    }
    const codes = this.#after['x-problems'] ?? {};
    for (const code of Object.keys(this.#before['x-problems'] ?? {})) {
      if (!(code in codes)) this.#found.push(`error ${code} is gone`);
    }
    return [...new Set(this.#found)];
  }

  #compareOperation({ name, operation: before, item: oldItem }: Named, { operation: after, item }: Named): void {
    const say = (text: string) => this.#found.push(`${name} ${text}`);
    if (before['operationId'] !== after['operationId']) say(`is ${text(after['operationId'])} now`);
    if (!needsToken(before, this.#before) && needsToken(after, this.#after)) say('needs a token');
    const roles = list(after['x-roles'] ?? ['buyer']);
    for (const role of list(before['x-roles'] ?? ['buyer'])) if (!roles.includes(role)) say(`is not for ${role}s`);
    this.#compareParameters(name, parametersOf(before, oldItem, this.#before), parametersOf(after, item, this.#after));
    this.#compareBody(name, resolve(before['requestBody'], this.#before), resolve(after['requestBody'], this.#after));
    this.#compareAnswers(name, before['responses'] as Json, after['responses'] as Json);
  }

  #compareParameters(name: string, before: Map<string, Parameter>, after: Map<string, Parameter>): void {
    for (const [key, old] of before) {
      const parameter = after.get(key);
      if (parameter) this.#compare(`${name} ${key}`, old.schema, parameter.schema, 'request');
      else this.#found.push(`${name} ${key} is gone`);
    }
    for (const [key, { required }] of after) {
      if (required && !before.get(key)?.required) this.#found.push(`${name} ${key} is required`);
    }
  }

  #compareBody(name: string, before: Json | undefined, after: Json | undefined): void {
    if (after?.['required'] && !before?.['required']) this.#found.push(`${name} needs a body`);
    this.#compareMedia(`${name} body`, before?.['content'], after?.['content'], 'request');
  }

  #compareAnswers(name: string, before: Json, after: Json): void {
    const successes = (answers: Json) => Object.keys(answers).filter((status) => status.startsWith('2'));
    for (const status of successes(after)) if (!before[status]) this.#found.push(`${name} answers ${status} now`);
    for (const status of successes(before)) {
      const old = resolve(before[status], this.#before);
      const answer = resolve(after[status], this.#after);
      if (!answer) {
        this.#found.push(`${name} does not answer ${status}`);
        continue;
      }
      const headers = (answer['headers'] ?? {}) as Json;
      for (const header of Object.keys(old?.['headers'] ?? {})) {
        if (!headers[header]) this.#found.push(`${name} ${status} header ${header} is gone`);
      }
      this.#compareMedia(`${name} ${status}`, old?.['content'], answer['content'], 'answer');
    }
  }

  #compareMedia(name: string, before: unknown, after: unknown, direction: Direction): void {
    const now = (after ?? {}) as Json;
    for (const [type, media] of Object.entries((before ?? {}) as Json)) {
      const same = now[type] as Json | undefined;
      if (!same) this.#found.push(`${name} of ${type} is gone`);
      else this.#compare(name, (media as Json)['schema'], same['schema'], direction);
    }
  }

  #compare(name: string, before: unknown, after: unknown, direction: Direction): void {
    const [old, now] = [nameOf(before), nameOf(after)];
    const key = JSON.stringify([old ?? before, now ?? after, direction]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const place = old !== undefined && old === now ? old : name;
    const narrow = direction === 'request' ? this.#formsBefore(before) : this.#formsAfter(after);
    const wide = direction === 'request' ? this.#formsAfter(after) : this.#formsBefore(before);
    for (const form of narrow) {
      const candidates = wide.filter((one) => isKindOf(form, one));
      const best = candidates.map((one) => ({ one, faults: shallowFaults(form, one, direction) }));
      const [match] = best.sort((a, b) => a.faults.length - b.faults.length);
      if (!match) {
        const kind = text(form['type']) || 'anything';
        this.#found.push(direction === 'request' ? `${place} takes no ${kind}` : `${place} may be ${kind}`);
        continue;
      }
      this.#found.push(...match.faults.map((fault) => `${place}${fault}`));
      const [was, is] = direction === 'request' ? [form, match.one] : [match.one, form];
      this.#compareParts(place, was, is, direction);
    }
  }

  #compareParts(name: string, before: Json, after: Json, direction: Direction): void {
    const now = (after['properties'] ?? {}) as Json;
    for (const [key, property] of Object.entries((before['properties'] ?? {}) as Json)) {
      if (now[key] !== undefined) this.#compare(`${name}.${key}`, property, now[key], direction);
    }
    if (before['items'] && after['items']) this.#compare(`${name}[]`, before['items'], after['items'], direction);
  }

  readonly #formsBefore = (schema: unknown) => formsOf(schema, this.#before);
  readonly #formsAfter = (schema: unknown) => formsOf(schema, this.#after);
}

/** The differences between two forms of the same type, apart from their properties and entries. */
function shallowFaults(narrow: Json, wide: Json, direction: Direction): string[] {
  const [had, has] = [narrow, wide].map((form) => Object.keys(form['properties'] ?? {})) as [string[], string[]];
  const [needed, needs] = [narrow, wide].map((form) => list(form['required'])) as [string[], string[]];
  if (direction === 'answer') {
    const gone = wide['additionalProperties'] === true ? [] : has.filter((key) => !had.includes(key));
    const loose = needs.filter((key) => !needed.includes(key) && !gone.includes(key));
    const format =
      wide['format'] !== narrow['format'] ? [` has the format ${text(narrow['format']) || 'of any text'}`] : [];
    return [...gone.map((key) => `.${key} is gone`), ...loose.map((key) => `.${key} may be absent`), ...format];
  }
  const gone = had.filter((key) => !has.includes(key) && wide['additionalProperties'] === false);
  const asked = needs.filter((key) => !needed.includes(key));
  const values = codesOf(wide);
  const refused = values ? (codesOf(narrow) ?? ['other values']).filter((value) => !values.includes(value)) : [];
  const limits = LIMITS.filter(([key, isTighter]) => isTighter(narrow[key], wide[key])).map(
    ([key]) => ` has ${key} ${text((key === 'pattern' ? wide['x-text'] : undefined) ?? wide[key])}`,
  );
  return [
    ...otherDefault(narrow['default'], wide['default']),
    ...gone.map((key) => `.${key} is gone`),
    ...asked.map((key) => `.${key} is required`),
    ...refused.map((value) => ` takes no ${String(value)}`),
    ...limits,
  ];
}

/** Callers who leave a value out get another. A default that was not written down before breaks no one. */
function otherDefault(before: unknown, after: unknown): string[] {
  if (before === undefined || JSON.stringify(before) === JSON.stringify(after)) return [];
  return [after === undefined ? ' has no default' : ` has the default ${JSON.stringify(after)}`];
}

const isLower = (before: unknown, after: unknown) => after !== undefined && Number(before ?? Infinity) > Number(after);
const isHigher = (before: unknown, after: unknown) =>
  after !== undefined && Number(before ?? -Infinity) < Number(after);
const isOther = (before: unknown, after: unknown) => after !== undefined && before !== after;

/** `["]` and `"` match the same. */
const isOtherPattern = (before: unknown, after: unknown) => isOther(plainPattern(before), plainPattern(after));
const plainPattern = (pattern: unknown) =>
  typeof pattern === 'string' ? pattern.replaceAll(/\[(["/])\]/gu, '$1') : pattern;

/** Limits of a request, each with the test for a tighter value. */
const LIMITS: readonly (readonly [string, (before: unknown, after: unknown) => boolean])[] = [
  ['maximum', isLower],
  ['exclusiveMaximum', isLower],
  ['maxLength', isLower],
  ['maxItems', isLower],
  ['maxProperties', isLower],
  ['minimum', isHigher],
  ['exclusiveMinimum', isHigher],
  ['minLength', isHigher],
  ['minItems', isHigher],
  ['minProperties', isHigher],
  ['multipleOf', isOther],
  ['pattern', isOtherPattern],
  ['format', isOther],
  ['uniqueItems', (before, after) => after === true && before !== true],
];

const codesOf = ({ enum: codes, const: code }: Json) =>
  (codes ?? (code === undefined ? undefined : [code])) as unknown[] | undefined;

/** Whether every value of one kind is of the other: an integer is a number, and no type means any. */
function isKindOf({ type: narrow }: Json, { type: wide }: Json): boolean {
  return wide === undefined || narrow === wide || (narrow === 'integer' && wide === 'number');
}

/** The alternatives of a schema, each with one type and the requirements of all its parts. */
function formsOf(schema: unknown, contract: Contract): Json[] {
  const { allOf, oneOf, anyOf, ...own } = (resolve(schema, contract) ?? {}) as Json;
  const types = [own['type']].flat();
  let forms: Json[] = types.map((type) => (type === undefined ? own : { ...own, type }));
  for (const part of list<unknown>(allOf)) forms = combine(forms, formsOf(part, contract));
  for (const choice of [oneOf, anyOf]) {
    if (choice)
      forms = combine(
        forms,
        list<unknown>(choice).flatMap((branch) => formsOf(branch, contract)),
      );
  }
  return forms;
}

/** Combines every pair of forms that one value can satisfy. */
function combine(ones: readonly Json[], others: readonly Json[]): Json[] {
  return ones.flatMap((one) =>
    others.filter((other) => isKindOf(one, other) || isKindOf(other, one)).map((other) => merge(one, other)),
  );
}

function merge(one: Json, other: Json): Json {
  const [properties, more] = [one['properties'], other['properties']] as (Json | undefined)[];
  const shared = Object.keys(properties ?? {}).filter((key) => more?.[key] !== undefined);
  const both = shared.map((key) => [key, { allOf: [properties?.[key], more?.[key]] }] as const);
  const required = [...new Set([...list(one['required']), ...list(other['required'])])];
  return {
    ...one,
    ...other,
    ...((properties ?? more) && { properties: { ...properties, ...more, ...Object.fromEntries(both) } }),
    ...(required.length > 0 && { required }),
  };
}

type Named = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
  readonly item: Json;
};

/** Operations by method and path. Names of path parameters are ignored, because they may change. */
export function operationsOf({ paths }: Contract): Map<string, Named> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const name = `${method.toUpperCase()} ${path}`;
      const key = name.replaceAll(/\{\w+\}/g, '{}');
      return [key, { name, method, path, operation: item[method] as Json, item }] as const;
    }),
  );
  return new Map(operations);
}

/** Whether the operation was deprecated in the release and its last day has passed. */
function isOver({ deprecated, 'x-sunset': sunset }: Json, today: string): boolean {
  return deprecated === true && typeof sunset === 'string' && sunset < today;
}

function needsToken(operation: Json, contract: Contract): boolean {
  const schemes = list<object>(operation['security'] ?? contract.security ?? [{ bearer: [] }]);
  return schemes.length > 0 && schemes.every((scheme) => Object.keys(scheme).length > 0);
}

/** Parameters by location and name; path parameters by position alone. */
function parametersOf(operation: Json, item: Json, contract: Contract): Map<string, Parameter> {
  const all = [item, operation].flatMap((owner) => list<unknown>(owner['parameters']));
  const parameters = all.map((one) => resolve(one, contract) as unknown as Parameter);
  const inPath = parameters.filter((one) => one.in === 'path').map((one, at) => [`path ${at + 1}`, one] as const);
  const others = parameters.filter((one) => one.in !== 'path').map((one) => [`${one.in} ${one.name}`, one] as const);
  return new Map([...inPath, ...others]);
}

const nameOf = (schema: unknown) => {
  const { $ref } = (schema ?? {}) as Json;
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
};

/** The target of a reference, with the properties beside the reference. @throws Error for a reference without a target */
export function resolve(value: unknown, contract: Contract): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { $ref, ...beside } = value as Json;
  if (typeof $ref !== 'string') return value as Json;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], contract);
  if (target === undefined) throw new Error(`The contract has nothing at ${$ref}`);
  return { ...resolve(target, contract), ...beside };
}

const list = <T = string>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
