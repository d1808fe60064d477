/** Answers requests in the caller's process, without a connection. */
import { catalogue } from '../control/catalogue.ts';
import { answerCall } from '../control/answer-call.ts';
import { entryCalls } from '../control/console/entry-link.ts';
import { controlHead } from '../control/control-head.ts';
import { type ControlId, type ControlOperation, controlOperationsOf } from '../control/contract.ts';
import type { ControlContext } from '../control/handlers.ts';
import { recordingCalls } from '../control/recordings/calls.ts';
import { stateCalls } from '../control/snapshots/calls.ts';
import { trafficCalls } from '../control/traffic-calls.ts';
import { worldCalls } from '../control/world-calls.ts';
import { createHandler } from '../pipeline/handle.ts';
import { perform } from '../pipeline/perform.ts';
import { Problem } from '../pipeline/problem.ts';
import { problemAnswer } from '../pipeline/response/answer.ts';
import { languageOf } from '../pipeline/request/language.ts';
import type { Mock } from '../definition.ts';
import type { Model } from '../world/model.ts';
import { Worlds } from '../storage/worlds.ts';
import { arrivalOf } from './fetch-request.ts';
import { toResponse } from './fetch-response.ts';

export type InProcess = {
  /** base of relative URLs */
  origin: string;
  /** Answers /api and /__mock of any origin; rejects where a server would drop the connection. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The same for an MSW handler: a dropped connection or an aborted request becomes `Response.error()`. */
  respond: (request: Request) => Promise<Response>;
};

const ORIGIN = 'http://mock.localhost';

/** @param options.maxWorlds above this number the least recently used world is dropped */
export function answerInProcess(mock: Mock, { maxWorlds }: { maxWorlds?: number } = {}): InProcess {
  const worlds = new Worlds(mock.buildSeed(), maxWorlds);
  const routes = routesOf(worlds.seed.model);
  const handle = createHandler(worlds, perform(mock.application), mock.application);

  async function answerApi(request: Request, url: string): Promise<Response> {
    const { answer, head, log } = await handle(await arrivalOf(request, url));
    if (!answer || request.signal.aborted) log({});
    request.signal.throwIfAborted();
    if (!answer) {
      // `fetch` throws this when the connection breaks.
      throw new TypeError('fetch failed', { cause: new Error('The mock dropped the connection.') });
    }
    const response = toResponse(answer, head, request.method);
    log(Object.fromEntries(response.headers));
    return response;
  }

  const mockFetch: InProcess['fetch'] = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    const { pathname, search } = new URL(request.url);
    const [, mount, path = '/'] = /^\/(api|__mock)(\/.*)?$/.exec(pathname) ?? [];
    if (mount === 'api') return answerApi(request, path + search);
    if (mount === '__mock') return answerControl(mock, { worlds, routes }, request, path, search);
    throw new TypeError(`The mock answers /api and /__mock, not ${pathname}`);
  };
  return {
    origin: ORIGIN,
    fetch: mockFetch,
    respond: async (request) => {
      try {
        return await mockFetch(request);
      } catch (error) {
        // The caller no longer waits; MSW would report any error as a fault of the handler.
        if (request.signal.aborted || error instanceof TypeError) return Response.error();
        throw error;
      }
    },
  };
}

/** Pages, webhooks and streams need a server. */
const handlers = { ...entryCalls, ...catalogue, ...worldCalls, ...stateCalls, ...trafficCalls, ...recordingCalls };

type Route = { operation: ControlOperation; pattern: RegExp };

const routesOf = (model: Model): readonly Route[] =>
  controlOperationsOf(model)
    .filter(({ operationId }) => operationId in handlers)
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    }));

function findOperation(
  routes: readonly Route[],
  method: string,
  path: string,
): { operation: ControlOperation; params: Record<string, string> } {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  throw new Problem('not_found');
}

async function answerControl(
  { version, application }: Mock,
  { worlds, routes }: { worlds: Worlds; routes: readonly Route[] },
  request: Request,
  path: string,
  search: string,
): Promise<Response> {
  const { url, headers, bytes, bodyError } = await arrivalOf(request, path + search);
  const lang = languageOf(headers.get('accept-language'));
  try {
    const { operation, params } = findOperation(routes, request.method, path);
    const controlRequest = {
      url,
      body: bytes,
      bodyError,
      params,
      query: Object.fromEntries(new URLSearchParams(search)),
      protocol: 'http',
      get: (name: string) => headers.get(name) ?? (name === 'host' ? new URL(ORIGIN).host : undefined),
      accepts: ([first]: string[]) => first,
    };
    // The handlers above use only these properties.
    const { inspection } = application;
    const context = {
      version,
      worlds,
      inspection,
      proxy: null,
      lang,
      request: controlRequest,
    } as unknown as ControlContext;
    const answer = await answerCall(handlers satisfies Partial<Record<ControlId, unknown>>, operation, context);
    if (!('status' in answer)) throw new TypeError(`${operation.operationId} streams its answer, which needs a server`);
    return toResponse(answer, controlHead(answer), request.method);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    const answer = problemAnswer(error, null, lang, 'req_control');
    return toResponse(answer, controlHead(answer), request.method);
  }
}
