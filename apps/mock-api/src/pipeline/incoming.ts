/** A request to /api as the pipeline sees it, however it arrives. */
import type { Request } from 'express';
import type { Headers } from './exchange.ts';

export type Incoming = {
  readonly method: string;
  /** below /api, with its query, percent-encoded */
  readonly url: string;
  readonly headers: Headers;
  /** alternating names and values */
  readonly rawHeaders: readonly string[];
  /** bytes as far as they were read; a form is read by `readBody` */
  readonly body?: unknown;
  /** why the body could not be read; thrown where the body is needed */
  readonly bodyError?: unknown;
  /** of the caller */
  readonly address: string;
  /** @param limit in bytes @throws Problem 400, 413 */
  readonly readBody: (limit: number) => Promise<void>;
  /** Calls the listener when the caller disconnects. @returns stops listening */
  readonly onGone: (listener: () => void) => () => void;
  /** the message of a connection, which a proxy forwards; null for a call within the process */
  readonly http: Request | null;
};
