/** Handles a request to /api: opens its world, applies forced answers, responds and logs. */
import { isUtf8 } from 'node:buffer';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Respond, Trace } from './api-request.ts';
import { languageOf } from '../sentences/sentence.ts';
import type { AnsweredRequest, Wire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { matchOperation, type Match } from './contract.ts';
import { headersOf, type Exchange, worldOf } from './exchange.ts';
import { buildForcedAnswer, findForced } from './forced.ts';
import { findTokenHolder } from './stages/identify.ts';
import { type Answer, writeHead, problemAnswer, send, sendStream } from './response/respond.ts';

export function apiHandler(worlds: Worlds, respond: Respond) {
  return async (request: Request, response: Response): Promise<void> => {
    const started = performance.now();
    let requestId = UNROUTED;
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
    const trace: Trace = { world: null, operation: null, caller: null, forcedBy: null, reason: null, at: null };
    let answer: Answer | null;
    try {
      const world = (trace.world = worldOf(headers, worlds));
      requestId = world.requestId();
      answer = await run(exchange, world, trace, requestId, request);
    } catch (error) {
      answer = problemAnswer(error, lang, requestId);
    }
    // Refused requests change their world too, such as by due jobs.
    try {
      worlds.save();
    } catch (error) {
      answer = problemAnswer(error, lang, requestId);
    }
    if (answer?.reason) trace.reason = trace.reason === null ? answer.reason : `${trace.reason}; ${answer.reason}`;
    if (trace.reason !== null) response.setHeader('X-Mock-Reason', trace.reason);
    let sending: Promise<void> | undefined;
    if (!answer) response.destroy();
    else if (answer.write) answer.write(response);
    else if (answer.stream && answer.type !== null) {
      writeHead(response, answer, requestId, trace.caller, trace.world);
      await sendStream(response, { type: answer.type, stream: answer.stream }, requestId);
    } else sending = send(response, answer, requestId, trace.caller, trace.world);
    // Log in processing order: compression finishes later.
    const ms = Math.round((performance.now() - started) * 100) / 100;
    if (trace.world)
      trace.world.logRequest({ id: requestId, ms, ...entryOf(trace, trace.world, request, response, answer) });
    await sending;
  };

  /** Null drops the connection. */
  async function run(
    exchange: Exchange,
    world: World,
    trace: Trace,
    requestId: string,
    request: Request,
  ): Promise<Answer | null> {
    const { headers, lang } = exchange;
    const route = findRoute(exchange);
    const contract = (trace.operation = route?.found ? route.operation : null);

    const forced = contract && findForced({ operation: contract, path: exchange.path }, headers, world);
    if (contract && forced) {
      trace.forcedBy = forced.by;
      trace.reason = forced.reason;
      trace.caller = findTokenHolder(world, contract, headers['authorization'], headers['x-as-user']);
      if (forced.then.delayMs && !(await waitWhileConnected(forced.then.delayMs, exchange.response))) return null;
      if (forced.then.drop) return null;
      const answer = buildForcedAnswer(contract, forced.then, lang, requestId);
      if (answer) return answer;
    }
    return respond({ exchange, route, world, trace, requestId, request, payment: forced?.then.payment ?? null });
  }
}

/** Request id when the world's name is invalid. */
const UNROUTED = 'req_unrouted';

const NONE: string[] = [];

function entryOf(
  { at, operation, caller, forcedBy, reason }: Trace,
  world: World,
  request: Request,
  response: Response,
  answer: Answer | null,
): Omit<AnsweredRequest, 'id' | 'ms'> {
  return {
    at: at ?? world.clock.now(),
    method: request.method,
    path: `/api${request.url}`,
    operationId: operation?.operationId ?? null,
    personId: caller ? (caller.impersonator ?? caller.user).id : null,
    actingAsId: caller?.impersonator ? caller.user.id : null,
    status: answer?.status ?? 0,
    forcedBy,
    reason,
    violations: answer?.violations ?? NONE,
    wire: wireOf(request, response, answer),
  };
}

/** Request and response for the log. */
function wireOf(request: Request, response: Response, answer: Answer | null): Wire {
  const body = request.body as unknown;
  return {
    requestHeaders: request.rawHeaders,
    requestBody: Buffer.isBuffer(body) && body.length > 0 && isUtf8(body) ? body.toString() : null,
    responseHeaders: !answer ? {} : answer.write ? answer.headers : response.getHeaders(),
    responseBody: answer?.text ?? null,
    isAnswered: answer?.type != null,
  };
}

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
