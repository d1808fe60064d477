/** What checks find against a server. */
import type { Check } from '@zakupki/mock-engine/suite/check';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { obstacle } from '../contract/suite/environment.ts';
import { runCheck } from '../contract/suite/suite.ts';
import type { Target } from '../contract/suite/target.ts';

async function resultOf(check: Check, target: Target): Promise<{ failure?: string; lack?: string }> {
  const lack = obstacle(check, target);
  if (lack !== null) return { lack };
  try {
    await runCheck(check, target);
    return {};
  } catch (error) {
    if (error instanceof NotThere) return { lack: error.message };
    return { failure: `${check.name}: ${String(error).split('\n', 3).join(' ')}` };
  }
}

/** Null when the check passes or lacks something. */
export const failureOf = async (check: Check, target: Target): Promise<string | null> =>
  (await resultOf(check, target)).failure ?? null;

export async function outcomeOf(checks: readonly Check[], target: Target) {
  const results = [];
  for (const check of checks) results.push(await resultOf(check, target));
  return {
    passed: results.filter(({ failure, lack }) => failure === undefined && lack === undefined).length,
    failed: results.flatMap(({ failure }) => failure ?? []),
    skipped: results.flatMap(({ lack }) => lack ?? []),
  };
}
