/** Headers of an answer, except those of its body and of the connection. */
import type { World } from '../../world/world.ts';
import { isJsonType } from '../../contract.ts';
import type { Caller } from '../operation.ts';
import type { Answer } from './answer.ts';

/** Names and values in order; null removes a header that was set before. */
export type Head = readonly (readonly [name: string, value: string | null])[];

type Circumstances = { requestId: string; caller: Caller | null; world: World | null; reason: string | null };

export function headOf(answer: Answer, { requestId, caller, world, reason }: Circumstances): Head {
  const head: [string, string | null][] = reason === null ? [] : [['X-Mock-Reason', reason]];
  if (answer.forwarded) return head;
  head.push(
    ['X-Request-Id', requestId],
    // Reference lists override this to allow caching.
    ['Cache-Control', 'no-store'],
  );
  if (world) head.push(['X-Server-Time', world.clock.nowIso()]);
  if (caller?.impersonator) head.push(['X-Acting-As', caller.user.id]);
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
