/** Converts a `Request` for the pipeline. */
import { bodyLimitAt, operationAt } from '../contract/operations.ts';
import { toProblem } from '../pipeline/express/express-error.ts';
import type { Arrival } from '../pipeline/request/arrival.ts';

/** @param url below the mount point, with its query */
export async function arrivalOf(request: Request, url: string): Promise<Arrival> {
  const { method, signal } = request;
  const bytes = Buffer.from(await request.arrayBuffer());
  const tooLarge = (limit: number) =>
    bytes.length > limit ? Object.assign(new Error('too large'), { status: 413, limit }) : undefined;
  const headers = new Headers(request.headers);
  // A client would send this header over a connection; some rules and the log read it.
  if (bytes.length > 0) headers.set('content-length', String(bytes.length));
  return {
    method,
    url,
    headers,
    rawHeaders: [...request.headers].flat(),
    bytes: bytes.length > 0 ? bytes : null,
    // The limit of a form may depend on its sender, who is identified later.
    bodyError: operationAt(method, url)?.takesForm ? undefined : tooLarge(bodyLimitAt(method, url)),
    address: '127.0.0.1',
    readBody: async (limit) => {
      const tooLargeError = tooLarge(limit);
      if (tooLargeError) throw toProblem(tooLargeError) as Error;
    },
    signal,
    http: null,
  };
}
