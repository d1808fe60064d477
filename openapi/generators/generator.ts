import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A contract's name becomes its bundled document, which becomes types and validators. */
type Kind = 'bundle' | 'types' | 'zod';

export type Generated = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: Error };

type Generate = (source: object) => Promise<string>;

type Started = { readonly code: string; readonly worker: Worker; readonly generate: Generate };

const started = new Map<Kind, Started>();

/**
 * Returns a generator that runs in a thread of its own: generators of different kinds run in parallel and leave a
 * development server free to answer. The thread stays, because the first run takes twice as long as the next ones.
 * @param code digest of the files that the thread loads once: after a change a new thread loads them
 */
export function generator(kind: Kind, code = ''): Generate {
  const known = started.get(kind);
  if (known?.code === code) return known.generate;
  void known?.worker.terminate();
  const { worker, generate } = start(kind);
  started.set(kind, { code, worker, generate });
  return generate;
}

function start(kind: Kind): Omit<Started, 'code'> {
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
    if (started.get(kind)?.worker === worker) started.delete(kind);
    for (const { reject } of waiting.values()) reject(error);
  });
  worker.unref();
  const generate: Generate = (source) => {
    const result = Promise.withResolvers<string>();
    const id = count++;
    waiting.set(id, result);
    worker.ref();
    worker.postMessage({ id, source });
    return result.promise;
  };
  return { worker, generate };
}
