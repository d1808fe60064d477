/** Conditions of a rule on one request: parameters, headers, body and person. */
import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '../../contract/control.ts';
import { RE2JS } from 're2js';
import type { Model } from '../../world/model.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import type { Call } from '../call.ts';

/** The parts of a request that rules can test. */
export type RuleSubject = {
  call: Pick<Call, 'path' | 'search' | 'request'>;
  operation: ContractOperation;
  /** returns the parsed body, or undefined when it is missing or not JSON; called only for rules that need it */
  body: () => unknown;
  /** e-mail addresses of the caller and of the administrator who acts as them, in lower case */
  people: () => readonly string[];
};

type Condition = { equals?: unknown; matches?: string };

export function meetsConditions(
  { query, headers, body, person }: Rule['when'],
  subject: RuleSubject,
  model: Model,
): boolean {
  return (
    (query === undefined || meetsAll(query, valuesOf(subject.call.search))) &&
    (headers === undefined || meetsAll(headers, (name) => [subject.call.request.headers.get(name) ?? undefined])) &&
    (person === undefined || subject.people().includes(emailOf(person, model))) &&
    (body === undefined || meetsBody(body, subject.body()))
  );
}

function meetsAll(
  conditions: Readonly<Record<string, Condition>>,
  valuesAt: (name: string) => readonly unknown[],
): boolean {
  return Object.entries(conditions).every(([name, condition]) =>
    valuesAt(name).some((value) => value !== undefined && meets(value, condition)),
  );
}

function valuesOf(search: string): (name: string) => string[] {
  const parameters = new URLSearchParams(search);
  return (name) => parameters.getAll(name);
}

function meetsBody(conditions: Readonly<Record<string, Condition>>, body: unknown): boolean {
  return body !== undefined && meetsAll(conditions, (pointer) => [valueAt(body, pointer)]);
}

function meets(value: unknown, { equals, matches }: Condition): boolean {
  if (matches === undefined) return isDeepStrictEqual(value, equals);
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText && patternOf(matches).test(String(value));
}

/** Resolves a JSON pointer (RFC 6901); returns undefined when it points at nothing. */
function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** @param person name of a demo user, or any e-mail address */
function emailOf(person: string, { people }: Model): string {
  return people.find(({ name }) => name === person)?.email ?? person.toLowerCase();
}

/** RE2 runs in linear time for every pattern. */
const patterns = new Map<string, RE2JS>();
const MAX_PATTERNS = 1000;

/** @throws Error that says what is wrong with the pattern */
export function patternOf(pattern: string): RE2JS {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    compiled = RE2JS.compile(pattern);
    if (patterns.size >= MAX_PATTERNS) patterns.clear();
    patterns.set(pattern, compiled);
  }
  return compiled;
}
