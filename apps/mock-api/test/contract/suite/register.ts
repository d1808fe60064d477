/** Registers the suite's checks with Vitest. */
import { afterAll, test } from 'vitest';
import { isOpen, obstacle, targetFrom } from './environment.ts';
import type { Exchange } from '../matrix/matrix.ts';
import { checksOf, runCheck } from './suite.ts';
import { NotThere } from './not-there.ts';
import { type Target } from './target.ts';
import { skipBecause } from './task-meta.ts';

/** One target per process: a mock takes a second to start. */
let target: Promise<Target> | undefined;

/** Registers every check of a resource as a test. A check that the target cannot run is skipped with a reason. */
export async function register(resource: string): Promise<void> {
  const tested = await (target ??= targetFrom(process.env));
  const worlds: string[] = [];
  afterAll(() => forget(tested, worlds));
  for (const check of checksOf(resource)) {
    const reason = obstacle(check, tested);
    const note = reason === null ? '' : ` (skipped: ${reason})`;
    test(`${check.name}${note}`, async (context) => {
      const exchanges: Exchange[] = [];
      const unknown: string[] = [];
      Object.assign(context.task.meta, { exchanges, unknown });
      try {
        if (reason !== null) throw new NotThere(reason);
        const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
        const onUnknown = isOpen(process.env) ? (what: string) => void unknown.push(what) : undefined;
        await runCheck(check, {
          ...tested,
          onExchange,
          ...(onUnknown && { onUnknown }),
          onWorld: (name) => void worlds.push(name),
        });
      } catch (error) {
        if (!(error instanceof NotThere)) throw error;
        skipBecause(error.message, context);
      }
    });
  }
}

/** Deletes the worlds of this run on a mock that keeps running. */
async function forget({ server, control, controlToken }: Target, worlds: readonly string[]): Promise<void> {
  if (typeof server !== 'string' || control === false) return;
  const headers: Record<string, string> = controlToken ? { authorization: `Bearer ${controlToken}` } : {};
  for (const world of worlds) await fetch(new URL(`/__mock/worlds/${world}`, server), { method: 'DELETE', headers });
}
