/** Metadata of tests for the reporters. */
import type { TestContext } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import type { Part } from '../mutants/sample.ts';
import type { Attempt } from './attempt.ts';
import type { Exchange } from './matrix/matrix.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge with the library's declaration
  interface TaskMeta {
    /** its exchanges, for the matrix */
    exchanges?: Exchange[];
    /** what answers had that the contract does not have */
    unknown?: string[];
    /** the mutants that it tried, for their report */
    attempts?: readonly Attempt[];
    /** whether they were the sample */
    part?: Part;
    /** why it was not run */
    skipped?: string;
    /** what is said of the server, when it ended during the test */
    ended?: string;
  }
}

/** Skips a test and reports the reason. */
export function skipBecause(reason: string, { task, skip }: TestContext): void {
  task.meta.skipped = reason;
  skip(reason);
}

export const testsIn = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()]);
