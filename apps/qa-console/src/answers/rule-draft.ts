import type { Method, Operations, Rule } from '@zakupki/mock-control/schema';

export type Operation = Operations['operations'][number];

export const TARGETS = { operation: 'Operation', tag: 'Tag', path: 'Method or path', all: 'Everything' } as const;
export const OUTCOMES = { status: 'A status', drop: 'Dropped', malformed: 'Broken JSON', delay: 'Only late' } as const;

export interface RuleDraft {
  readonly target: keyof typeof TARGETS;
  readonly operationId: string | null;
  readonly tag: string | null;
  readonly method: Method | null;
  readonly path: string;
  readonly outcome: keyof typeof OUTCOMES;
  readonly status: string;
  readonly message: string;
  /** JSON; empty for the contract's example. */
  readonly body: string;
  readonly delayMs: string;
  readonly times: string;
  readonly every: string;
}

/** Fields that show an error, by their pointer in the rule. */
export const FIELDS = {
  operationId: '/when/operationId',
  tag: '/when/tag',
  method: '/when/method',
  path: '/when/path',
  status: '/then/status',
  message: '/then/message',
  body: '/then/body',
  delayMs: '/then/delayMs',
  times: '/times',
  every: '/every',
} as const satisfies Partial<Record<keyof RuleDraft, string>>;

export type RuleField = keyof typeof FIELDS;
export type RuleErrors = Partial<Record<RuleField, string>>;

/** Empty, or a rule that forces an error of the operation. */
export function draftFor(operation?: Operation): RuleDraft {
  const [likely] = operation?.statuses.filter((status) => status >= 400) ?? [];
  return {
    target: 'operation',
    operationId: operation?.operationId ?? null,
    tag: null,
    method: null,
    path: '',
    outcome: 'status',
    status: String(likely ?? 503),
    message: '',
    body: '',
    delayMs: '',
    times: '',
    every: '',
  };
}

/** The rule, or the missing fields; the server validates the rest. */
export function ruleOf(draft: RuleDraft): { rule: Rule } | { errors: RuleErrors } {
  const errors: Errors = {};
  const whole = (field: 'status' | 'delayMs' | 'times' | 'every') => {
    const text = draft[field].trim();
    if (text !== '' && !/^\d+$/.test(text)) errors[field] = 'A whole number, such as 3.';
    return text === '' ? undefined : Number(text);
  };

  const when = whenOf(draft, errors);
  const delayMs = whole('delayMs');
  const then = { ...thenOf(draft, errors, () => whole('status')), ...(delayMs !== undefined && { delayMs }) };
  if (draft.outcome === 'delay' && delayMs === undefined) errors.delayMs ??= 'How late, in milliseconds, such as 2000.';
  const [times, every] = [whole('times'), whole('every')];
  if (Object.keys(errors).length > 0) return { errors };
  return { rule: { when, then, ...(times !== undefined && { times }), ...(every !== undefined && { every }) } };
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
      const asked = path.trim();
      if (method === null && asked === '') errors.path = 'Give a path, a method, or both.';
      return { ...(method !== null && { method }), ...(asked !== '' && { path: asked }) };
    }
    case 'all':
      return {};
  }
}

function thenOf({ outcome, message, body }: RuleDraft, errors: Errors, status: () => number | undefined): Rule['then'] {
  switch (outcome) {
    case 'drop':
      return { drop: true };
    case 'malformed':
      return { malformed: true };
    case 'delay':
      return {};
    case 'status': {
      const code = status();
      if (code === undefined) errors.status ??= 'A status, such as 503.';
      const text = body.trim();
      const parsed = text === '' ? undefined : parsedJson(text);
      if (text !== '' && !parsed) errors.body = 'This is no JSON. Text stands in quotation marks: "text".';
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
