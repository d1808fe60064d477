/** A request and its answer as a mutant sees them in the proxy. */
import type { IncomingMessage } from 'node:http';
import type { ContractOperation } from '../contract/operations.ts';

export type Headers = Readonly<Record<string, string>>;

/** A request; `path` is below the API's base, `/loans/loan_1`, `search` comes without its question mark. */
export type Sent = { method: string; path: string; search: string; headers: Headers; body: string };

/** An answer; names of headers in lower case. */
export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  /** encoding of the text: UTF-8, or raw bytes */
  encoding?: 'utf8' | 'latin1';
  /** what follows the text, of an answer that does not end */
  rest?: IncomingMessage;
};

export type Exchange = {
  operation: ContractOperation;
  params: Readonly<Record<string, string>>;
  /** as the caller sent it */
  sent: Sent;
  /** sends a request to the real server */
  forward: (sent: Sent) => Promise<Answered>;
  memory: Memory;
};

/** A form may contain raw bytes, so each byte becomes a character. */
export const encodingOf = ({ 'content-type': type = '' }: { 'content-type'?: string | undefined }): 'latin1' | 'utf8' =>
  type.startsWith('multipart/') ? 'latin1' : 'utf8';

/** An answer with its body as text, a file's bytes as characters. */
export function answeredWith(status: number, headers: Headers, bytes: Buffer): Answered {
  const encoding = /json|text/.test(headers['content-type'] ?? 'text') ? 'utf8' : 'latin1';
  return { status, headers, encoding, text: bytes.toString(encoding) };
}

/** State of one mutant while it is tried, for kinds that return past data. */
export class Memory {
  readonly #kept = new Map<string, unknown>();

  /** The value stored under this name, created on first use. */
  of<T>(name: string, make: () => T): T {
    if (!this.#kept.has(name)) this.#kept.set(name, make());
    return this.#kept.get(name) as T;
  }
}

/** The world of a request, so that state is shared by all its users. */
export function worldOf({ headers }: Sent): string {
  return headers['x-mock-world'] ?? '';
}

export type Json = Record<string, unknown>;

/** The parsed body, a new object on each call; null when it is not JSON. */
export function objectIn(text: string): Json | null {
  const value = valueIn(text);
  return isJson(value) ? value : null;
}

/** The same for lists and single values. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

export function withBody(answered: Answered, body: unknown): Answered {
  return { ...answered, text: JSON.stringify(body) };
}

/** The message with a header changed, or removed without a value. */
export function withHeader<M extends { headers: Headers }>(message: M, name: string, value: string | null): M {
  const { [name]: _replaced, ...rest } = message.headers;
  return { ...message, headers: value === null ? rest : { ...rest, [name]: value } };
}
