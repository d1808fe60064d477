import { parentPort } from 'node:worker_threads';
import type { Generated } from './generator.ts';

/** Answers the contracts that `generator` sends to this thread. */
export function serve(generate: (contract: object) => Promise<string>): void {
  parentPort?.on('message', ({ id, contract }: { id: number; contract: object }) => {
    const post = (generated: Generated) => parentPort?.postMessage(generated);
    generate(contract).then(
      (text) => post({ id, text }),
      (error: Error) => post({ id, error }),
    );
  });
}
