/** Registers the checks of a suite with Vitest. */
import { afterAll, beforeAll, expect, test, type TestContext, type TestOptions } from 'vitest';
import { type Attempt, record, type Recording, tryMutants, undetected } from './attempt.ts';
import type { Kind } from '../mutants/kinds/kind.ts';
import type { Mutation } from '../mutants/mutant.ts';
import { isSampled, type Part } from '../mutants/sample.ts';
import { type Check, checksOf, type RunCheck } from './check.ts';
import { endOf, findEnd, meet } from './ended-server.ts';
import type { Exchange } from './matrix/matrix.ts';
import { NotThere } from './not-there.ts';
import { baseUrlOf, deleteWorlds, type Target, withTarget } from './target.ts';
import { skipBecause } from './task-meta.ts';

export type Suite = {
  target: Target;
  /** of the mutants that the checks have to detect; absent for servers that cannot be replaced by mutants */
  kinds?: readonly Kind[];
  /** of the sample of mutants */
  seed?: string;
  /** options of the test of the mutants outside the sample */
  others?: TestOptions;
  /** runs a check; what it does besides is the application's */
  runCheck?: RunCheck;
  /** what the target lacks to run a check */
  obstacle?: (check: Check, target: Target) => string | null;
  /** allows properties and codes that the contract does not have, and reports them */
  isOpen?: boolean;
};

/** Runs one check against a target. @throws the check's failure */
export const runAlone: RunCheck = (check, target) => withTarget(target, async () => check.run());

/**
 * Registers every check of a resource as a test, and tests that they detect every mutant. A check that the target
 * cannot run is skipped with a reason.
 */
export function registerSuite(resource: string, suite: Suite): void {
  const { target: tested, kinds, obstacle = () => null, isOpen } = suite;
  const runCheck = suite.runCheck ?? runAlone;
  const worlds: string[] = [];
  const recordings = new Map<Check, Recording>();
  // Each check has worlds of its own there, so that the server need not wait for the runner.
  const declare = typeof tested.server === 'string' && tested.control !== false ? test.concurrent : test;
  beforeAll(() => meet(tested));
  afterAll(async () => {
    if (endOf(tested) === null) await deleteWorlds(tested, worlds);
  });
  for (const check of checksOf(resource)) {
    const reason = obstacle(check, tested);
    declare(`${check.name}${noteOf(reason)}`, async (context) => {
      const end = endOf(tested);
      if (end !== null) context.skip(end);
      const exchanges: Exchange[] = [];
      const unknown: string[] = [];
      Object.assign(context.task.meta, { exchanges, unknown });
      try {
        if (reason !== null) throw new NotThere(reason);
        const onUnknown = isOpen ? (what: string) => void unknown.push(what) : undefined;
        const observed: Target = {
          ...tested,
          onExchange: (exchange) => void exchanges.push(exchange),
          ...(onUnknown && { onUnknown }),
          onWorld: (name) => void worlds.push(name),
        };
        if (kinds) recordings.set(check, await record(runCheck, check, observed));
        else await runCheck(check, observed);
      } catch (error) {
        if (error instanceof NotThere) skipBecause(error.message, context);
        const found = await findEnd(tested);
        if (found === null) throw error;
        context.task.meta.ended = found;
        throw new Error(found, { cause: error });
      }
    });
  }
  if (kinds) registerMutants(resource, { ...suite, kinds, runCheck }, recordings);
}

/** @param recordings of the checks that have passed */
function registerMutants(
  resource: string,
  { target, kinds, seed = '1', others = {}, runCheck }: Suite & Required<Pick<Suite, 'kinds' | 'runCheck'>>,
  recordings: Map<Check, Recording>,
): void {
  const undetectedIn = async (part: Part, context: TestContext): Promise<string[]> => {
    for (const check of checksOf(resource)) {
      // The tests of the checks may not be among those that run now.
      if (!recordings.has(check)) recordings.set(check, await record(runCheck, check, target));
    }
    const isWanted = (mutation: Mutation) => isSampled(mutation, seed) === (part === 'sample');
    const origin = await baseUrlOf(target.server);
    const attempts: readonly Attempt[] = await tryMutants(
      { kinds, runCheck },
      origin,
      resource,
      [...recordings.values()],
      isWanted,
    );
    Object.assign(context.task.meta, { attempts, part });
    return undetected(attempts);
  };
  test(`detects the mutants of sample ${seed}`, async (context) => {
    expect(await undetectedIn('sample', context)).toEqual([]);
  });
  test('detects all other mutants', others, async (context) => {
    expect(await undetectedIn('others', context)).toEqual([]);
  });
}

const noteOf = (reason: string | null): string => (reason === null ? '' : ` (skipped: ${reason})`);
