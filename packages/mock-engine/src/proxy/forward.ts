/** Forwards requests to another server and reports contract violations on both sides. */
import type { Request } from 'express';
import type { Backend } from '../pipeline/backend.ts';
import type { Call } from '../pipeline/call.ts';
import type { Arrival } from '../pipeline/request/arrival.ts';
import { recordAnswer } from '../pipeline/playback/record.ts';
import { hasDotSegments } from '../pipeline/request/dot-segments.ts';
import { Problem, problemBody, reasonOf } from '../pipeline/problem.ts';
import type { Privacy, Application } from '../pipeline/application.ts';
import { type Answer, problemAnswer } from '../pipeline/response/answer.ts';
import { findAnswerDrift, limitViolations, findRequestDrift } from './drift.ts';
import { byName, headersToCaller, headersToTarget, withOwnAddresses, withOwnCookies } from './forwarded-headers.ts';
import { answerHere, OfferedOperations } from './hybrid.ts';
import type { Ask } from './presence.ts';
import { type Target, parseTarget } from './target.ts';
import { ANSWER_LIMIT, type Upstream, type UpstreamAnswer, createUpstream } from './upstream.ts';
import { readJson } from '../pipeline/request/body.ts';
import { decompress, plainBodyOf } from './raw-body.ts';
import { changeForwarded } from './change-forwarded.ts';
import { KnownPeople } from './known-people.ts';

export type ProxyOptions = {
  /** base address of the server, `https://staging.example`; see `parseTarget` */
  target: string;
  /** turns an invalid answer into a 502 */
  strict?: boolean;
  /** name of the demo user as whom this server answers operations that the target lacks; without it, it answers none */
  standIn?: string;
  /** makes cookies of the target fit this server */
  localCookies?: boolean;
  /** time for a complete answer */
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/** @throws TypeError for an invalid target */
export function forwardRequests(
  { target: address, strict = false, standIn, localCookies = false, timeoutMs = DEFAULT_TIMEOUT_MS }: ProxyOptions,
  application: Application,
): Backend {
  const { identity, inspection } = application;
  const target = parseTarget(address);
  if (!target) throw new TypeError(`"${address}" is not the address of a server`);
  const sendToTarget = createUpstream(target, timeoutMs);
  const people = new KnownPeople(identity);
  const operations = new OfferedOperations(strangerAt(target, sendToTarget), identity.profile.operationId);
  const answerLacking = standIn === undefined ? null : answerHere(application, people, standIn);

  const forward = async (call: Call): Promise<Answer | Lacking | null> => {
    const { method, change } = call;
    const request = httpOf(call.request);
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const requestViolations = findRequestDrift(call, plainBodyOf(request));
    try {
      // A request to a proxy may contain an absolute address.
      const path = request.originalUrl.replace(/^https?:\/\/[^/?]*/i, '');
      if (hasDotSegments(path)) throw new Problem('dot_segments');
      const headers = headersToTarget(request, call.headers, target, { length: bytes.length, localCookies });
      const received = await sendToTarget({ method, path, headers, bytes }, call.request.signal);
      if (!received) return null;
      const passed = withOwnCookies(received, localCookies ? target.base : null);
      // Events are neither checked nor changed on their way.
      if (passed.stream) return forwardedAnswer(passed, passed.bytes, limitViolations(requestViolations));
      const addressed = withOwnAddresses(passed, target);
      const { status } = passed;
      const answerHeaders = byName(passed.rawHeaders);
      const body = await decompress(passed.bytes, answerHeaders['content-encoding'], ANSWER_LIMIT);
      if (answerLacking && (await operations.lacks(call, { status, body, type: answerHeaders['content-type'] })))
        return { lacks: status };
      const findViolations = (plain: Buffer | string) =>
        findAnswerDrift({ status, headers: answerHeaders, body: plain }, call);
      const answerViolations = findViolations(body);
      people.learn(call, status, body);
      if (call.world.isRecording) {
        const headersHere = byName(addressed.rawHeaders);
        await call.inWorld(() => recordForwarded(call, status, headersHere, body, inspection.privacy));
      }
      const violations = limitViolations([...requestViolations, ...answerViolations]);
      if (strict && answerViolations.length > 0) {
        addViolationHeaders(request, violations);
        return refuseAnswer(call, target, status, violations);
      }
      const changed = change && changeForwarded(addressed, body, change);
      if (!changed) return forwardedAnswer(addressed, body, violations);
      const changedViolations = limitViolations([...requestViolations, ...findViolations(changed.body)]);
      return {
        ...forwardedAnswer(changed.passed, changed.body, changedViolations),
        ...(changed.reason && { reason: changed.reason }),
      };
    } catch (error) {
      const violations = limitViolations(requestViolations);
      addViolationHeaders(request, violations);
      return { ...problemAnswer(error, null, call.lang, call.requestId), violations };
    }
  };
  return {
    respond: (call) => ({
      later: async () => {
        const step = await forward(call);
        if (!step || !('lacks' in step)) return step;
        const request = httpOf(call.request);
        const plain = plainBodyOf(request);
        // The target got the body as it was sent.
        if (typeof plain !== 'string' && plain.length > 0) request.body = plain;
        return answerLacking?.(call, step.lacks) ?? null;
      },
    }),
    isForwarded: true,
    readJson: readPlain,
    findPeople: (_world, _operation, headers) => people.find(headers),
  };
}

/** The status with which the target said that it lacks an operation. */
type Lacking = { lacks: number };

/** Asks the target as a caller without a session. @throws Problem when it does not answer */
function strangerAt({ origin, base }: Target, send: Upstream): Ask {
  return async (method, path) => {
    const length = method === 'GET' ? [] : ['Content-Length', '0'];
    const headers = ['Host', origin.host, 'Accept', 'application/json', ...length];
    const answer = await send({ method, path: `/api${path}`, headers, bytes: Buffer.alloc(0) }, NEVER);
    if (!answer) throw new Error(`${base}${path} is not answered`);
    answer.stream?.destroy();
    const { 'content-type': type = '', allow = '' } = byName(answer.rawHeaders);
    return { status: answer.status, type: type.split(';')[0]?.trim().toLowerCase() ?? '', allow };
  };
}

const NEVER = new AbortController().signal;

function recordForwarded(
  { request, method, path, search, world }: Call,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string,
  privacy: Privacy,
): void {
  // A body that cannot be decompressed cannot be played back.
  if (typeof body === 'string') return;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
  const text = type !== null && TEXT.test(type) ? body.toString() : null;
  recordAnswer(
    world,
    { method, path, search, body: readPlain(request) },
    { status, headers, type, text, bytes: body },
    privacy,
  );
}

function readPlain(request: Arrival): unknown {
  const plain = plainBodyOf(httpOf(request));
  return typeof plain === 'string' ? undefined : readJson({ type: request.headers.get('content-type'), bytes: plain });
}

function httpOf({ http }: Arrival): Request {
  if (!http) throw new Error('A proxy forwards what arrives by a connection');
  return http;
}

const VIOLATION_HEADER = 'X-Contract-Violation';

/** One header per violation; non-ASCII characters are escaped as in JSON. */
function addViolationHeaders({ res }: Request, violations: readonly string[]): void {
  for (const violation of violations) res?.appendHeader(VIOLATION_HEADER, ascii(violation));
}

function ascii(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const TEXT = /^text\/|[/+]json\b/i;

function forwardedAnswer(
  { status, statusMessage, rawHeaders, bytes, stream }: UpstreamAnswer,
  body: Buffer | string,
  violations: string[],
): Answer {
  const violationHeaders = violations.flatMap((violation) => [VIOLATION_HEADER, ascii(violation)]);
  const headers = [...headersToCaller(rawHeaders), ...violationHeaders];
  const headersByName = byName(headers);
  const type = headersByName['content-type'] ?? null;
  return {
    status,
    type,
    text: stream || type === null || typeof body === 'string' || !TEXT.test(type) ? null : body.toString(),
    headers: headersByName,
    violations,
    forwarded: { statusMessage, headers, bytes, ...(stream && { stream }) },
  };
}

function refuseAnswer({ lang, requestId }: Call, target: Target, status: number, violations: string[]): Answer {
  const problem = new Problem('target_drift', { params: { target: target.name, status } });
  return {
    status: 502,
    type: 'application/problem+json',
    text: JSON.stringify({ ...problemBody(problem, lang, requestId), violations }),
    headers: {},
    violations,
    reason: reasonOf(problem),
  };
}
