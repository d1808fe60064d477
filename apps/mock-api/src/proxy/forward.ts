/** Forwards requests to another server and reports contract violations on both sides. */
import type { Response } from 'express';
import type { ApiRequest, Respond } from '../pipeline/api-request.ts';
import { BODY_LIMIT } from '../pipeline/contract.ts';
import { Problem, problemBody, reasonOf } from '../pipeline/problem.ts';
import { type Answer, problemAnswer } from '../pipeline/response/respond.ts';
import { findAnswerDrift, limitViolations, findRequestDrift } from './drift.ts';
import { byName, headersToCaller, headersToTarget } from './forwarded-headers.ts';
import { type Target, parseTarget } from './target.ts';
import { ANSWER_LIMIT, type UpstreamAnswer, createUpstream } from './upstream.ts';
import { decompress } from './raw-body.ts';

export type ProxyOptions = {
  /** base address of the server, `https://staging.example`; see `parseTarget` */
  target: string;
  /** turns an invalid answer into a 502 */
  strict?: boolean;
  /** time for a complete answer */
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/** @throws TypeError for an invalid target */
export function forwardRequests({
  target: address,
  strict = false,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: ProxyOptions): Respond {
  const target = parseTarget(address);
  if (!target) throw new TypeError(`"${address}" is not the address of a server`);
  const ask = createUpstream(target, timeoutMs);

  const forward = async (asked: ApiRequest): Promise<Answer | null> => {
    const { exchange, route, request, requestId } = asked;
    const { method, response } = exchange;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const limit = route?.found ? route.operation.bodyLimit : BODY_LIMIT;
    const requestViolations = findRequestDrift(
      { ...exchange, body: await decompressBody(exchange.headers, bytes, limit) },
      route,
    );
    const caller = watchCaller(response);
    try {
      // A request to a proxy may contain an absolute address.
      const path = request.originalUrl.replace(/^https?:\/\/[^/?]*/i, '');
      if (hasDotSegments(path)) throw new Problem('dot_segments');
      const headers = headersToTarget(request, target.origin.host, bytes.length);
      const passed = await ask({ method, path, headers, bytes }, caller.gone);
      if (!passed) return null;
      const got = byName(passed.rawHeaders);
      const body = await decompressBody(got, passed.bytes, ANSWER_LIMIT);
      const answerViolations = findAnswerDrift({ status: passed.status, headers: got, body }, exchange, route);
      const found = limitViolations([...requestViolations, ...answerViolations]);
      if (strict && answerViolations.length > 0) {
        addViolationHeaders(response, found);
        return refuseAnswer(asked, target, passed.status, found);
      }
      return forwardedAnswer(passed, got['content-type'] ?? null, body, found);
    } catch (error) {
      const found = limitViolations(requestViolations);
      addViolationHeaders(response, found);
      return { ...problemAnswer(error, null, exchange.lang, requestId), violations: found };
    } finally {
      caller.forget();
    }
  };
  return (asked) => ({ later: () => forward(asked) });
}

/** The target might resolve them to a path outside of /api. */
function hasDotSegments(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname
    .replaceAll(/%2e/gi, '.')
    .split(/[/\\]|%2f|%5c/i)
    .some((segment) => segment === '.' || segment === '..');
}

function decompressBody(headers: Readonly<Record<string, string | undefined>>, bytes: Buffer, limit: number) {
  return decompress(bytes, headers['content-encoding'], limit);
}

/** `gone` aborts when the caller disconnects. */
function watchCaller(response: Response): { gone: AbortSignal; forget: () => void } {
  const left = new AbortController();
  const leave = () => left.abort();
  if (response.destroyed) leave();
  response.once('close', leave);
  return { gone: left.signal, forget: () => response.off('close', leave) };
}

const VIOLATION_HEADER = 'X-Contract-Violation';

/** One header per violation; non-ASCII characters are escaped as in JSON. */
function addViolationHeaders(response: Response, found: readonly string[]): void {
  for (const one of found) response.appendHeader(VIOLATION_HEADER, ascii(one));
}

function ascii(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const TEXT = /^text\/|[/+]json\b/i;

function forwardedAnswer(
  { status, statusMessage, rawHeaders, bytes }: UpstreamAnswer,
  type: string | null,
  body: Buffer | string,
  found: string[],
): Answer {
  const headers = [...headersToCaller(rawHeaders), ...found.flatMap((one) => [VIOLATION_HEADER, ascii(one)])];
  return {
    status,
    type,
    text: type === null || typeof body === 'string' || !TEXT.test(type) ? null : body.toString(),
    headers: byName(headers),
    violations: found,
    write: (response) => {
      // Keep only x-mock-* headers of this server next to the target's.
      for (const name of response.getHeaderNames()) if (!name.startsWith('x-mock-')) response.removeHeader(name);
      response.sendDate = false;
      response.writeHead(status, statusMessage, headers);
      response.end(bytes);
    },
  };
}

function refuseAnswer({ exchange, requestId }: ApiRequest, target: Target, status: number, found: string[]): Answer {
  const problem = new Problem('target_drift', { params: { target: target.name, status } });
  return {
    status: 502,
    type: 'application/problem+json',
    text: JSON.stringify({ ...problemBody(problem, exchange.lang, requestId), violations: found }),
    headers: {},
    violations: found,
    reason: reasonOf(problem),
  };
}
