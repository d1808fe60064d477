/** Refuses a repeat of a request with an Idempotency-Key while the first waits outside of its unit of work. */
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import type { Identity } from './application.ts';

export class InProgress {
  readonly #keys = new Set<string>();
  readonly #names: Identity['headers'];

  /** @param names headers that say who calls */
  constructor(names: Identity['headers']) {
    this.#names = names;
  }

  /** @throws Problem 409 request_in_progress while the first request has no answer yet */
  ensureNotRepeated(call: Call): void {
    const key = this.#keyOf(call);
    if (key === null || !this.#keys.has(key)) return;
    throw new Problem('request_in_progress', {
      headers: { 'Retry-After': '1' },
      reason: 'idempotency: still processed',
    });
  }

  async hold<T>(call: Call, work: () => Promise<T>): Promise<T> {
    const key = this.#keyOf(call);
    if (key === null) return work();
    this.#keys.add(key);
    try {
      return await work();
    } finally {
      this.#keys.delete(key);
    }
  }

  /** Identifies world, caller, operation and key; null for a request without a key. */
  #keyOf({ world, operation, request: { headers } }: Call): string | null {
    const key = operation?.takesIdempotencyKey ? headers.get('idempotency-key') : null;
    if (key === null || !operation) return null;
    const { credentials, actAs } = this.#names;
    return JSON.stringify([world.name, headers.get(credentials), headers.get(actAs), operation.operationId, key]);
  }
}
