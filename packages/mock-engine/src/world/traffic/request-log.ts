/** The last requests of a world, with headers and bodies while memory allows. */
import type { LoggedExchange, LoggedRequest, WireMessage } from '../../contract/control.ts';
import { momentOf } from '../../dates/moment.ts';
import { toIso } from '../clock.ts';
import type { Traffic } from './traffic.ts';
import type { AnsweredRequest } from './wire.ts';

export const LOGGED_REQUESTS = 500;
/** Memory limit of one world in bytes, so that a busy world does not use up the memory of all worlds. */
export const WORLD_BODIES_LIMIT = 8 * 1024 * 1024;

/** Whether a request can be repeated: calls of the control plane that opened sealed content are logged too. */
export const isOfProduct = ({ path }: Pick<AnsweredRequest, 'path'>): boolean => path.startsWith('/api');

export class RequestLog {
  readonly #world: string;
  readonly #traffic: Traffic;
  #entries: AnsweredRequest[] = [];
  #next = 0;
  /** index of the oldest entry that may still have its wire */
  #oldest = 0;
  /** memory used by this world, updated by Traffic */
  readonly memory = { bytes: 0 };

  constructor(world: string, traffic: Traffic) {
    this.#world = world;
    this.#traffic = traffic;
  }

  add(entry: AnsweredRequest): void {
    const index = this.#next % LOGGED_REQUESTS;
    const replaced = this.#entries[index];
    if (replaced) this.#traffic.drop(replaced);
    this.#entries[index] = entry;
    this.#next += 1;
    this.#traffic.store(entry, sizeOf(entry), this.memory);
    this.#oldest = Math.max(this.#oldest, this.#next - LOGGED_REQUESTS);
    for (; this.memory.bytes > WORLD_BODIES_LIMIT && this.#oldest < this.#next - 1; this.#oldest += 1) {
      const oldest = this.#entries[this.#oldest % LOGGED_REQUESTS];
      if (oldest) this.#traffic.drop(oldest);
    }
    this.#traffic.answered(this.#world, entry);
  }

  /** Oldest first. */
  entries(): readonly AnsweredRequest[] {
    const start = this.#next % LOGGED_REQUESTS;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)];
  }

  /** Drops all entries, and frees their memory. */
  clear(): void {
    for (const entry of this.#entries) this.#traffic.drop(entry);
    this.#entries = [];
    this.#next = 0;
    this.#oldest = 0;
  }
}

/** Returns the entry without headers and bodies, and without sealed content. */
export const summaryOf = (entry: AnsweredRequest): LoggedRequest =>
  entry.isSealed ? { ...wholeSummaryOf(entry), ...hiddenSummary(entry) } : wholeSummaryOf(entry);

function wholeSummaryOf({ wire: _wire, at, ...summary }: AnsweredRequest): LoggedRequest {
  return { ...summary, at: toIso(at) };
}

/** What may have sealed content in a summary. */
const hiddenSummary = ({
  path,
}: Pick<LoggedRequest, 'path'>): Pick<LoggedRequest, 'path' | 'reason' | 'violations'> => ({
  path: path.split('?')[0] ?? '',
  reason: null,
  violations: [],
});

/** Approximate size of an exchange without its bodies, in bytes. */
const OVERHEAD = 2000;

function sizeOf({ wire }: AnsweredRequest): number {
  if (!wire) return 0;
  return OVERHEAD + 2 * ((wire.requestBody?.length ?? 0) + (wire.responseBody?.length ?? 0));
}

const HIDDEN: WireMessage = { headers: {}, body: null, isBodyKept: false };

/** Returns the entry with headers and bodies, and without sealed content. */
export const exchangeOf = (entry: AnsweredRequest): LoggedExchange => hideSealed(openExchangeOf(entry));

export const hideSealed = (exchange: LoggedExchange): LoggedExchange =>
  exchange.isSealed ? { ...exchange, ...hiddenSummary(exchange), request: HIDDEN, response: HIDDEN } : exchange;

/** Returns the whole entry. Only for a call that opens sealed content, which is logged, and for sealed blocks. */
export function openExchangeOf(entry: AnsweredRequest): LoggedExchange {
  return { ...wholeSummaryOf(entry), request: requestOf(entry), response: responseOf(entry) };
}

/** The entry of an exchange that another server has logged. */
export function entryOf({ request, response, at, ...summary }: LoggedExchange): AnsweredRequest {
  const isKept = request.isBodyKept || response.isBodyKept || Object.keys(request.headers).length > 0;
  const wire = {
    requestHeaders: Object.entries(request.headers).flat(),
    requestBody: request.body,
    responseHeaders: response.headers,
    responseBody: response.body,
    isAnswered: response.body !== null || !response.isBodyKept,
  };
  return { ...summary, at: momentOf(at), wire: isKept ? wire : null };
}

/** What nobody expects comes first, then refusals, then successes, each in the given order. */
export const failedFirst = (requests: readonly LoggedRequest[]): LoggedRequest[] =>
  requests.toSorted((a, b) => severityOf(b) - severityOf(a));

function severityOf({ status, violations }: LoggedRequest): number {
  if (status === 0 || status >= 500 || violations.length > 0) return 2;
  return status >= 400 ? 1 : 0;
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
