import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A contract's name becomes its bundled document, which becomes types and validators. */
type Kind = 'bundle' | 'types' | 'zod';

export type Generated = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: Error };

type Generate = (source: object) => Promise<string>;

const started = new Map<Kind, Generate>();

/**
 * Returns a generator that runs in a thread of its own: generators of different kinds run in parallel and leave a
 * development server free to answer. The thread stays, because the first run takes twice as long as the next ones.
 */
export function generator(kind: Kind): Generate {
  const generate = started.get(kind) ?? start(kind);
  started.set(kind, generate);
  return generate;
}

function start(kind: Kind): Generate {
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let count = 0;
  const worker = new Worker(join(import.meta.dirname, `${kind}.ts`));
  worker.on('message', (generated: Generated) => {
    const { id } = generated;
    if ('error' in generated) waiting.get(id)?.reject(generated.error);
    else waiting.get(id)?.resolve(generated.text);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    started.delete(kind);
    for (const { reject } of waiting.values()) reject(error);
  });
  worker.unref();
  return (source) => {
    const result = Promise.withResolvers<string>();
    const id = count++;
    waiting.set(id, result);
    worker.ref();
    worker.postMessage({ id, source });
    return result.promise;
  };
}
