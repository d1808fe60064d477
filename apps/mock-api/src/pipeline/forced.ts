/** Finds the rule that forces a request's answer and builds that answer from the contract. */
import { document, type Header, type MediaType, resolve, type Response } from '@zakupki/api-client/document';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { Rule } from '@zakupki/mock-control/schema';
import { isScenarioName, SCENARIOS, scenarioNames } from '../scenarios.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { World } from '../world/world.ts';
import type { ActiveRules } from '../world/states/memento.ts';
import type { ActiveScenario } from '../world/states/memento.ts';
import { type ContractOperation, isJsonType, mediaOf } from './contract.ts';
import { Problem, problemBody } from './problem.ts';
import type { Answer } from './response/respond.ts';
import { violations } from './validate.ts';

type Forced = {
  /** scenario name, `own rules`, or the Prefer header */
  by: string;
  /** for X-Mock-Reason: source and number of the rule */
  reason: string;
  then: Then;
};

/** `example` names one of the contract's examples of the status. */
type Then = Rule['then'] & { example?: string };

type Headers = Readonly<Record<string, string | undefined>>;

/** `path` is the requested path below /api, percent-encoded. */
type RuleSubject = { operation: ContractOperation; path: string };

/**
 * Priority: x-mock-scenario, Prefer, the world's custom rules, its scenario. A request that names a scenario uses only
 * that one, so `normal` disables all rules.
 * The rules count their matches, which changes the world.
 * @throws Problem 400 unknown_scenario, unknown_example, with the known names
 */
export function findForced(asked: RuleSubject, headers: Headers, world: World): Forced | null {
  const named = headers['x-mock-scenario'];
  if (named !== undefined) {
    const scenario = requestedScenario(named, world);
    world.markChanged();
    return findRule(scenario, asked, scenario.name, `request scenario ${scenario.name},`);
  }
  const preferred = findPreferred(headers['prefer'], asked.operation);
  if (preferred) return preferred;
  const { scenario, ownRules } = world;
  if (scenario.rules.length === 0 && ownRules.rules.length === 0) return null;
  if (world.skipsNextSignIn && asked.operation.operationId === 'logInByToken') {
    world.skipsNextSignIn = false;
    world.markChanged();
    return null;
  }
  world.markChanged();
  return (
    findRule(ownRules, asked, 'own rules', 'own') ??
    findRule(scenario, asked, scenario.name, `scenario ${scenario.name},`)
  );
}

/** @throws Problem 400 unknown_scenario */
export function activateScenario(name: string): ActiveScenario {
  if (!isScenarioName(name)) {
    throw new Problem('unknown_scenario', { params: { value: name, known: scenarioNames.join(', ') } });
  }
  return { name, rules: SCENARIOS[name].rules, hits: [] };
}

/** Hit counts of a scenario named by header continue across requests. */
function requestedScenario(name: string, world: World): ActiveScenario {
  const known = world.requestScenarios.get(name);
  if (known) return known;
  const asked = activateScenario(name);
  world.requestScenarios.set(name, asked);
  return asked;
}

/**
 * `Prefer: code=402, example=TRIAL_EXPIRED`. As HTTP defines preferences, an undeclared status is ignored; an unknown
 * example of a declared status is an error.
 */
function findPreferred(header: string | undefined, operation: ContractOperation): Forced | null {
  if (header === undefined) return null;
  const preferences = new Map(header.split(/[,;]/).map((part) => parsePreference(part)));
  const [code, example] = [preferences.get('code'), preferences.get('example')];
  const response = code === undefined ? undefined : operation.responses.get(Number(code));
  if (!response) return null;
  const known = Object.keys(examplesOf(operation, mediaOf(response)?.media));
  if (example !== undefined && !known.includes(example)) {
    throw new Problem('unknown_example', { params: { value: example, known: known.join(', ') } });
  }
  const by = `Prefer code=${Number(code)}${example ? `, example=${example}` : ''}`;
  return { by, reason: by, then: { status: Number(code), ...(example && { example }) } };
}

/** Parses `code=402`; the value may be quoted. */
function parsePreference(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=', 2);
  return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
}

function findRule({ rules, hits }: ActiveRules, asked: RuleSubject, by: string, source: string): Forced | null {
  for (const [index, rule] of rules.entries()) {
    if (!isApplicable(rule, asked)) continue;
    const hit = (hits[index] ?? 0) + 1;
    hits[index] = hit;
    const turn = hit / (rule.every ?? 1);
    // With `every` and `times`, `times` counts the turns: every third request, twice.
    if (!Number.isInteger(turn) || turn > (rule.times ?? Infinity)) continue;
    return { by, reason: `${source} rule ${index + 1}`, then: rule.then };
  }
  return null;
}

function isApplicable(rule: Rule, { operation, path }: RuleSubject): boolean {
  const { when } = rule;
  return mayAnswer(rule, operation) && (when.path === undefined || isPathOf(when.path, operation, path));
}

/** Checks the conditions except the path, and that the operation declares the forced status. */
export function mayAnswer({ when, then }: Rule, operation: ContractOperation): boolean {
  if (then.status !== undefined && then.body === undefined && !operation.responses.has(then.status)) return false;
  // Only checkout takes card payments.
  if (then.payment !== undefined && operation.operationId !== 'startCheckout') return false;
  return (
    (when.operationId === undefined || when.operationId === operation.operationId) &&
    (when.tag === undefined || when.tag === operation.tag) &&
    (when.method === undefined || when.method === operation.method)
  );
}

/** Matches the operation's template (`/orders/{id}`) and the requested path. */
function isPathOf(wanted: string, operation: ContractOperation, path: string): boolean {
  return wanted === operation.path || wanted === path || wanted === decodeURIComponent(path);
}

/** The rule's own body, else the contract's example in the reader's language; null for a rule that only delays. */
export function buildForcedAnswer(
  operation: ContractOperation,
  then: Then,
  lang: Lang,
  requestId: string,
): Answer | null {
  if (then.malformed) return { ...MALFORMED, status: then.status ?? 200 };
  if (then.status === undefined && then.body === undefined) return null;
  const status = then.status ?? 200;
  const response = operation.responses.get(status);
  const described = response ? mediaOf(response) : null;
  const body =
    then.body === undefined
      ? described && buildForcedBody(examplesOf(operation, described.media), status, then, lang, requestId)
      : then.body;
  const headers = declaredHeaders(response, body);
  if (body === null && then.body === undefined) return { status, type: null, text: null, headers, violations: [] };
  const type = described?.type ?? 'application/json';
  // The example of a file is its content.
  const text = typeof body === 'string' && !isJsonType(type) ? body : JSON.stringify(body);
  return {
    status,
    type,
    text,
    headers,
    // Testers may want a custom body or message that breaks the contract.
    violations: described
      ? violations(described.media.schema, body)
      : [response ? `status ${status} has no body` : `status ${status} is not declared`],
  };
}

const MALFORMED: Omit<Answer, 'status'> = {
  type: 'application/json',
  text: '{"data": [',
  headers: {},
  violations: ['the body is not JSON'],
};

/** Declared headers beyond those of every response; the ETag is the version in the body. */
function declaredHeaders(response: Response | undefined, body: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, declared] of Object.entries(response?.headers ?? {})) {
    const { required, example } = resolve<Header>(declared);
    if (!required || name === 'X-Request-Id' || name === 'X-Server-Time') continue;
    headers[name] = name === 'ETag' ? etagOf(body) : String(example);
  }
  return headers;
}

function etagOf(body: unknown): string {
  type Versioned = { version?: number; order?: Versioned; bid?: Versioned; conflict?: { fingerprint: string } } | null;
  const versioned = body as Versioned;
  if (versioned?.conflict) return `"${versioned.conflict.fingerprint}"`;
  const { version = 1 } = versioned?.order ?? versioned?.bid ?? versioned ?? {};
  return `"${version}"`;
}

/** Operations share responses: without the examples of codes that this one does not have. */
function examplesOf({ problems }: ContractOperation, media: MediaType | undefined): Examples {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).filter(([, example]) => {
      const { instance, code = '' } = resolve<{ value?: Partial<ApiProblem> }>(example as { $ref: string }).value ?? {};
      return instance === undefined || problems.includes(code);
    }),
  );
}

type Examples = NonNullable<MediaType['examples']>;

function buildForcedBody(examples: Examples, status: number, then: Then, lang: Lang, requestId: string): unknown {
  const example = exampleOf(examples, then.example ?? then.message);
  if (status < 400) return example;
  const { code, message, current, errors } = example as Pick<ApiProblem, 'message' | 'errors'> & {
    code: ProblemCode;
    current?: unknown;
  };
  const override = then.message;
  const problem = new Problem(override === undefined ? code : codeOf(status, override, code), {
    params: document['x-problems'][code].params,
    // A 403 may be silent (spec §8).
    ...(override !== undefined ? { message: override } : message === '' && { message }),
    ...(current !== undefined && { current }),
    ...(errors && { errors }),
  });
  return problemBody(problem, lang, requestId);
}

/** The code of a 402 follows its message; a custom 403 is `forbidden`, the only code that may have an empty message. */
function codeOf(status: number, message: string, code: ProblemCode): ProblemCode {
  if (/^[A-Z_]+_EXPIRED$/.test(message)) return message.toLowerCase() as ProblemCode;
  return status === 403 ? 'forbidden' : code;
}

function exampleOf(examples: Examples, wanted: string | undefined): unknown {
  const chosen = (wanted && Object.hasOwn(examples, wanted) && examples[wanted]) || Object.values(examples)[0];
  return chosen && resolve<{ value?: unknown }>(chosen as { $ref: string }).value;
}
