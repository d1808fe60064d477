/**
 * Handles a request to /api: applies forced answers and responds in one unit of work on its world, then logs. Only what
 * waits, such as a delay or a form, is done outside of it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { type ApiRequest, type Backend, finish, type Later, type Trace } from '../api-request.ts';
import { languageOf } from '../../sentences/sentence.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { matchOperation, type Match } from '../contract.ts';
import { headersOf, type Exchange, worldNameOf } from '../exchange.ts';
import { changeAnswer, changeOf, withRealEtags } from '../forced/change.ts';
import { findForced } from '../forced/find-forced.ts';
import { buildForcedAnswer } from '../forced/forced-answer.ts';
import { InProgress } from './in-progress.ts';
import { findTokenHolder } from '../stages/identify.ts';
import { playAnswer } from '../playback/play.ts';
import { recordOf } from '../recording.ts';
import { type Answer, writeHead, problemAnswer, send, sendForwarded, sendStream } from '../response/respond.ts';

export function apiHandler(worlds: Worlds, backend: Backend) {
  const { isForwarded } = backend;
  // The target of a proxy knows what it still processes.
  const inProgress = isForwarded ? null : new InProgress();
  return async (request: Request, response: Response): Promise<void> => {
    const started = performance.now();
    // Split by hand: URL would parse `//plans` as a host and resolve `..`.
    const [path = '', ...query] = request.url.split('?');
    const headers = headersOf(request);
    const lang = languageOf(headers['accept-language']);
    const exchange: Exchange = {
      method: request.method,
      path,
      search: query.join('?'),
      headers,
      lang,
      response,
    };
    const trace: Trace = { ...UNTRACED };
    let answer: Answer | null;
    try {
      answer = await run(exchange, trace, request);
    } catch (error) {
      answer = problemAnswer(error, trace.operation, lang, trace.requestId);
    }
    const { requestId, change, operation } = trace;
    // A forwarded answer was changed before it was checked.
    if (answer && change && operation && !answer.forwarded) answer = changeAnswer(answer, change, operation);
    if (answer?.reason) trace.reason = trace.reason === null ? answer.reason : `${trace.reason}; ${answer.reason}`;
    if (trace.reason !== null) response.setHeader('X-Mock-Reason', trace.reason);
    let sending: Promise<void> | undefined;
    if (!answer) response.destroy();
    else if (answer.forwarded) sendForwarded(response, answer.status, answer.forwarded);
    else if (answer.stream && answer.type !== null) {
      writeHead(response, answer, requestId, trace.caller, trace.world);
      await sendStream(response, { type: answer.type, stream: answer.stream }, requestId);
    } else sending = send(response, answer, requestId, trace.caller, trace.world);
    // Log in processing order: compression finishes later.
    const ms = Math.round((performance.now() - started) * 100) / 100;
    if (trace.world) {
      const entry = { id: requestId, ms, ...recordOf(trace, trace.world, { request, response, answer }, isForwarded) };
      worlds.logRequest(trace.world, entry);
    }
    await sending;
  };

  /** Null drops the connection. */
  async function run(exchange: Exchange, trace: Trace, request: Request): Promise<Answer | null> {
    const name = worldNameOf(exchange.headers);
    const inWorld = <T>(work: (world: World) => T) =>
      worlds.run(name, (world) => {
        trace.world = world;
        if (trace.requestId === UNROUTED) trace.requestId = worlds.nextRequestId(world);
        return work(world);
      });
    const step = await inWorld((world) => {
      // Nothing is left of an attempt that was undone.
      Object.assign(trace, { ...UNTRACED, world, requestId: trace.requestId });
      const apiRequest: ApiRequest = {
        exchange,
        route: findRoute(exchange),
        world,
        inWorld: (work) =>
          inWorld((current) => {
            apiRequest.world = current;
            return work();
          }),
        trace,
        requestId: trace.requestId,
        request,
        payment: null,
      };
      trace.operation = apiRequest.route?.found ? apiRequest.route.operation : null;
      inProgress?.refuseRepeat(exchange, trace);
      return begin(apiRequest, backend);
    });
    return 'later' in step && inProgress ? inProgress.hold(exchange, trace, step.later) : finish(step);
  }
}

/** Answers as a rule forces, or as the responder does. */
function begin(apiRequest: ApiRequest, { respond, readJson, findPeople }: Backend): Answer | Later {
  const { exchange, world, trace, requestId, request } = apiRequest;
  const { headers, lang, response } = exchange;
  const operation = trace.operation;
  const body = () => readJson(request);
  const people = () => (operation ? findPeople(world, operation, headers) : []);
  const forced = operation && findForced({ ...exchange, operation, body, people }, world);
  apiRequest.exchange = { ...exchange, headers: withRealEtags(headers, forced?.then.patch !== undefined) };
  if (!operation) return respond(apiRequest);
  const respondOrPlay = (asked: ApiRequest): Answer | Later => {
    const played = playAnswer({ ...exchange, operation }, asked.world, body);
    if (!played) return respond(asked);
    trace.forcedBy ??= 'recording';
    trace.reason = trace.reason === null ? 'recording' : `${trace.reason}; recording`;
    trace.caller = findTokenHolder(asked.world, operation, headers['authorization'], headers['x-as-user']);
    return played;
  };
  if (!forced) return respondOrPlay(apiRequest);
  const { then, delayMs } = forced;
  trace.forcedBy = forced.by;
  trace.reason = forced.reason;
  trace.caller = findTokenHolder(world, operation, headers['authorization'], headers['x-as-user']);
  trace.change = changeOf(then);
  apiRequest.payment = then.payment ?? null;
  const answer = () => buildForcedAnswer(operation, then, lang, requestId);
  if (delayMs === 0 && !then.drop) return answer() ?? respondOrPlay(apiRequest);
  return {
    later: async () => {
      if (delayMs > 0 && !(await waitWhileConnected(delayMs, response))) return null;
      if (then.drop) return null;
      return answer() ?? finish(await apiRequest.inWorld(() => respondOrPlay(apiRequest)));
    },
  };
}

/** Request id when the world's name is invalid. */
const UNROUTED = 'req_unrouted';

const UNTRACED: Trace = {
  requestId: UNROUTED,
  world: null,
  operation: null,
  caller: null,
  forcedBy: null,
  reason: null,
  at: null,
  change: null,
};

function findRoute({ method, path }: Exchange): Match | null {
  try {
    // HEAD is GET without a body (RFC 9110 §9.3.2).
    return matchOperation(method === 'HEAD' ? 'GET' : method, path);
  } catch {
    return null;
  }
}

/** Resolves to false when the caller disconnects first. */
async function waitWhileConnected(ms: number, response: Response): Promise<boolean> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  try {
    await delay(ms, undefined, { signal: gone.signal });
    return true;
  } catch {
    return false;
  } finally {
    response.off('close', leave);
  }
}
