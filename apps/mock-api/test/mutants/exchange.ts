/** One request and its answer as a mutant sees them, on their way through the proxy. */
import type { ContractOperation } from '../../src/pipeline/contract.ts';

export type Headers = Readonly<Record<string, string>>;

/** A request; `path` is below the API's base, `/orders/ord_1`, `search` comes without its question mark. */
export type Sent = { method: string; path: string; search: string; headers: Headers; body: string };

/** An answer; names of headers in lower case. */
export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  /** what the text is of: UTF-8, or bytes that are no text */
  encoding?: 'utf8' | 'latin1';
};

export type Exchange = {
  operation: ContractOperation;
  params: Readonly<Record<string, string>>;
  /** as the caller sent it */
  sent: Sent;
  /** asks the real server; answers as they are */
  forward: (sent: Sent) => Promise<Answered>;
  memory: Memory;
};

/** What one mutant remembers while it is tried: its kinds that lie about the past need it. */
export class Memory {
  readonly #kept = new Map<string, unknown>();

  /** The thing kept under this name, made at the first asking. */
  of<T>(name: string, make: () => T): T {
    if (!this.#kept.has(name)) this.#kept.set(name, make());
    return this.#kept.get(name) as T;
  }
}

/** The world of a request: what is remembered of things, whoever looks at them. */
export function worldOf({ headers }: Sent): string {
  return headers['x-mock-world'] ?? '';
}

export type Json = Record<string, unknown>;

/** The body as an object, fresh each time; null when it is none. */
export function objectIn(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** The answer with another body. */
export function withBody(answered: Answered, body: unknown): Answered {
  return { ...answered, text: JSON.stringify(body) };
}

/** The message with a header changed, or taken away when there is no value. */
export function withHeader<M extends { headers: Headers }>(message: M, name: string, value: string | null): M {
  const { [name]: _replaced, ...rest } = message.headers;
  return { ...message, headers: value === null ? rest : { ...rest, [name]: value } };
}
