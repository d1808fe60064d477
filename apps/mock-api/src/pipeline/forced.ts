/** Forced answers: which rule applies to a request, and the answer it asks for, built from the contract. */
import { resolve } from '@zakupki/api-client/document';
import { isScenarioName, SCENARIOS, scenarioNames, type ScenarioRule } from '../scenarios.ts';
import type { Lang } from '../sentences/sentence.ts';
import type { ActiveScenario, World } from '../world/world.ts';
import { type ContractOperation, mediaOf } from './contract.ts';
import { Problem, problemBody } from './problem.ts';

export type Forced = { by: string; then: ScenarioRule['then'] };

/**
 * The rule that applies: the request's own header first, then Prefer, then the world's scenario.
 * @throws Problem 400 unknown_scenario, with the list of known ones
 */
export function forcedFor(operation: ContractOperation, headers: Headers, world: World): Forced | null {
  const named = headers['x-mock-scenario'];
  if (named !== undefined) return firstRule(active(named), operation);
  const preferred = preferOf(headers['prefer']);
  if (preferred) return firstRule(preferred, operation);
  return world.scenario && firstRule(world.scenario, operation);
}

type Headers = Readonly<Record<string, string | undefined>>;

/** A scenario ready to count its hits. */
export function active(name: string): ActiveScenario {
  if (!isScenarioName(name)) {
    throw new Problem(400, 'unknown_scenario', { params: { value: name, known: scenarioNames.join(', ') } });
  }
  return { name, rules: SCENARIOS[name].rules, hits: [] };
}

/** `Prefer: code=402, example=TRIAL_EXPIRED`: a status by number and, when wanted, one of its named examples. */
function preferOf(header: string | undefined): ActiveScenario | null {
  if (!header) return null;
  const wishes = new Map(header.split(/[,;]/).map((part) => part.trim().split('=', 2) as [string, string | undefined]));
  const status = Number(wishes.get('code'));
  if (!Number.isInteger(status) || status < 200 || status > 599) return null;
  const example = wishes.get('example');
  const name = `Prefer code=${status}${example ? `, example=${example}` : ''}`;
  return { name, rules: [{ when: {}, then: { status, ...(example && { message: `example:${example}` }) } }], hits: [] };
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

export type ForcedAnswer = { status: number; type: string | null; body: unknown; headers: Record<string, string> };

/** The answer of a forced status: the rule's own body, else the contract's example in the reader's language. */
export function forcedAnswer(
  operation: ContractOperation,
  then: ScenarioRule['then'],
  lang: Lang,
  requestId: string,
): ForcedAnswer {
  const status = then.status ?? 200;
  const response = operation.responses.get(status);
  const described = response ? mediaOf(response) : null;
  const headers: Record<string, string> = response?.headers?.['Retry-After'] ? { 'Retry-After': '30' } : {};
  const type = described?.type ?? (then.body === undefined ? null : 'application/json');
  if (then.body !== undefined) return { status, type, body: then.body, headers };
  if (!described) return { status, type: null, body: null, headers };
  const example = exampleOf(described.media.examples ?? {}, then.message);
  if (status < 400) return { status, type, body: example, headers };
  const { code, current, errors } = example as { code: Problem['code']; current?: unknown; errors?: [] };
  const own = then.message?.startsWith('example:') ? undefined : then.message;
  // 402, 460 and the silent 403 carry their text in the example; the others say their sentence.
  const fixed =
    own ?? (status === 402 || status === 460 || then.message ? (example as { message: string }).message : undefined);
  const problem = new Problem(status, own ? codeOf(own, code) : code, {
    ...(fixed !== undefined && { message: fixed }),
    ...(current !== undefined && { current }),
    ...(errors && { errors }),
    params: { seconds: 30 },
  });
  return { status, type, body: problemBody(problem, lang, requestId), headers };
}

/** A 402's code follows its message. */
const codeOf = (message: string, code: Problem['code']): Problem['code'] =>
  /^[A-Z_]+_EXPIRED$/.test(message) ? (message.toLowerCase() as Problem['code']) : code;

function exampleOf(examples: Record<string, { $ref?: string; value?: unknown }>, wanted: string | undefined): unknown {
  const name = wanted?.startsWith('example:') ? wanted.slice('example:'.length) : wanted;
  const chosen = (name && examples[name]) || Object.values(examples)[0];
  return chosen && resolve<{ value?: unknown }>(chosen as { $ref: string }).value;
}
