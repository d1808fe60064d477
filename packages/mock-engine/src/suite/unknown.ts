/** What answers had that the contract does not have. */
import type { TestModule } from 'vitest/node';
import { testsIn } from './task-meta.ts';

/** Lists it once, at the end of a run. */
export function reportUnknown(modules: readonly TestModule[]): void {
  const tests = testsIn(modules);
  const unknown = [...new Set(tests.flatMap((test) => test.meta().unknown ?? []))];
  if (unknown.length === 0) return;
  const title = 'Not in the contract, and ignored by callers (CONTRACT_STRICT=1 refuses it):';
  process.stdout.write(`\n${[title, ...unknown.map((one) => `  ${one}`)].join('\n')}\n`);
}
