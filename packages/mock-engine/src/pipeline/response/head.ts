/** Headers of an answer, except those of its body and of the connection. */
import { isJsonType } from '../../contract/operations.ts';
import type { Call } from '../call.ts';
import type { Answer } from './answer.ts';

/** Names and values in order; null removes a header that was set before. */
export type Head = readonly (readonly [name: string, value: string | null])[];

type Circumstances = Pick<Call, 'requestId' | 'callerIds' | 'reason' | 'serverTime'>;

/** @param actingAs the header that names the person whom another one acts as */
export function headOf(
  answer: Answer,
  { requestId, callerIds, reason, serverTime }: Circumstances,
  actingAs: string | null = null,
): Head {
  const head: [string, string | null][] = reason === null ? [] : [['X-Mock-Reason', reason]];
  if (answer.forwarded) return head;
  head.push(
    ['X-Request-Id', requestId],
    // Reference lists override this to allow caching.
    ['Cache-Control', 'no-store'],
  );
  if (serverTime !== null) head.push(['X-Server-Time', serverTime]);
  if (actingAs !== null && callerIds?.actorId) head.push([actingAs, callerIds.id]);
  head.push(...Object.entries(answer.headers), ...Object.entries(answer.forcedHeaders ?? {}));
  return head;
}

/** Returns null without a body, or when a rule sets the header. */
export function contentTypeOf({ type, forcedHeaders = {} }: Answer): string | null {
  if (type === null || Object.keys(forcedHeaders).some((name) => name.toLowerCase() === 'content-type')) return null;
  return contentType(type);
}

export const contentType = (type: string): string =>
  isJsonType(type) || type.startsWith('text/') ? `${type}; charset=utf-8` : type;
