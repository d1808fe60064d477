/** The last requests of a world, with headers and bodies as long as memory allows. */
import type { LoggedExchange, LoggedRequest, WireMessage } from '@zakupki/mock-control/schema';
import { toIso } from '../clock.ts';
import type { Traffic } from './traffic.ts';
import type { AnsweredRequest } from './wire.ts';

export const KEPT_REQUESTS = 500;
/** Memory limit of one world in bytes, so that a busy world does not take it from the others. */
export const WORLD_BODIES_LIMIT = 8 * 1024 * 1024;

export class RequestLog {
  readonly #world: string;
  readonly #traffic: Traffic;
  readonly #entries: AnsweredRequest[] = [];
  #next = 0;
  /** index of the oldest entry that may still have its wire */
  #oldest = 0;
  /** bytes taken, updated by Traffic */
  readonly room = { taken: 0 };

  constructor(world: string, traffic: Traffic) {
    this.#world = world;
    this.#traffic = traffic;
  }

  add(entry: AnsweredRequest): void {
    const place = this.#next % KEPT_REQUESTS;
    const past = this.#entries[place];
    if (past) this.#traffic.drop(past);
    this.#entries[place] = entry;
    this.#next += 1;
    this.#traffic.keep(entry, sizeOf(entry), this.room);
    this.#oldest = Math.max(this.#oldest, this.#next - KEPT_REQUESTS);
    for (; this.room.taken > WORLD_BODIES_LIMIT && this.#oldest < this.#next - 1; this.#oldest += 1) {
      const oldest = this.#entries[this.#oldest % KEPT_REQUESTS];
      if (oldest) this.#traffic.drop(oldest);
    }
    this.#traffic.answered(this.#world, entry);
  }

  /** Oldest first. */
  entries(): readonly AnsweredRequest[] {
    const start = this.#next % KEPT_REQUESTS;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)];
  }

  /** Frees its memory. */
  close(): void {
    for (const entry of this.#entries) this.#traffic.drop(entry);
  }
}

/** Without headers and bodies. */
export function summaryOf(entry: AnsweredRequest): LoggedRequest {
  const { wire: _, at, ...known } = entry;
  return { ...known, at: toIso(at) };
}

/** Approximate bytes of headers and objects of an exchange. */
const OVERHEAD = 2000;

function sizeOf({ wire }: AnsweredRequest): number {
  if (!wire) return 0;
  return OVERHEAD + 2 * ((wire.requestBody?.length ?? 0) + (wire.responseBody?.length ?? 0));
}

/** With headers and bodies. */
export function exchangeOf(entry: AnsweredRequest): LoggedExchange {
  return { ...summaryOf(entry), request: requestOf(entry), response: responseOf(entry) };
}

function requestOf({ wire }: AnsweredRequest): WireMessage {
  if (!wire) return { headers: {}, body: null, isBodyKept: false };
  const headers: Record<string, string> = {};
  for (let i = 0; i < wire.requestHeaders.length; i += 2) {
    const name = (wire.requestHeaders[i] ?? '').toLowerCase();
    const value = wire.requestHeaders[i + 1] ?? '';
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  }
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  const hadBody = encoding !== undefined || Number(length) > 0;
  return { headers, body: wire.requestBody, isBodyKept: wire.requestBody !== null || !hadBody };
}

function responseOf({ wire }: AnsweredRequest): WireMessage {
  if (!wire) return { headers: {}, body: null, isBodyKept: false };
  const { responseHeaders, responseBody, isAnswered } = wire;
  const headers = Object.entries(responseHeaders).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return { headers: Object.fromEntries(headers), body: responseBody, isBodyKept: responseBody !== null || !isAnswered };
}
