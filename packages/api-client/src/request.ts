/** Turns an operation and its argument into an HTTP request. */
import { routes } from './generated/routes.gen.ts';
import type { CallArgs, OperationId } from './operation.ts';

/** A request relative to the API's base path; a superset of the arguments of fetchBaseQuery. */
export type ContractRequest = {
  operationId: OperationId;
  method: string;
  url: string;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

type Value = string | number | boolean | readonly string[];

const HEADERS = { ifMatch: 'If-Match', idempotencyKey: 'Idempotency-Key' } as const;

/**
 * Path parameters are percent-encoded and the other parameters become the query: arrays as comma lists, without
 * undefined values.
 * @throws Error when a path parameter is missing, which types cannot prevent in loosely typed callers
 */
export function toRequest<O extends OperationId>(operationId: O, ...[arg]: CallArgs<O>): ContractRequest {
  const { method, path } = routes[operationId];
  // Apart from the body every part of an argument is a string, a number, a boolean or a list of them.
  const { body, ...rest } = { ...arg } as { body?: unknown } & Record<string, Value | undefined>;
  const headers: Record<string, string> = {};
  const params: Record<string, unknown> = {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (rest[name] === undefined) throw new Error(`${operationId} needs ${name}, a parameter of its path`);
    const value = encodePathSegment(String(rest[name]));
    delete rest[name];
    return value;
  });
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    if (name === 'ifMatch' || name === 'idempotencyKey') headers[HEADERS[name]] = String(value);
    else params[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return {
    operationId,
    method: method.toUpperCase(),
    url,
    headers,
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
}

function encodePathSegment(value: string): string {
  const encoded = encodeURIComponent(value);
  // A URL parser resolves `..` and even `%2E%2E`. Encoded twice, it stays a segment, which names nothing.
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
