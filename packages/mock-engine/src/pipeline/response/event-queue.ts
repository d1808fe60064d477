/** Queue of server-sent events for one connection. */

/** Proxies close connections that stay silent for too long. */
const HEARTBEAT_MS = 15_000;

/** Bytes that may wait for a slow listener before it is disconnected. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Stops nginx from buffering the answer. */
export const UNBUFFERED = { 'X-Accel-Buffering': 'no' };

export type SentEvent = { id?: string; event?: string; data: object };

type Waiting = { resolve: (result: IteratorResult<Uint8Array>) => void; reject: (error: Error) => void };

/** Not a generator, because a generator that waits cannot be ended. */
export class EventQueue implements AsyncIterableIterator<Uint8Array> {
  readonly #onHeartbeat: () => void;
  readonly #onClosed: () => void;
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #waiting: Waiting | null = null;
  #end: 'closed' | 'cut' | null = null;

  /** @param on.closed called once, whichever side closes the queue */
  constructor(on: { closed: () => void; heartbeat?: () => void }, maxBytes = MAX_WAITING_BYTES) {
    this.#onClosed = on.closed;
    this.#onHeartbeat = on.heartbeat ?? (() => {});
    this.#maxBytes = maxBytes;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  get isClosed(): boolean {
    return this.#end !== null;
  }

  send({ id, event, data }: SentEvent): void {
    const head = `${event === undefined ? '' : `event: ${event}\n`}${id === undefined ? '' : `id: ${id}\n`}`;
    this.#write(`${head}data: ${JSON.stringify(data)}\n\n`);
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`);
  }

  /** Ends the response after the queued events, and asks the client to wait before it connects again. */
  end(retryMs: number): void {
    this.#write(`retry: ${retryMs}\n\n`);
    this.close();
  }

  /** Ends the response after the queued events. */
  close(): void {
    this.#finish('closed');
  }

  /** Breaks the connection. */
  cut(): void {
    this.#finish('cut');
  }

  next(): Promise<IteratorResult<Uint8Array>> {
    const chunk = this.#take();
    if (chunk) return Promise.resolve({ done: false, value: chunk });
    if (this.#end === 'cut') return Promise.reject(brokenOff());
    if (this.#end === 'closed') return Promise.resolve(END);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** Called when the client disconnects. */
  return(): Promise<IteratorResult<Uint8Array>> {
    this.#finish('closed');
    return Promise.resolve(END);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #beat(): void {
    this.comment('heartbeat');
    this.#onHeartbeat();
  }

  #take(): Buffer | null {
    const [first, ...more] = this.#chunks;
    if (!first) return null;
    this.#chunks = [];
    this.#bytes = 0;
    return more.length === 0 ? first : Buffer.concat([first, ...more]);
  }

  #write(text: string): void {
    if (this.#end) return;
    const chunk = Buffer.from(text);
    if (this.#waiting) {
      const { resolve } = this.#waiting;
      this.#waiting = null;
      resolve({ done: false, value: chunk });
      return;
    }
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) this.cut();
  }

  #finish(end: 'closed' | 'cut'): void {
    if (this.#end) return;
    this.#end = end;
    clearInterval(this.#timer);
    this.#onClosed();
    const waiting = this.#waiting;
    this.#waiting = null;
    if (end === 'cut') waiting?.reject(brokenOff());
    else waiting?.resolve(END);
  }
}

const END: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Node's code for a client that disconnects, so that it is not logged as an error. */
const brokenOff = () => Object.assign(new Error('The stream was cut'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
