/** Finds the rule that forces or changes a request's answer. */
import type { Rule } from '../../contract/control.ts';
import { type Model, rulesOf } from '../../world/model.ts';
import type { ActiveRules, ActiveScenario } from '../../world/states/memento.ts';
import type { World } from '../../world/world.ts';
import { type ContractOperation, responseOf } from '../../contract/operations.ts';
import { Problem } from '../problem.ts';
import { normalPath } from '../request/normal-path.ts';
import { EVENT_STREAM } from '../response/encoding.ts';
import { meetsConditions, type RuleSubject } from './conditions.ts';
import { turnOf } from './counts.ts';
import type { Then } from './forced-answer.ts';
import { findPreferred } from './preferences.ts';

type Forced = {
  /** scenario name, `own rules`, or the Prefer header */
  by: string;
  /** for X-Mock-Reason: source and number of the rule */
  reason: string;
  then: Then;
  /** 0 for no delay */
  delayMs: number;
};

/**
 * Priority: x-mock-scenario, Prefer, the world's custom rules, its scenario. A request that names a scenario uses only
 * that scenario, so `normal` disables all rules. Rules count their matches, which changes the world.
 * @throws Problem 400 unknown_scenario, with the known names
 */
export function findForced(subject: RuleSubject, world: World): Forced | null {
  const { headers } = subject.call.request;
  const named = headers.get('x-mock-scenario');
  if (named !== null) {
    const scenario = requestedScenario(named, world);
    world.markChanged();
    return findRule(scenario, subject, world, scenario.name, `request scenario ${scenario.name},`);
  }
  const preferred = findPreferred(headers.get('prefer'), subject.operation);
  if (preferred) return { ...preferred, reason: preferred.by, delayMs: 0 };
  const { scenario, customRules } = world;
  if (scenario.rules.length === 0 && customRules.rules.length === 0) return null;
  if (world.skipsNextSignIn && subject.operation.operationId === world.seed.model.entryOperation) {
    world.skipsNextSignIn = false;
    world.markChanged();
    return null;
  }
  world.markChanged();
  return (
    findRule(customRules, subject, world, 'own rules', 'own') ??
    findRule(scenario, subject, world, scenario.name, `scenario ${scenario.name},`)
  );
}

/** @throws Problem 400 unknown_scenario */
export function activateScenario(name: string, model: Model): ActiveScenario {
  if (!Object.hasOwn(model.scenarios, name)) {
    throw new Problem('unknown_scenario', { params: { value: name, known: Object.keys(model.scenarios).join(', ') } });
  }
  return { name, rules: rulesOf(model, name), hits: [] };
}

/** Hit counts of a scenario named by header continue across requests. */
function requestedScenario(name: string, world: World): ActiveScenario {
  const active = world.requestScenarios.get(name);
  if (active) return active;
  const scenario = activateScenario(name, world.seed.model);
  world.requestScenarios.set(name, scenario);
  return scenario;
}

function findRule(
  { rules, hits }: ActiveRules,
  subject: RuleSubject,
  world: World,
  by: string,
  source: string,
): Forced | null {
  for (const [index, rule] of rules.entries()) {
    if (!isApplicable(rule, subject, world)) continue;
    const hit = (hits[index] ?? 0) + 1;
    hits[index] = hit;
    if (!isItsTurn(rule, hit)) continue;
    const { then } = rule;
    return { by, reason: `${source} rule ${index + 1}`, then, delayMs: delayOf(rule, hit) };
  }
  return null;
}

/**
 * `times` counts turns, not requests: with `every: 3, times: 2` the third and sixth match. `chance` applies per turn.
 */
function isItsTurn(rule: Rule, hit: number): boolean {
  const { times = Infinity, chance = 1, seed = 0 } = rule;
  const turn = turnOf(rule, hit);
  return Number.isInteger(turn) && turn <= times && (chance === 1 || draw(seed, turn) < chance);
}

/** Makes the random delay independent of the random number that `isItsTurn` draws. */
const DELAY_STREAM = 0x5bd1e995;

function delayOf({ then: { delayMs = 0 }, seed = 0 }: Rule, hit: number): number {
  if (typeof delayMs === 'number') return delayMs;
  const { from, to } = delayMs;
  return from + Math.floor(draw(seed ^ DELAY_STREAM, hit) * (to - from + 1));
}

function isApplicable(rule: Rule, subject: RuleSubject, { seed }: World): boolean {
  const { when } = rule;
  return (
    mayAnswer(rule, subject.operation, seed.model) &&
    (when.path === undefined || isPathOf(when.path, subject)) &&
    meetsConditions(when, subject, seed.model)
  );
}

/** Checks the conditions on the operation, and that it declares the forced status. */
export function mayAnswer({ when, then }: Rule, operation: ContractOperation, { outcomes }: Model): boolean {
  if (then.status !== undefined && then.body === undefined && !responseOf(operation, then.status)) return false;
  if (then.stream !== undefined && !answersStream(operation)) return false;
  for (const name of namesOf(outcomes)) {
    if (then[name] !== undefined && operation.operationId !== outcomes[name]) return false;
  }
  return (
    (when.operationId === undefined || when.operationId === operation.operationId) &&
    (when.tag === undefined || when.tag === operation.tag) &&
    (when.method === undefined || when.method === operation.method)
  );
}

const namesOf = (outcomes: Model['outcomes']) => Object.keys(outcomes) as (keyof Model['outcomes'])[];

const answersStream = ({ responses }: ContractOperation) =>
  [...responses.values()].some(({ content = {} }) => EVENT_STREAM in content);

/** Matches the operation's template (`/items/{itemId}`) and the requested path. */
function isPathOf(wanted: string, { operation, call: { path } }: RuleSubject): boolean {
  return wanted === operation.path || normalPath(wanted) === path || wanted === decodeURIComponent(path);
}

/**
 * A number in [0, 1): the same seed and turn give the same number, so that failures can be reproduced. Uses two rounds
 * of the mixing function of splitmix32 for seed and turn.
 */
function draw(seed: number, turn: number): number {
  return mix(mix(seed) + turn) / 2 ** 32;
}

function mix(from: number): number {
  let value = (from + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return (value ^ (value >>> 15)) >>> 0;
}
