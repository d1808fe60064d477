/** Sends a request to the target and reads the complete answer, except for event streams, which it passes on. */
import * as https from 'node:https';
import type { Readable } from 'node:stream';
import { EVENT_STREAM } from '../pipeline/response/encoding.ts';
import { http } from '../http/http.ts';
import { type AnyProblem, Problem } from '../pipeline/problem.ts';
import { MAX_HEADER_BYTES } from '../http/unparsed.ts';
import type { RawHeaders } from './forwarded-headers.ts';
import type { Target } from './target.ts';
import { collectBytes, TooLargeError } from './raw-body.ts';

type UpstreamRequest = { method: string; path: string; headers: readonly string[]; bytes: Buffer };

/** Body still compressed, headers unchanged. */
export type UpstreamAnswer = {
  status: number;
  statusMessage: string;
  rawHeaders: RawHeaders;
  bytes: Buffer;
  /** replaces `bytes` in an answer that does not end */
  stream?: Readable;
};

/** In bytes. */
export const ANSWER_LIMIT = 16 * 1024 * 1024;

/**
 * Resolves with null when the caller disconnects (`gone`).
 * @throws Problem 502 target_unreachable, target_broke_off, target_unreadable, target_too_large; 504 target_slow
 */
export type Upstream = (sent: UpstreamRequest, gone: AbortSignal) => Promise<UpstreamAnswer | null>;

export function createUpstream(target: Target, timeoutMs: number): Upstream {
  const { request, Agent } = target.origin.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });

  /** @param isFresh opens a new connection */
  function exchange(
    { method, path, headers, bytes }: UpstreamRequest,
    signal: AbortSignal,
    isFresh = false,
  ): Promise<UpstreamAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(target.origin, {
        method,
        path: `${target.base}${path}`,
        headers,
        signal,
        agent: isFresh ? false : agent,
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      outgoing.once('response', (answer) => {
        const { statusCode: status = 0, statusMessage = '', rawHeaders } = answer;
        if (answer.headers['content-type']?.startsWith(EVENT_STREAM)) {
          resolve({ status, statusMessage, rawHeaders, bytes: Buffer.alloc(0), stream: answer });
          return;
        }
        collectBytes(answer, ANSWER_LIMIT).then(
          (all) => resolve({ status, statusMessage, rawHeaders, bytes: all }),
          (error: unknown) => {
            outgoing.destroy();
            reject(
              error instanceof TooLargeError ? error : Object.assign(new Error('cut off'), { code: 'ECONNRESET' }),
            );
          },
        );
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The target may have just closed a kept-alive connection: retry once.
        if (!isFresh && outgoing.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(method, headers)) {
          exchange({ method, path, headers, bytes }, signal, true).then(resolve, reject);
        } else reject(error);
      });
      outgoing.end(bytes);
    });
  }

  return async (sent, gone) => {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(), timeoutMs);
    try {
      return await exchange(sent, AbortSignal.any([gone, slow.signal]));
    } catch (error) {
      if (gone.aborted) return null;
      const params = { target: target.name };
      if (slow.signal.aborted) {
        throw new Problem('target_slow', { params: { ...params, seconds: timeoutMs / 1000 } });
      }
      if (error instanceof TooLargeError) throw new Problem('target_too_large', { params });
      throw toProblem(error as NodeJS.ErrnoException, params);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Idempotent by method or by Idempotency-Key. */
function isRepeatable(method: string, headers: readonly string[]): boolean {
  return !['POST', 'PATCH'].includes(method) || headers.some((name) => name.toLowerCase() === 'idempotency-key');
}

function toProblem({ code = '', message }: NodeJS.ErrnoException, params: { target: string }): Problem {
  const problemCode: AnyProblem = code.startsWith('HPE_')
    ? 'target_unreadable'
    : code === 'ECONNRESET' || code === 'EPIPE'
      ? 'target_broke_off'
      : 'target_unreachable';
  // When all addresses fail, the error has a code but no message.
  return new Problem(problemCode, { params: { ...params, reason: message || code } });
}
