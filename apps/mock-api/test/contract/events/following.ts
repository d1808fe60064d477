/** Reads an event stream as events arrive. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { SAME_IDS } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { baseUrlOf } from '@zakupki/mock-engine/suite/target';

export type Received = { id: string | null; data: LiveEvent };

type StreamQuery = { orderId?: string; since?: string; lastEventId?: string };

/** Without a limit, a check would wait forever for a server that sends nothing. */
const PATIENCE_MS = 8000;

async function inTime(waiting: Promise<void>, what: string): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Nothing arrived: ${what}`)), PATIENCE_MS);
  try {
    await Promise.race([waiting, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export class Following {
  readonly received: Received[] = [];
  readonly headers: Headers;
  readonly #reading: Promise<void>;
  readonly #leaving: AbortController;
  #wake = Promise.withResolvers<void>();
  readonly #toOurs: (text: string) => string;
  #rest = '';

  private constructor(response: Response, leaving: AbortController, toOurs: (text: string) => string) {
    this.headers = response.headers;
    this.#toOurs = toOurs;
    this.#leaving = leaving;
    this.#reading = this.#read(response);
    this.#reading.catch(() => undefined);
  }

  /** @throws Error for a refusal */
  static async open({ target, session }: ContractClient, query: StreamQuery = {}): Promise<Following> {
    const { orderId, since, lastEventId } = query;
    const leaving = new AbortController();
    const path = orderId === undefined ? '/events' : `/orders/${orderId}/events`;
    const { toTheirs, toOurs } = target.states?.ids ?? SAME_IDS;
    const url = `${await baseUrlOf(target.server)}${toTheirs(path)}${since === undefined ? '' : `?since=${since}`}`;
    const response = await fetch(url, {
      signal: leaving.signal,
      headers: {
        ...(target.control !== false && { 'x-mock-world': session.world }),
        authorization: `Bearer ${session.token ?? ''}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        ...(session.actAs !== undefined && { 'x-as-user': toTheirs(session.actAs) }),
      },
    });
    if (!response.ok) throw new Error(`${path} gave ${response.status}: ${await response.text()}`);
    return new Following(response, leaving, toOurs);
  }

  get kinds(): string[] {
    return this.received.map(({ data }) => data.kind);
  }

  get lastId(): string {
    return this.received.findLast(({ id }) => id !== null)?.id ?? '';
  }

  /** The first event of a kind; waits for it. @throws Error when none arrives in time */
  async until(kind: LiveEvent['kind']): Promise<Received> {
    for (;;) {
      const found = this.received.find(({ data }) => data.kind === kind);
      if (found) return found;
      await inTime(this.#wake.promise, `${kind} after ${this.kinds.join(', ')}`);
    }
  }

  /** Waits until the server ends the stream. @throws Error when it does not in time, or aborts the stream */
  ended(): Promise<void> {
    return inTime(this.#reading, 'the end');
  }

  close(): void {
    this.#leaving.abort();
  }

  async #read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      this.#rest += decoder.decode(chunk, { stream: true });
      const blocks = this.#rest.split('\n\n');
      this.#rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      this.#wake.resolve();
      this.#wake = Promise.withResolvers();
    }
  }

  #take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w+: /, '')]));
    const data = fields.get('data');
    if (data !== undefined)
      this.received.push({ id: fields.get('id') ?? null, data: JSON.parse(this.#toOurs(data)) as LiveEvent });
  }
}
