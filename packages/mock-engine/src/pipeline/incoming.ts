/** A request to /api, independent of its transport. */
import type { Request } from 'express';
import type { Headers } from './exchange.ts';

export type Incoming = {
  readonly method: string;
  /** below /api, with its query, percent-encoded */
  readonly url: string;
  readonly headers: Headers;
  /** alternating names and values */
  readonly rawHeaders: readonly string[];
  /** the bytes read so far; `readBody` reads a form */
  readonly body?: unknown;
  /** why the body could not be read; thrown where the body is needed */
  readonly bodyError?: unknown;
  /** network address of the caller */
  readonly address: string;
  /** @param limit in bytes @throws Problem 400, 413 */
  readonly readBody: (limit: number) => Promise<void>;
  /** Calls the listener when the caller disconnects. @returns a function that stops listening */
  readonly onGone: (listener: () => void) => () => void;
  /** the Express request, which a proxy forwards; null for a call in the same process */
  readonly http: Request | null;
};
