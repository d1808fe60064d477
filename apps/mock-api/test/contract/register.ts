/** Hands the suite's checks to Vitest. */
import { test } from 'vitest';
import type { Resource } from './checks.ts';
import { checksOf, runCheck } from './suite.ts';
import { currentTarget } from './target.ts';

/** Every check of a resource as a test of this file. */
export function register(resource: Resource): void {
  const target = currentTarget();
  for (const check of checksOf(resource)) test(`${check.name}`, () => runCheck(check, target));
}
