/** Registers the suite's checks with Vitest. */
import { afterAll, expect, test } from 'vitest';
import { MUTANTS_TIMEOUT_MS, record, type Recording, tryMutants, undetected } from '../../mutants/trial.ts';
import { isOpen, obstacle, targetFrom } from './environment.ts';
import type { Exchange } from '../matrix/matrix.ts';
import { checksOf, runCheck } from './suite.ts';
import { NotThere } from './not-there.ts';
import { baseUrlOf, type Target } from './target.ts';
import { skipBecause } from './task-meta.ts';

/** One target per process: a mock takes a second to start. */
let target: Promise<Target> | undefined;

/** Why mutants are skipped: a run against another server tests only that server. */
const NO_MUTANTS = process.env['CONTRACT_BASE_URL'] ? 'mutates the mock, which is not tested now' : null;

/**
 * Registers every check of a resource as a test, and a test that they detect every mutant. A check that the target
 * cannot run is skipped with a reason.
 */
export async function register(resource: string): Promise<void> {
  const tested = await (target ??= targetFrom(process.env));
  const worlds: string[] = [];
  const recordings: Recording[] = [];
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
        if (NO_MUTANTS === null) recordings.push(await record(check, observed));
        else await runCheck(check, observed);
      } catch (error) {
        if (!(error instanceof NotThere)) throw error;
        skipBecause(error.message, context);
      }
    });
  }
  registerMutants(resource, tested, recordings);
}

/** @param recordings filled by the tests of the checks, which run before */
function registerMutants(resource: string, { server }: Target, recordings: readonly Recording[]): void {
  test(`detects every mutant (F2)${noteOf(NO_MUTANTS)}`, { timeout: MUTANTS_TIMEOUT_MS }, async (context) => {
    if (NO_MUTANTS !== null) skipBecause(NO_MUTANTS, context);
    const passed = new Set(recordings.map(({ check }) => check));
    const others = checksOf(resource).filter((check) => !passed.has(check));
    expect(
      others.map(({ name }) => name),
      'checks that have to pass before',
    ).toEqual([]);
    const trials = await tryMutants(await baseUrlOf(server), resource, recordings);
    context.task.meta.trials = trials;
    expect(undetected(trials)).toEqual([]);
  });
}

const noteOf = (reason: string | null): string => (reason === null ? '' : ` (skipped: ${reason})`);

/** Deletes the worlds of this run on a mock that keeps running. */
async function forget({ server, control, controlToken }: Target, worlds: readonly string[]): Promise<void> {
  if (typeof server !== 'string' || control === false) return;
  const headers: Record<string, string> = controlToken ? { authorization: `Bearer ${controlToken}` } : {};
  for (const world of worlds) await fetch(new URL(`/__mock/worlds/${world}`, server), { method: 'DELETE', headers });
}
