/** Ends an interrupted run with what it has found so far; the second signal ends it at once. */
import type { Reporter, RunnerTask, Vitest } from 'vitest/node';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Before other reporters, as they read what it marks. */
export class EndOnSignal implements Reporter {
  #vitest: Vitest | null;

  constructor(vitest: Vitest | null = null) {
    this.#vitest = vitest;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    for (const [signal, code] of Object.entries(SIGNALS)) {
      // Those of Vitest end the process before the reports are written.
      process.removeAllListeners(signal);
      process.once(signal, () => {
        process.stderr.write(`${signal}: the run ends after the checks that are running.\n`);
        process.once(signal, () => process.exit(code));
        vitest.onClose(() => {
          process.exitCode = code;
        });
        void vitest.cancelCurrentRun('keyboard-input');
      });
    }
  }

  onTestRunEnd(_modules: unknown, _errors: unknown, reason: string): void {
    if (reason === 'interrupted') markUnfinished(this.#vitest?.state.getFiles() ?? []);
  }
}

/** In a report of JUnit, a test without a result would have passed. */
function markUnfinished(tasks: readonly RunnerTask[]): void {
  for (const task of tasks) {
    if ('tasks' in task) markUnfinished(task.tasks);
    else if (task.result?.state !== 'pass' && task.result?.state !== 'fail') task.mode = 'skip';
  }
}
