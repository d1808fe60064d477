/** Refuses a repeat of a request with an Idempotency-Key while the first waits outside of its unit of work. */
import type { Trace } from './api-request.ts';
import type { Exchange } from './exchange.ts';
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
  ensureNotRepeated(exchange: Exchange, trace: Trace): void {
    const key = this.#keyOf(exchange, trace);
    if (key === null || !this.#keys.has(key)) return;
    throw new Problem('request_in_progress', {
      headers: { 'Retry-After': '1' },
      reason: 'idempotency: still processed',
    });
  }

  async hold<T>(exchange: Exchange, trace: Trace, work: () => Promise<T>): Promise<T> {
    const key = this.#keyOf(exchange, trace);
    if (key === null) return work();
    this.#keys.add(key);
    try {
      return await work();
    } finally {
      this.#keys.delete(key);
    }
  }

  /** Identifies world, caller, operation and key; null for a request without a key. */
  #keyOf({ headers }: Exchange, { world, operation }: Trace): string | null {
    const key = operation?.takesIdempotencyKey ? headers['idempotency-key'] : undefined;
    if (key === undefined || !world || !operation) return null;
    const { credentials, actAs } = this.#names;
    return JSON.stringify([world.name, headers[credentials], headers[actAs], operation.operationId, key]);
  }
}
