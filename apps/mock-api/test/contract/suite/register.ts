/** Registers the suite's checks with Vitest. */
import { registerSuite, type Suite } from '@zakupki/mock-engine/suite/register';
import { EXHAUSTIVE } from '../../exhaustive.ts';
import { KINDS, MUTANTS_SEED } from '../../mutants/kinds.ts';
import { isOpen, obstacle, targetFrom } from './environment.ts';
import { runCheck } from './suite.ts';
import type { Target } from './target.ts';

/** One target per process: a mock takes a second to start. */
let target: Promise<Target> | undefined;

const SUITE: Omit<Suite, 'target'> = {
  // A run against another server tests only that server.
  ...(!process.env['CONTRACT_BASE_URL'] && { kinds: KINDS }),
  seed: MUTANTS_SEED,
  others: EXHAUSTIVE,
  runCheck,
  obstacle,
  isOpen: isOpen(process.env),
};

/** Registers every check of a resource as a test, and tests that they detect every mutant. */
export async function register(resource: string): Promise<void> {
  registerSuite(resource, { ...SUITE, target: await (target ??= targetFrom(process.env)) });
}
