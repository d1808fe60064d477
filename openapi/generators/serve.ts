import { parentPort } from 'node:worker_threads';
import type { Generated } from './generator.ts';

/** Answers what `generator` sends to this thread. */
export function serve(generate: (source: object) => Promise<string>): void {
  parentPort?.on('message', ({ id, source }: { id: number; source: object }) => {
    const post = (generated: Generated) => parentPort?.postMessage(generated);
    generate(source).then(
      (text) => post({ id, text }),
      (error: Error) => post({ id, error }),
    );
  });
}
