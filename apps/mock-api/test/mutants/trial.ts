/** Tries mutants: runs the checks of a resource against a mutant until one fails. */
import { type Check } from '../contract/suite/checks.ts';
import { NotThere } from '../contract/suite/not-there.ts';
import { runCheck } from '../contract/suite/suite.ts';
import type { Exchange } from './exchange.ts';
import type { Kind, Seen } from './kinds/kind.ts';
import { inapplicable, isSame, meddles, newMutant, type Scope } from './mutant.ts';
import { mutatingProxy } from './proxy.ts';

/** A check with the exchanges of its resource in a run without a mutant. */
export type Recording = { check: Check; exchanges: Seen[] };

type Verdict =
  | { outcome: 'killed'; by: string; because: string }
  /** the checks saw its changes, and none failed */
  | { outcome: 'survived' }
  /** it applies to the contract, but no check gives it anything to change */
  | { outcome: 'not exercised' }
  | { outcome: 'not applicable'; because: string };

export type Trial = Verdict & { kind: string; scope: Scope; checks: number };

/** Observes without changes. */
function observer(seen: Seen[]): Kind {
  return {
    name: 'observer',
    does: 'is as it should be',
    fits: () => true,
    otherwise: '',
    meets: () => true,
    answer: (answered, exchange) => {
      seen.push({ exchange, answered });
      return null;
    },
  };
}

/**
 * Runs the checks without a mutant and records their exchanges. Otherwise a failing check would "kill" every mutant.
 * @throws Error naming the check that fails
 */
export async function record(target: string, resource: string, checks: readonly Check[]): Promise<Recording[]> {
  const recordings: Recording[] = [];
  for (const check of checks) {
    const exchanges: Seen[] = [];
    const proxy = await mutatingProxy({ target, mutant: newMutant(observer(exchanges), { resource }) });
    try {
      await runCheck(check, { server: proxy.url });
    } catch (error) {
      if (error instanceof NotThere) continue;
      throw new Error(`Nothing is mutated, but "${check.name}" fails: ${firstLine(error)}`, {
        cause: error,
      });
    } finally {
      await proxy.close();
    }
    recordings.push({ check, exchanges });
  }
  // Short checks first: the first check that meets a mutant detects most.
  return recordings.toSorted((a, b) => a.exchanges.length - b.exchanges.length);
}

/** Runs the checks that could meet a mutant against it. */
export async function tryMutant(
  target: string,
  kind: Kind,
  scope: Scope,
  recordings: readonly Recording[],
): Promise<Trial> {
  const trial = { kind: kind.name, scope, checks: 0 };
  const because = inapplicable(kind, scope);
  if (because !== null) return { ...trial, outcome: 'not applicable', because };
  let exercised = false;
  for (const { check, exchanges } of likelyFirst(kind, recordings)) {
    if (!(await canMutate(kind, scope, exchanges))) continue;
    trial.checks += 1;
    const mutant = newMutant(kind, scope);
    const proxy = await mutatingProxy({ target, mutant });
    try {
      await runCheck(check, { server: proxy.url });
    } catch (error) {
      // A check that fails before the mutant changes anything proves nothing.
      if (error instanceof NotThere) continue;
      if (mutant.mutated > 0) {
        lastKillers.set(kind.name, aboutWhat(check));
        return { ...trial, outcome: 'killed', by: check.name, because: firstLine(error) };
      }
      throw new Error(`"${check.name}" fails although "${kind.name}" mutated nothing`, { cause: error });
    } finally {
      await proxy.close();
    }
    exercised ||= mutant.mutated > 0;
  }
  return { ...trial, outcome: exercised ? 'survived' : 'not exercised' };
}

/** The check that killed a kind in another resource, which is likely to kill it in the next. */
const lastKillers = new Map<string, string>();

/** The name without its operation, "requires the current version": many checks run for every operation. */
const aboutWhat = ({ name }: Check): string => name.replace(/^\w+ /, '');

function likelyFirst(kind: Kind, recordings: readonly Recording[]): readonly Recording[] {
  const known = lastKillers.get(kind.name);
  const likely = recordings.filter(({ check }) => aboutWhat(check) === known);
  return likely.length > 0 ? [...likely, ...recordings.filter((recording) => !likely.includes(recording))] : recordings;
}

/** Whether a kind can change an exchange of a check; skips the checks where it cannot. */
async function canMutate(kind: Kind, scope: Scope, exchanges: readonly Seen[]): Promise<boolean> {
  if (kind.meets) return kind.meets(exchanges);
  const mutant = newMutant(kind, scope);
  for (const { exchange, answered } of exchanges) {
    if (!meddles(mutant, exchange.operation)) continue;
    const own: Exchange = { ...exchange, memory: mutant.memory };
    if ((await kind.request?.(exchange.sent, own)) != null) return true;
    const mutated = await kind.answer?.(answered, own);
    if (mutated && !isSame(mutated, answered)) return true;
  }
  return false;
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 2).join(' ').slice(0, 200);
}
