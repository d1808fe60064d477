/** Tries mutants: runs the checks of a resource against a mutant until one fails. */
import type { Check, RunCheck } from './check.ts';
import { NotThere } from './not-there.ts';
import type { Target } from './target.ts';
import { type Exchange, Memory } from '../mutants/exchange.ts';
import type { Kind, Seen } from '../mutants/kinds/kind.ts';
import {
  handlesOperation,
  inapplicable,
  isSame,
  matched,
  type Mutation,
  newMutant,
  operationsOf,
  type Scope,
} from '../mutants/mutant.ts';
import { mutatingProxy } from '../mutants/proxy.ts';

/** A check with the exchanges of its resource in a run without a mutant. */
export type Recording = { check: Check; exchanges: Seen[] };

type Verdict =
  | { outcome: 'killed'; by: string; because: string }
  /** the checks saw its changes, and none failed */
  | { outcome: 'survived' }
  /** it applies to the contract, but no check gives it anything to change */
  | { outcome: 'not exercised' }
  | { outcome: 'not applicable'; because: string };

export type Attempt = Verdict & { kind: string; scope: Scope; checks: number };

/** Runs a check without a mutant and records its exchanges. @throws the check's failure */
export async function record(runCheck: RunCheck, check: Check, target: Target): Promise<Recording> {
  const exchanges: Seen[] = [];
  const onWire: Target['onWire'] = ({ sent, answered }) => {
    const found = matched(sent.method, sent.path);
    if (found?.operation.tag !== check.resource) return;
    exchanges.push({ exchange: { ...found, sent, forward: refuse, memory: new Memory() }, answered });
  };
  await runCheck(check, { ...target, onWire });
  return { check, exchanges };
}

const refuse = () => Promise.reject(new Error('A recording sends nothing'));

/** What the mutants of an application are, and how its checks run. */
export type Tried = { kinds: readonly Kind[]; runCheck: RunCheck };

/** Tries the wanted mutants of a resource. @param recordings of all its checks */
export async function tryMutants(
  { kinds, runCheck }: Tried,
  target: string,
  resource: string,
  recordings: readonly Recording[],
  isWanted: (mutation: Mutation) => boolean,
): Promise<readonly Attempt[]> {
  // Short checks first: the first check that meets a mutant detects most.
  const ordered = recordings.toSorted((a, b) => a.exchanges.length - b.exchanges.length);
  const attempts: Attempt[] = [];
  for (const kind of kinds) {
    const scopes = scopesOf(resource, kind);
    const ofKind: Attempt[] = [];
    for (const scope of scopes.filter((one) => isWanted({ kind, scope: one })))
      ofKind.push(await tryMutant(runCheck, target, kind, scope, ordered));
    // An operation that does not exercise the kind is excused by one that does, which may not be among the wanted.
    for (const scope of scopes.filter((one) => !isWanted({ kind, scope: one }))) {
      if (undetected(ofKind).length === 0) break;
      ofKind.push(await tryMutant(runCheck, target, kind, scope, ordered));
    }
    attempts.push(...ofKind);
  }
  return attempts;
}

/** A kind that returns past data needs several operations, so its smallest scope is the resource. */
function scopesOf(resource: string, kind: Kind): Scope[] {
  if (kind.meets !== undefined || !kind.isOfOperation) return [{ resource }];
  return operationsOf({ resource }).map(({ operationId }) => ({ resource, operationId }));
}

/** The mutants that no check detected, in words. */
export function undetected(attempts: readonly Attempt[]): string[] {
  const nameOf = ({ kind, scope }: Attempt) => `${kind} of ${scope.resource}`;
  const killed = new Set(attempts.filter(({ outcome }) => outcome === 'killed').map(nameOf));
  return attempts
    .filter((attempt) => {
      // A single operation may never have what a kind changes: a new thing has no history.
      if (attempt.outcome === 'not exercised') return !killed.has(nameOf(attempt));
      return attempt.outcome === 'survived';
    })
    .map(({ kind, scope, outcome }) => `${kind} of ${scope.operationId ?? scope.resource}: ${outcome}`);
}

/** Runs the checks that could meet a mutant against it. */
export async function tryMutant(
  runCheck: RunCheck,
  target: string,
  kind: Kind,
  scope: Scope,
  recordings: readonly Recording[],
): Promise<Attempt> {
  const attempt = { kind: kind.name, scope, checks: 0 };
  const because = inapplicable(kind, scope);
  if (because !== null) return { ...attempt, outcome: 'not applicable', because };
  let exercised = false;
  for (const { check, exchanges } of likelyFirst(kind, scope, recordings)) {
    if (!(await canMutate(kind, scope, exchanges))) continue;
    attempt.checks += 1;
    const mutant = newMutant(kind, scope);
    const proxy = await mutatingProxy({ target, mutant });
    try {
      await runCheck(check, { server: proxy.url });
    } catch (error) {
      // A check that fails before the mutant changes anything proves nothing.
      if (error instanceof NotThere) continue;
      if (mutant.mutated > 0) {
        remember(kind, scope, check);
        return { ...attempt, outcome: 'killed', by: check.name, because: firstLine(error) };
      }
      throw new Error(`"${check.name}" fails although "${kind.name}" mutated nothing`, { cause: error });
    } finally {
      await proxy.close();
    }
    exercised ||= mutant.mutated > 0;
  }
  return { ...attempt, outcome: exercised ? 'survived' : 'not exercised' };
}

/** The check that killed a kind in another resource, which is likely to kill it in the next. */
const lastKillers = new Map<string, string>();
/** The checks that killed other kinds in a scope, the last one first: what compares an answer whole kills most. */
const killersIn = new Map<string, Check[]>();

function remember(kind: Kind, scope: Scope, check: Check): void {
  lastKillers.set(kind.name, aboutWhat(check));
  const others = (killersIn.get(keyOf(scope)) ?? []).filter((one) => one !== check);
  killersIn.set(keyOf(scope), [check, ...others]);
}

const keyOf = ({ resource, operationId = '' }: Scope): string => `${resource} ${operationId}`;

/** The name without its operation, "requires the current version": many checks run for every operation. */
const aboutWhat = ({ name }: Check): string => name.replace(/^\w+ /, '');

function likelyFirst(kind: Kind, scope: Scope, recordings: readonly Recording[]): readonly Recording[] {
  const known = lastKillers.get(kind.name);
  const killers = killersIn.get(keyOf(scope)) ?? [];
  const rank = ({ check }: Recording): number => {
    if (aboutWhat(check) === known) return -1;
    const place = killers.indexOf(check);
    return place === -1 ? killers.length : place;
  };
  return recordings.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a kind can change an exchange of a check; skips the checks where it cannot. */
async function canMutate(kind: Kind, scope: Scope, exchanges: readonly Seen[]): Promise<boolean> {
  if (kind.meets) return kind.meets(exchanges);
  const mutant = newMutant(kind, scope);
  for (const { exchange, answered } of exchanges) {
    if (!handlesOperation(mutant, exchange.operation)) continue;
    const replayed: Exchange = { ...exchange, memory: mutant.memory };
    if ((await kind.request?.(exchange.sent, replayed)) != null) return true;
    const mutated = await kind.answer?.(answered, replayed);
    if (mutated && !isSame(mutated, answered)) return true;
  }
  return false;
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 2).join(' ').slice(0, 200);
}
