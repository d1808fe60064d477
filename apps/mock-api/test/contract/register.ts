/** Hands the suite's checks to Vitest. */
import { test } from 'vitest';
import { NotThere } from './checks.ts';
import { obstacle, targetFrom } from './environment.ts';
import type { Exchange } from './matrix.ts';
import type { Resource } from './resources.ts';
import { checksOf, runCheck } from './suite.ts';
import './task-meta.ts';

/** Every check of a resource as a test of this file; one the target cannot be put to is skipped and says why. */
export async function register(resource: Resource): Promise<void> {
  const target = await targetFrom(process.env);
  for (const check of checksOf(resource)) {
    const reason = obstacle(check, target);
    const note = reason === null ? '' : ` (skipped: ${reason})`;
    test(`${check.name}${note}`, async ({ task, skip }) => {
      const exchanges: Exchange[] = [];
      task.meta.exchanges = exchanges;
      try {
        if (reason !== null) throw new NotThere(reason);
        await runCheck(check, { ...target, onExchange: (exchange) => void exchanges.push(exchange) });
      } catch (error) {
        if (!(error instanceof NotThere)) throw error;
        task.meta.skipped = error.message;
        skip(error.message);
      }
    });
  }
}
