/**
 * Handles a request to /api: applies forced answers and responds in one unit of work on its world, then logs. Only
 * waiting, such as for a delay or a form, happens outside of it.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { World } from '../world/world.ts';
import type { Worlds } from '../storage/worlds.ts';
import type { Application } from './application.ts';
import { type Backend, finish, type Later } from './backend.ts';
import { Call, UNROUTED } from './call.ts';
import { Problem } from './problem.ts';
import { changeAnswer, changeOf, withRealEtags } from './forced/change.ts';
import { findForced } from './forced/find-forced.ts';
import { ignoredPreference } from './forced/preferences.ts';
import { buildForcedAnswer } from './forced/forced-answer.ts';
import { InProgress } from './in-progress.ts';
import { playAnswer } from './playback/play.ts';
import { recordOf } from './recording.ts';
import { type Arrival, worldNameOf } from './request/arrival.ts';
import { type Answer, problemAnswer } from './response/answer.ts';
import { type Head, headOf } from './response/head.ts';
import { noteCaller } from './stages/identify.ts';

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
): (request: Arrival) => Promise<Handled> {
  const { isForwarded, createsWorlds = true } = backend;
  const { identity, inspection } = application;
  // The target of a proxy tracks its requests in progress.
  const inProgress = isForwarded ? null : new InProgress(identity.headers);
  return async (request) => {
    const started = performance.now();
    const call = new Call(request, runInWorld);
    let answer: Answer | null;
    try {
      answer = await run(call);
    } catch (error) {
      answer = problemAnswer(error, call.operation, call.lang, call.requestId);
    }
    const { requestId, change, operation } = call;
    // The proxy has already changed a forwarded answer.
    if (answer && change && operation && !answer.forwarded) answer = changeAnswer(answer, change, operation);
    if (answer?.reason) call.addReason(answer.reason);
    return {
      answer,
      head: answer ? headOf(answer, call, identity.headers.actingAs) : [],
      requestId,
      log: (sentHeaders) => {
        if (!call.hasWorld) return;
        const ms = Math.round((performance.now() - started) * 100) / 100;
        const entry = recordOf(call, { answer, sentHeaders }, isForwarded && !answer?.isOwn, inspection.privacy);
        worlds.logRequest(call.world, { id: requestId, ms, ...entry });
      },
    };
  };

  function runInWorld<T>(call: Call, work: (world: World) => T): Promise<T> {
    return worlds.run(worldNameOf(call.request.headers), (world) => {
      call.enter(world);
      if (call.requestId === UNROUTED) call.requestId = worlds.nextRequestId(world);
      return work(world);
    });
  }

  /** Resolves with null to drop the connection. */
  async function run(call: Call): Promise<Answer | null> {
    const name = worldNameOf(call.request.headers);
    if (!createsWorlds && !(await worlds.exists(name))) throw new Problem('world_missing', { params: { value: name } });
    const step = await call.inWorld(() => {
      call.forget();
      inProgress?.ensureNotRepeated(call);
      return begin(call, backend, application);
    });
    return 'later' in step && inProgress ? inProgress.hold(call, step.later) : finish(step);
  }
}

/** Answers with a forced answer if a rule applies, otherwise with the backend's. */
function begin(
  call: Call,
  { respond, readJson, findPeople, isForwarded }: Backend,
  { identity, versionIn }: Application,
): Answer | Later {
  const { operation, request, world } = call;
  const body = () => readJson(request);
  const people = () => (operation ? findPeople(world, operation, request.headers) : []);
  const forced = operation && findForced({ call, operation, body, people }, world);
  call.headers = withRealEtags(request.headers, forced?.then.patch !== undefined);
  if (!operation) return respond(call);
  if (forced) call.reason = forced.reason;
  const { headers } = request;
  const ignored = ignoredPreference(headers.get('prefer'), operation, {
    scenario: headers.get('x-mock-scenario'),
    isForwarded,
  });
  if (ignored !== null) call.addReason(ignored);
  const respondOrPlay = (): Answer | Later => {
    const played = playAnswer(call, operation, body);
    if (!played) return respond(call);
    call.forcedBy ??= 'recording';
    call.addReason('recording');
    noteCaller(call, identity.findHolder(call.world, operation, call.headers), identity);
    return played;
  };
  if (!forced) return respondOrPlay();
  const { then, delayMs } = forced;
  call.forcedBy = forced.by;
  noteCaller(call, identity.findHolder(world, operation, call.headers), identity);
  call.change = changeOf(then);
  call.forced = then;
  const forcedAnswer = () =>
    buildForcedAnswer(operation, then, { lang: call.lang, requestId: call.requestId, versionIn });
  if (delayMs === 0 && !then.drop) return forcedAnswer() ?? respondOrPlay();
  return {
    later: async () => {
      if (delayMs > 0 && !(await waitWhileConnected(delayMs, request))) {
        call.addReason('the caller disconnected');
        return null;
      }
      if (then.drop) return null;
      return forcedAnswer() ?? finish(await call.inWorld(respondOrPlay));
    },
  };
}

/** Resolves to false when the caller disconnects first. */
function waitWhileConnected(ms: number, { signal }: Arrival): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const onGone = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onGone);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', onGone, { once: true });
  });
}
