import type { Method, Operations, Rule } from '@zakupki/mock-control/schema';
import {
  type ConditionRow,
  conditionRows,
  conditionsOf,
  type HeaderRow,
  headerRows,
  headersOf,
  type RowErrors,
} from './rule-conditions.ts';

export type Operation = Operations['operations'][number];

export const TARGETS = { operation: 'Operation', tag: 'Tag', path: 'Method or path', all: 'Everything' } as const;
export const OUTCOMES = {
  status: 'Custom response',
  drop: 'Dropped connection',
  malformed: 'Broken JSON',
  real: 'Changed response',
} as const;

export type RuleDraft = {
  readonly target: keyof typeof TARGETS;
  readonly operationId: string | null;
  readonly tag: string | null;
  readonly method: Method | null;
  readonly path: string;
  readonly conditions: readonly ConditionRow[];
  readonly outcome: keyof typeof OUTCOMES;
  readonly status: string;
  readonly message: string;
  /** JSON; empty for the contract's example. */
  readonly body: string;
  /** A JSON patch; empty for the real body. */
  readonly patch: string;
  readonly headers: readonly HeaderRow[];
  readonly delayMs: string;
  /** The longest delay of a range. */
  readonly delayTo: string;
  readonly times: string;
  readonly every: string;
  /** Percent. */
  readonly chance: string;
  readonly seed: string;
};

/** The fields that show errors, with their pointer in the rule. */
export const FIELDS = {
  operationId: '/when/operationId',
  tag: '/when/tag',
  method: '/when/method',
  path: '/when/path',
  status: '/then/status',
  message: '/then/message',
  body: '/then/body',
  patch: '/then/patch',
  delayTo: '/then/delayMs/to',
  delayMs: '/then/delayMs',
  times: '/times',
  every: '/every',
  chance: '/chance',
  seed: '/seed',
} as const satisfies Partial<Record<keyof RuleDraft, string>>;

export type RuleField = keyof typeof FIELDS;
export type RuleErrors = Partial<Record<RuleField, string>> & {
  readonly conditions?: RowErrors;
  readonly headers?: RowErrors;
  readonly json?: string;
};

/** The draft of a new rule: it forces the first error that the operation declares, or a 503. */
export function draftFor(operation?: Operation): RuleDraft {
  const [firstError] = operation?.statuses.filter((status) => status >= 400) ?? [];
  return {
    target: 'operation',
    operationId: operation?.operationId ?? null,
    tag: null,
    method: null,
    path: '',
    conditions: [],
    outcome: 'status',
    status: String(firstError ?? 503),
    message: '',
    body: '',
    patch: '',
    headers: [],
    delayMs: '',
    delayTo: '',
    times: '',
    every: '',
    chance: '',
    seed: '',
  };
}

/** Converts a rule to a draft. Returns null when the form lacks fields for it, such as for both an operation and a tag. */
export function draftOf(rule: Rule): RuleDraft | null {
  const { when, then, chance } = rule;
  const { operationId = null, tag = null, method = null, path = '' } = when;
  const { delayMs, body, patch } = then;
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  const [from, to] = typeof delayMs === 'object' ? [delayMs.from, delayMs.to] : [delayMs];
  const draft: RuleDraft = {
    target: operationId !== null ? 'operation' : tag !== null ? 'tag' : method !== null || path !== '' ? 'path' : 'all',
    operationId,
    tag,
    method,
    path,
    conditions: conditionRows(when),
    outcome: then.drop ? 'drop' : then.malformed ? 'malformed' : then.status === undefined ? 'real' : 'status',
    status: text(then.status),
    message: then.message ?? '',
    body: body === undefined ? '' : JSON.stringify(body, null, 2),
    patch: patch ? JSON.stringify(patch, null, 2) : '',
    headers: headerRows(then.headers),
    delayMs: text(from),
    delayTo: text(to),
    times: text(rule.times),
    every: text(rule.every),
    chance: chance === undefined ? '' : String(Number((chance * 100).toPrecision(12))),
    seed: text(rule.seed),
  };
  const written = ruleOf(draft);
  return 'rule' in written && areEqual(written.rule, rule) ? draft : null;
}

/** Ignores the order of keys. */
export const areEqual = (a: Rule, b: Rule): boolean => sortedJson(a) === sortedJson(b);

const sortedJson = (rule: Rule) =>
  JSON.stringify(rule, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** Returns the rule, or errors by field; the server validates the rest. */
export function ruleOf(draft: RuleDraft): { rule: Rule } | { errors: RuleErrors } {
  const errors: Errors = {};
  const wholeNumber = (field: 'status' | 'delayMs' | 'delayTo' | 'times' | 'every' | 'seed') => {
    const text = draft[field].trim();
    if (text !== '' && !/^\d+$/.test(text)) errors[field] = 'Enter a whole number, such as 3.';
    return text === '' ? undefined : Number(text);
  };
  const rows = { conditions: {}, headers: {} };
  const when = { ...whenOf(draft, errors), ...conditionsOf(draft.conditions, rows.conditions) };
  const delayMs = delayOf(wholeNumber('delayMs'), wholeNumber('delayTo'), errors);
  const headers = draft.outcome === 'drop' ? {} : headersOf(draft.headers, rows.headers);
  const then = {
    ...thenOf(draft, errors, () => wholeNumber('status')),
    ...(delayMs !== undefined && { delayMs }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  if (draft.outcome === 'real' && Object.keys(then).length === 0) {
    errors.patch ??= 'Change the body, a header or the delay.';
  }
  const limits = {
    times: wholeNumber('times'),
    every: wholeNumber('every'),
    chance: chanceOf(draft, errors),
    seed: wholeNumber('seed'),
  };
  const rowsWithErrors = Object.entries(rows).filter(([, wrong]) => Object.keys(wrong).length > 0);
  if (Object.keys(errors).length > 0 || rowsWithErrors.length > 0) {
    return { errors: { ...errors, ...Object.fromEntries(rowsWithErrors) } };
  }
  const usedLimits = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return { rule: { when, then, ...Object.fromEntries(usedLimits) } };
}

/** The server validates the rule. */
export function ruleOfJson(text: string): { rule: Rule } | { errors: RuleErrors } {
  const { value } = parsedJson(text) ?? {};
  const { when, then }: Partial<Record<'when' | 'then', unknown>> = isObject(value) ? value : {};
  if (isObject(when) && isObject(then)) return { rule: value as Rule };
  return { errors: { json: 'Enter a JSON object with "when" and "then": {"when": {}, "then": {"status": 503}}.' } };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function delayOf(from: number | undefined, to: number | undefined, errors: Errors): Rule['then']['delayMs'] {
  if (to === undefined) return from;
  if (from === undefined) errors.delayMs ??= 'Enter the shortest delay of the range, such as 200.';
  return { from: from ?? 0, to };
}

function chanceOf({ chance }: RuleDraft, errors: Errors): number | undefined {
  const text = chance.trim().replace(/\s*%$/, '').replace(',', '.');
  if (text === '') return undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) > 100) errors.chance = 'Enter a percentage from 0 to 100.';
  return Number((Number(text) / 100).toPrecision(12));
}

type Errors = { -readonly [Field in RuleField]?: string };

function whenOf({ target, operationId, tag, method, path }: RuleDraft, errors: Errors): Rule['when'] {
  switch (target) {
    case 'operation':
      if (operationId === null) errors.operationId = 'Choose an operation of the contract.';
      return { operationId: operationId ?? '' };
    case 'tag':
      if (tag === null) errors.tag = 'Choose a tag of the contract.';
      return { tag: tag ?? '' };
    case 'path': {
      const trimmed = path.trim();
      if (method === null && trimmed === '') errors.path = 'Enter a path, a method, or both.';
      return { ...(method !== null && { method }), ...(trimmed !== '' && { path: trimmed }) };
    }
    case 'all':
      return {};
  }
}

function thenOf(
  { outcome, message, body, patch }: RuleDraft,
  errors: Errors,
  status: () => number | undefined,
): Rule['then'] {
  switch (outcome) {
    case 'drop':
      return { drop: true };
    case 'malformed':
      return { malformed: true };
    case 'real': {
      const text = patch.trim();
      const parsed = text === '' ? undefined : parsedJson(text);
      if (text !== '' && !Array.isArray(parsed?.value))
        errors.patch = 'Enter a JSON list of operations, as in the example.';
      // The server validates the operations.
      return parsed ? { patch: parsed.value as NonNullable<Rule['then']['patch']> } : {};
    }
    case 'status': {
      const code = status();
      if (code === undefined) errors.status ??= 'Enter a status, such as 503.';
      const text = body.trim();
      const parsed = text === '' ? undefined : parsedJson(text);
      if (text !== '' && !parsed) errors.body = 'This is not valid JSON. Put text in quotation marks: "text".';
      return {
        ...(code !== undefined && { status: code }),
        ...(message !== '' && { message }),
        ...(parsed && { body: parsed.value }),
      };
    }
  }
}

function parsedJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
