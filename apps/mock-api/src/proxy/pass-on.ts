/** Another server answers in place of this one; what departs from the contract on either side is told. */
import type { Response } from 'express';
import type { ApiRequest, Respond } from '../pipeline/api-request.ts';
import { BODY_LIMIT } from '../pipeline/contract.ts';
import { Problem, problemBody, reasonOf } from '../pipeline/problem.ts';
import { type Answer, problemAnswer } from '../pipeline/response/respond.ts';
import { answerDrift, bounded, requestDrift } from './drift.ts';
import { byName, headersToCaller, headersToTarget } from './passed-headers.ts';
import { type Target, targetOf } from './target.ts';
import { ANSWER_LIMIT, type Passed, upstream } from './upstream.ts';
import { unpacked } from './whole-body.ts';

export type ProxyOptions = {
  /** the server /api goes to, `https://staging.example`; see `targetOf` */
  target: string;
  /** an answer that breaks the contract becomes a 502 that says where */
  strict?: boolean;
  /** how long the target may take for a whole answer */
  timeoutMs?: number;
};

const PATIENCE_MS = 30_000;

/** Answers with what the target says. Throws for a target that is none. */
export function passOn({ target: address, strict = false, timeoutMs = PATIENCE_MS }: ProxyOptions): Respond {
  const target = targetOf(address);
  if (!target) throw new TypeError(`"${address}" is not the address of a server`);
  const ask = upstream(target, timeoutMs);

  return async (asked) => {
    const { exchange, place, request, requestId } = asked;
    const { method, response } = exchange;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const limit = place?.found ? place.operation.bodyLimit : BODY_LIMIT;
    const wrongAsked = requestDrift({ ...exchange, body: await unpackedBy(exchange.headers, bytes, limit) }, place);
    const caller = leaving(response);
    try {
      // An address may stand as a whole in a request to a proxy.
      const path = request.originalUrl.replace(/^https?:\/\/[^/?]*/i, '');
      const headers = headersToTarget(request, target.origin.host, bytes.length);
      const passed = await ask({ method, path, headers, bytes }, caller.gone);
      if (!passed) return null;
      const got = byName(passed.rawHeaders);
      const body = await unpackedBy(got, passed.bytes, ANSWER_LIMIT);
      const wrongGot = answerDrift({ status: passed.status, headers: got, body }, exchange, place);
      const found = bounded([...wrongAsked, ...wrongGot]);
      if (strict && wrongGot.length > 0) {
        mark(response, found);
        return refused(asked, target, passed.status, found);
      }
      return passedAnswer(passed, got['content-type'] ?? null, body, found);
    } catch (error) {
      const found = bounded(wrongAsked);
      mark(response, found);
      return { ...problemAnswer(error, exchange.lang, requestId), violations: found };
    } finally {
      caller.forget();
    }
  };
}

function unpackedBy(headers: Readonly<Record<string, string | undefined>>, bytes: Buffer, limit: number) {
  return unpacked(bytes, headers['content-encoding'], limit);
}

/** Tells when the caller hangs up before the answer is through. */
function leaving(response: Response): { gone: AbortSignal; forget: () => void } {
  const left = new AbortController();
  const leave = () => left.abort();
  if (response.destroyed) leave();
  response.once('close', leave);
  return { gone: left.signal, forget: () => response.off('close', leave) };
}

const MARK = 'X-Contract-Violation';

/** One header a violation, readable by every client: what is not ASCII is escaped as in JSON. */
function mark(response: Response, found: readonly string[]): void {
  for (const one of found) response.appendHeader(MARK, ascii(one));
}

function ascii(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const TEXT = /^text\/|[/+]json\b/i;

function passedAnswer(
  { status, statusMessage, rawHeaders, bytes }: Passed,
  type: string | null,
  body: Buffer | string,
  found: string[],
): Answer {
  const headers = [...headersToCaller(rawHeaders), ...found.flatMap((one) => [MARK, ascii(one)])];
  return {
    status,
    type,
    text: type === null || typeof body === 'string' || !TEXT.test(type) ? null : body.toString(),
    headers: byName(headers),
    violations: found,
    write: (response) => {
      // Nothing of this server may mix with what the target said, not even the date; only why it was delayed.
      for (const name of response.getHeaderNames()) if (!name.startsWith('x-mock-')) response.removeHeader(name);
      response.sendDate = false;
      response.writeHead(status, statusMessage, headers);
      response.end(bytes);
    },
  };
}

function refused({ exchange, requestId }: ApiRequest, target: Target, status: number, found: string[]): Answer {
  const problem = new Problem(502, 'target_drift', { params: { target: target.name, status } });
  return {
    status: 502,
    type: 'application/problem+json',
    text: JSON.stringify({ ...problemBody(problem, exchange.lang, requestId), violations: found }),
    headers: {},
    violations: found,
    reason: reasonOf(problem),
  };
}
