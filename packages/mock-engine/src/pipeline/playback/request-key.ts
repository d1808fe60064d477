/** Requests are equal for playback when method, path, query and JSON body are equal, with secrets masked. */
import { hash } from 'node:crypto';
import { maskBody, maskParameters } from '../../world/traffic/secrets.ts';

type RequestKey = { id: string; method: string; path: string; query: string; hasBody: boolean };

/** @param body undefined unless it is JSON: forms are distinguished only by method, path and query */
export function keyOf({ method, path, search, body }: { method: string; path: string; search: string; body: unknown }) {
  const query = sortedQuery(maskParameters(search));
  const text = body === undefined || isEmpty(body) ? '' : maskBody(JSON.stringify(body, sortedKeys));
  // HEAD is GET without a body (RFC 9110 §9.3.2).
  const request = { method: method === 'HEAD' ? 'GET' : method, path, query, hasBody: text !== '' };
  return { id: hash('sha256', JSON.stringify([request, text])), ...request } satisfies RequestKey;
}

function sortedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return String(parameters);
}

/** An empty object is equivalent to no body. */
const isEmpty = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
