/** Registers the suite's checks with Vitest. */
import { afterAll, expect, test, type TestContext } from 'vitest';
import { EXHAUSTIVE } from '../../exhaustive.ts';
import type { Mutation } from '../../mutants/mutant.ts';
import { isSampled, MUTANTS_SEED, type Part } from '../../mutants/sample.ts';
import { record, type Recording, tryMutants, undetected } from '../../mutants/trial.ts';
import { isOpen, obstacle, targetFrom } from './environment.ts';
import type { Exchange } from '../matrix/matrix.ts';
import type { Check } from './checks.ts';
import { checksOf, runCheck } from './suite.ts';
import { NotThere } from './not-there.ts';
import { baseUrlOf, type Target } from './target.ts';
import { skipBecause } from './task-meta.ts';

/** One target per process: a mock takes a second to start. */
let target: Promise<Target> | undefined;

/** Why mutants are skipped: a run against another server tests only that server. */
const NO_MUTANTS = process.env['CONTRACT_BASE_URL'] ? 'mutates the mock, which is not tested now' : null;

/**
 * Registers every check of a resource as a test, and tests that they detect every mutant. A check that the target
 * cannot run is skipped with a reason.
 */
export async function register(resource: string): Promise<void> {
  const tested = await (target ??= targetFrom(process.env));
  const worlds: string[] = [];
  const recordings = new Map<Check, Recording>();
  afterAll(() => forget(tested, worlds));
  for (const check of checksOf(resource)) {
    const reason = obstacle(check, tested);
    test(`${check.name}${noteOf(reason)}`, async (context) => {
      const exchanges: Exchange[] = [];
      const unknown: string[] = [];
      Object.assign(context.task.meta, { exchanges, unknown });
      try {
        if (reason !== null) throw new NotThere(reason);
        const onUnknown = isOpen(process.env) ? (what: string) => void unknown.push(what) : undefined;
        const observed: Target = {
          ...tested,
          onExchange: (exchange) => void exchanges.push(exchange),
          ...(onUnknown && { onUnknown }),
          onWorld: (name) => void worlds.push(name),
        };
        if (NO_MUTANTS === null) recordings.set(check, await record(check, observed));
        else await runCheck(check, observed);
      } catch (error) {
        if (!(error instanceof NotThere)) throw error;
        skipBecause(error.message, context);
      }
    });
  }
  registerMutants(resource, tested, recordings);
}

/** @param recordings of the checks that have passed */
function registerMutants(resource: string, tested: Target, recordings: Map<Check, Recording>): void {
  const undetectedIn = async (part: Part, context: TestContext): Promise<string[]> => {
    if (NO_MUTANTS !== null) skipBecause(NO_MUTANTS, context);
    for (const check of checksOf(resource)) {
      // The tests of the checks may not be among those that run now.
      if (!recordings.has(check)) recordings.set(check, await record(check, tested));
    }
    const isWanted = (mutation: Mutation) => isSampled(mutation) === (part === 'sample');
    const trials = await tryMutants(await baseUrlOf(tested.server), resource, [...recordings.values()], isWanted);
    Object.assign(context.task.meta, { trials, part });
    return undetected(trials);
  };
  const note = noteOf(NO_MUTANTS);
  test(`detects the mutants of sample ${MUTANTS_SEED} (F2)${note}`, async (context) => {
    expect(await undetectedIn('sample', context)).toEqual([]);
  });
  test(`detects all other mutants (F2)${note}`, EXHAUSTIVE, async (context) => {
    expect(await undetectedIn('others', context)).toEqual([]);
  });
}

const noteOf = (reason: string | null): string => (reason === null ? '' : ` (skipped: ${reason})`);

/** Deletes the worlds of this run on a mock that keeps running. */
async function forget({ server, control, controlToken }: Target, worlds: readonly string[]): Promise<void> {
  if (typeof server !== 'string' || control === false) return;
  const headers: Record<string, string> = controlToken ? { authorization: `Bearer ${controlToken}` } : {};
  for (const world of worlds) await fetch(new URL(`/__mock/worlds/${world}`, server), { method: 'DELETE', headers });
}
