/**
 * Handles a request to /api: applies forced answers and responds in one unit of work on its world, then logs. Only
 * waiting, such as for a delay or a form, happens outside of it.
 */
import { languageOf } from './request/language.ts';
import type { OutgoingHttpHeaders } from 'node:http';
import { type ApiRequest, type Backend, finish, type Later, noteCaller, type Trace } from './api-request.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../storage/worlds.ts';
import { matchOperation, type Match } from '../contract/operations.ts';
import { type Exchange, worldNameOf } from './exchange.ts';
import type { Incoming } from './incoming.ts';
import { Problem } from './problem.ts';
import { changeAnswer, changeOf, withRealEtags } from './forced/change.ts';
import { findForced } from './forced/find-forced.ts';
import { buildForcedAnswer } from './forced/forced-answer.ts';
import { InProgress } from './in-progress.ts';
import { playAnswer } from './playback/play.ts';
import { recordOf } from './recording.ts';
import { type Answer, problemAnswer } from './response/answer.ts';
import { type Head, headOf } from './response/head.ts';
import type { Application } from './application.ts';

/** An answered request, before it is sent. */
export type Handled = {
  /** null to drop the connection */
  answer: Answer | null;
  /** all headers except those of the body and of the connection */
  head: Head;
  requestId: string;
  /** Adds the request to the log. Call it when the sent headers are known. */
  log: (sentHeaders: Readonly<OutgoingHttpHeaders>) => void;
};

export function createHandler(
  worlds: Worlds,
  backend: Backend,
  application: Application,
): (incoming: Incoming) => Promise<Handled> {
  const { isForwarded, createsWorlds = true } = backend;
  const { identity, inspection } = application;
  // The target of a proxy tracks its requests in progress.
  const inProgress = isForwarded ? null : new InProgress(identity.headers);
  return async (incoming) => {
    const started = performance.now();
    const { method, headers } = incoming;
    // Not parsed with URL, which would read `//plans` as a host and resolve `..`.
    const [path = '', ...query] = incoming.url.split('?');
    const lang = languageOf(headers['accept-language']);
    const exchange: Exchange = { method, path, search: query.join('?'), headers, lang };
    const trace: Trace = { ...UNTRACED };
    let answer: Answer | null;
    try {
      answer = await run(exchange, trace, incoming);
    } catch (error) {
      answer = problemAnswer(error, trace.operation, lang, trace.requestId);
    }
    const { requestId, change, operation, world } = trace;
    // The proxy has already changed a forwarded answer.
    if (answer && change && operation && !answer.forwarded) answer = changeAnswer(answer, change, operation);
    if (answer?.reason) trace.reason = trace.reason === null ? answer.reason : `${trace.reason}; ${answer.reason}`;
    return {
      answer,
      head: answer ? headOf(answer, trace, identity.headers.actingAs) : [],
      requestId,
      log: (sentHeaders) => {
        if (!world) return;
        const ms = Math.round((performance.now() - started) * 100) / 100;
        const entry = recordOf(trace, world, { incoming, answer, sentHeaders }, isForwarded, inspection.privacy);
        worlds.logRequest(world, { id: requestId, ms, ...entry });
      },
    };
  };

  /** Resolves with null to drop the connection. */
  async function run(exchange: Exchange, trace: Trace, incoming: Incoming): Promise<Answer | null> {
    const name = worldNameOf(exchange.headers);
    if (!createsWorlds && !(await worlds.exists(name))) throw new Problem('world_missing', { params: { value: name } });
    const inWorld = <T>(work: (world: World) => T) =>
      worlds.run(name, (world) => {
        trace.world = world;
        if (trace.requestId === UNROUTED) trace.requestId = worlds.nextRequestId(world);
        return work(world);
      });
    const step = await inWorld((world) => {
      // Clears what an undone attempt wrote.
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
        incoming,
        forced: null,
        follow: null,
      };
      trace.operation = apiRequest.route?.found ? apiRequest.route.operation : null;
      inProgress?.ensureNotRepeated(exchange, trace);
      return begin(apiRequest, backend, application);
    });
    return 'later' in step && inProgress ? inProgress.hold(exchange, trace, step.later) : finish(step);
  }
}

/** Answers with a forced answer if a rule applies, otherwise with the backend's. */
function begin(
  apiRequest: ApiRequest,
  { respond, readJson, findPeople }: Backend,
  { identity, versionIn }: Application,
): Answer | Later {
  const { exchange, world, trace, requestId, incoming } = apiRequest;
  const { headers, lang } = exchange;
  const operation = trace.operation;
  const body = () => readJson(incoming);
  const people = () => (operation ? findPeople(world, operation, headers) : []);
  const forced = operation && findForced({ ...exchange, operation, body, people }, world);
  apiRequest.exchange = { ...exchange, headers: withRealEtags(headers, forced?.then.patch !== undefined) };
  if (!operation) return respond(apiRequest);
  const respondOrPlay = (): Answer | Later => {
    const played = playAnswer({ ...exchange, operation }, apiRequest.world, body);
    if (!played) return respond(apiRequest);
    trace.forcedBy ??= 'recording';
    trace.reason = trace.reason === null ? 'recording' : `${trace.reason}; recording`;
    noteCaller(trace, identity.findHolder(apiRequest.world, operation, headers), identity);
    return played;
  };
  if (!forced) return respondOrPlay();
  const { then, delayMs } = forced;
  trace.forcedBy = forced.by;
  trace.reason = forced.reason;
  noteCaller(trace, identity.findHolder(world, operation, headers), identity);
  trace.change = changeOf(then);
  apiRequest.forced = then;
  const forcedAnswer = () => buildForcedAnswer(operation, then, { lang, requestId, versionIn });
  if (delayMs === 0 && !then.drop) return forcedAnswer() ?? respondOrPlay();
  return {
    later: async () => {
      if (delayMs > 0 && !(await waitWhileConnected(delayMs, incoming))) return null;
      if (then.drop) return null;
      return forcedAnswer() ?? finish(await apiRequest.inWorld(respondOrPlay));
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
  callerIds: null,
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
function waitWhileConnected(ms: number, { onGone }: Incoming): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      stopListening();
      resolve(true);
    }, ms);
    const stopListening = onGone(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
