/** Client of the load generator process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, Outcome } from './load.ts';

export type LoadGenerator = { run: (job: Job) => Promise<Outcome>; stop: () => void };

export function loadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)));
  return {
    run: async (job) => {
      const answered = once(child, 'message') as Promise<[{ outcome: Outcome } | { failure: string }]>;
      child.send(job);
      const [answer] = await answered;
      if ('failure' in answer) throw new Error(`The load generator failed: ${answer.failure}`);
      return answer.outcome;
    },
    stop: () => child.kill('SIGTERM'),
  };
}
