/** Converts a `Request` for the pipeline. */
import { bodyLimitAt, operationAt } from '../contract/operations.ts';
import { toProblem } from '../pipeline/express/express-error.ts';
import type { Incoming } from '../pipeline/incoming.ts';

/** @param url below the mount point, with its query */
export async function incomingOf(request: Request, url: string): Promise<Incoming> {
  const headers = Object.fromEntries(request.headers);
  const { signal } = request;
  const bytes = Buffer.from(await request.arrayBuffer());
  const body = bytes.length > 0 ? bytes : undefined;
  const tooLarge = (limit: number) =>
    bytes.length > limit ? Object.assign(new Error('too large'), { status: 413, limit }) : undefined;
  // The limit of a form may depend on its sender, who is identified later.
  const error = operationAt(request.method, url)?.takesForm ? undefined : tooLarge(bodyLimitAt(request.method, url));
  return {
    method: request.method,
    url,
    // A client would send this header over a connection; some rules and the log read it.
    headers: { ...headers, ...(body && { 'content-length': String(bytes.length) }) },
    rawHeaders: [...request.headers].flat(),
    body,
    bodyError: error,
    address: '127.0.0.1',
    readBody: async (limit) => {
      const tooLargeError = tooLarge(limit);
      if (tooLargeError) throw toProblem(tooLargeError) as Error;
    },
    onGone: (listener) => {
      if (signal.aborted) listener();
      signal.addEventListener('abort', listener, { once: true });
      return () => signal.removeEventListener('abort', listener);
    },
    http: null,
  };
}
