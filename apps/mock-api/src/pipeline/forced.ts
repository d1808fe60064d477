/** Forced answers: which rule applies to a request, and the answer it asks for, built from the contract. */
import { type MediaType, resolve } from '@zakupki/api-client/document';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { isScenarioName, SCENARIOS, scenarioNames, type ScenarioRule } from '../scenarios.ts';
import { hasSentence, type Lang, sentence } from '../sentences/sentence.ts';
import type { ActiveScenario, World } from '../world/world.ts';
import { type ContractOperation, mediaOf } from './contract.ts';
import { Problem, problemBody } from './problem.ts';
import type { Answer } from './respond.ts';
import { violations } from './validate.ts';

export type Forced = { by: string; then: ScenarioRule['then'] };

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * The rule that applies: the request's own header first, then Prefer, then the world's scenario.
 * @throws Problem 400 unknown_scenario, invalid_header, with the list of known names
 */
export function forcedFor(operation: ContractOperation, headers: Headers, world: World): Forced | null {
  const named = headers['x-mock-scenario'];
  if (named !== undefined) return firstRule(askedFor(named, world), operation);
  const preferred = preferredBy(headers['prefer'], operation);
  if (preferred) return preferred;
  if (!world.scenario) return null;
  if (world.scenario.entering && operation.operationId === 'logInByToken') {
    world.scenario.entering = false;
    return null;
  }
  return firstRule(world.scenario, operation);
}

/** A scenario of the catalogue, ready to count its hits. @throws Problem 400 unknown_scenario */
export function active(name: string): ActiveScenario {
  if (!isScenarioName(name)) {
    throw new Problem(400, 'unknown_scenario', { params: { value: name, known: scenarioNames.join(', ') } });
  }
  return { name, rules: SCENARIOS[name].rules, hits: [] };
}

/** A scenario named by header counts on from request to request: every third is the world's third. */
function askedFor(name: string, world: World): ActiveScenario {
  const known = world.askedFor.get(name);
  if (known) return known;
  const asked = active(name);
  world.askedFor.set(name, asked);
  return asked;
}

/**
 * `Prefer: code=402, example=TRIAL_EXPIRED`: a status by number and, when wanted, one of its named examples. A status
 * the operation does not declare is left aside, as HTTP has it for preferences; a wrong name in one it does is a mistake.
 */
function preferredBy(header: string | undefined, operation: ContractOperation): Forced | null {
  const wishes = new Map((header ?? '').split(/[,;]/).map((part) => pairOf(part)));
  const [code, example] = [wishes.get('code'), wishes.get('example')];
  const response = code === undefined ? undefined : operation.responses.get(Number(code));
  if (!response) return null;
  const known = Object.keys(mediaOf(response)?.media.examples ?? {});
  if (example !== undefined && !known.includes(example)) {
    throw new Problem(400, 'invalid_header', { params: { name: 'Prefer', expected: `example=${known.join(' | ')}` } });
  }
  const by = `Prefer code=${code}${example ? `, example=${example}` : ''}`;
  return { by, then: { status: Number(code), ...(example && { message: `example:${example}` }) } };
}

/** `code=402` as name and value; a value may stand in quotes. */
function pairOf(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=', 2);
  return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
}

function firstRule(scenario: ActiveScenario, operation: ContractOperation): Forced | null {
  for (const [index, rule] of scenario.rules.entries()) {
    if (!applies(rule, operation)) continue;
    const hit = (scenario.hits[index] ?? 0) + 1;
    scenario.hits[index] = hit;
    if (rule.times !== undefined && hit > rule.times) continue;
    if (rule.every !== undefined && hit % rule.every !== 0) continue;
    return { by: scenario.name, then: rule.then };
  }
  return null;
}

function applies({ when, then }: ScenarioRule, operation: ContractOperation): boolean {
  if (then.status !== undefined && then.body === undefined && !operation.responses.has(then.status)) return false;
  return (
    (when.operationId === undefined || when.operationId === operation.operationId) &&
    (when.tag === undefined || when.tag === operation.tag) &&
    (when.method === undefined || when.method === operation.method) &&
    (when.path === undefined || when.path === operation.path)
  );
}

/** seconds */
const RETRY_AFTER = 30;

/** The answer of a forced status: the rule's own body, else the contract's example in the reader's language. */
export function forcedAnswer(
  operation: ContractOperation,
  then: ScenarioRule['then'],
  lang: Lang,
  requestId: string,
): Answer {
  const status = then.status ?? 200;
  const response = operation.responses.get(status);
  const described = response ? mediaOf(response) : null;
  const headers: Record<string, string> = response?.headers?.['Retry-After']
    ? { 'Retry-After': String(RETRY_AFTER) }
    : {};
  const body = then.body ?? (described && forcedBody(described.media.examples ?? {}, status, then, lang, requestId));
  if (body === null) return { status, type: null, text: null, headers, violations: [] };
  return {
    status,
    type: described?.type ?? 'application/json',
    text: JSON.stringify(body),
    headers,
    // Only a rule's own body or message can break the contract, which may be what a tester wants to see.
    violations: described ? violations(described.media.schema, body) : [`status ${status} has no body`],
  };
}

function forcedBody(
  examples: NonNullable<MediaType['examples']>,
  status: number,
  then: ScenarioRule['then'],
  lang: Lang,
  requestId: string,
): unknown {
  const example = exampleOf(examples, then.message);
  if (status < 400) return example;
  const { code, message, current, errors } = example as Pick<ApiProblem, 'message' | 'errors'> & {
    code: Problem['code'];
    current?: unknown;
  };
  const own = then.message?.startsWith('example:') ? undefined : then.message;
  const problem = new Problem(status, own ? codeOf(own, code) : code, {
    message: own ?? translated(code, message, lang),
    ...(current !== undefined && { current }),
    ...(errors && { errors }),
  });
  return problemBody(problem, lang, requestId);
}

/** An example's message in the reader's language, where it is a sentence: constants and the silent 403 stay. */
function translated(code: string, message: string, lang: Lang): string {
  const said = hasSentence(code) && message !== '' ? sentence(lang, code, { seconds: RETRY_AFTER }) : message;
  return said.includes('{') ? message : said;
}

/** A 402's code follows its message. */
const codeOf = (message: string, code: Problem['code']): Problem['code'] =>
  /^[A-Z_]+_EXPIRED$/.test(message) ? (message.toLowerCase() as Problem['code']) : code;

function exampleOf(examples: Record<string, { $ref?: string; value?: unknown }>, wanted: string | undefined): unknown {
  const name = wanted?.startsWith('example:') ? wanted.slice('example:'.length) : wanted;
  const chosen = (name && examples[name]) || Object.values(examples)[0];
  return chosen && resolve<{ value?: unknown }>(chosen as { $ref: string }).value;
}
