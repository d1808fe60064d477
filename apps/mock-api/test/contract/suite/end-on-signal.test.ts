/** Reports of an interrupted run. */
import type { RunnerTask, Vitest } from 'vitest/node';
import { expect, it } from 'vitest';
import { EndOnSignal } from './end-on-signal.ts';

it('names checks that did not run as skipped, once the run was interrupted', () => {
  const test = (state?: string) => ({ type: 'test', mode: 'run', result: state && { state } });
  const tests = [test('pass'), test('fail'), test('run'), test()];
  const files = [{ type: 'suite', tasks: [{ type: 'suite', tasks: tests }] }] as unknown as RunnerTask[];
  const reporter = new EndOnSignal({ state: { getFiles: () => files } } as unknown as Vitest);
  const modes = () => tests.map(({ mode }) => mode);
  reporter.onTestRunEnd([], [], 'passed');
  expect(modes()).toEqual(['run', 'run', 'run', 'run']);
  reporter.onTestRunEnd([], [], 'interrupted');
  expect(modes()).toEqual(['run', 'run', 'skip', 'skip']);
});
