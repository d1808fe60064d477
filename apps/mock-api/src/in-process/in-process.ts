// Runs the mock in the caller's process: the same worlds, rules and contract as on a server, without a connection. For
// unit tests, and for pages that MSW answers.
//
//     const mock = createMock();
//     const world = await mock.createWorld({ scenario: 'slow' });
//     await world.api('/orders', { headers: await world.signIn('buyer') });    // a Response
//     vi.stubGlobal('fetch', mock.fetch);                                       // the code under test calls it
//     http.all('*/api/*', ({ request }) => mock.respond(request));              // MSW calls it
import { catalogue } from '../control/catalogue.ts';
import { answerCall } from '../control/answer-call.ts';
import { entryCalls } from '../control/console/entry-link.ts';
import { controlHead } from '../control/control-head.ts';
import { type ControlId, type ControlOperation, controlOperations } from '../control/contract.ts';
import type { ControlContext } from '../control/handlers.ts';
import { recordingCalls } from '../control/recordings/calls.ts';
import { stateCalls } from '../control/snapshots/calls.ts';
import { trafficCalls } from '../control/traffic-calls.ts';
import { worldCalls } from '../control/world-calls.ts';
import { createHandler } from '../pipeline/handle.ts';
import { perform } from '../pipeline/perform.ts';
import { Problem } from '../pipeline/problem.ts';
import { problemAnswer } from '../pipeline/response/answer.ts';
import { resources } from '../resources/all.ts';
import { languageOf, setSentences } from '../sentences/sentence.ts';
import { SENTENCES } from '../all-sentences.ts';
import { createWorld, type TestWorld, type WorldOptions } from '../test-world.ts';
import { buildSeed } from '../seed/seed.ts';
import { Worlds } from '../storage/worlds.ts';
import { incomingOf } from './fetch-request.ts';
import { toResponse } from './fetch-response.ts';

setSentences(SENTENCES);

export type Mock = {
  /** Answers /api and /__mock of any origin; rejects where a server would drop the connection. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The same for an MSW handler: a dropped connection becomes `Response.error()`. */
  respond: (request: Request) => Promise<Response>;
  /** Creates a world from the seed, like `createWorld` on a server. */
  createWorld: (options?: WorldOptions) => Promise<TestWorld>;
};

/** Base of relative URLs. */
const ORIGIN = 'http://mock.localhost';

/** @param options.maxWorlds above this number the least recently used world is dropped */
export function createMock({ maxWorlds }: { maxWorlds?: number } = {}): Mock {
  const worlds = new Worlds(buildSeed(), maxWorlds);
  const handle = createHandler(worlds, perform(resources));

  async function answerApi(request: Request, url: string): Promise<Response> {
    const { answer, head, log } = await handle(await incomingOf(request, url));
    request.signal.throwIfAborted();
    if (!answer) {
      log({});
      // `fetch` throws this when the connection breaks.
      throw new TypeError('fetch failed', { cause: new Error('The mock dropped the connection.') });
    }
    const response = toResponse(answer, head, request.method);
    log(Object.fromEntries(response.headers));
    return response;
  }

  const mockFetch: Mock['fetch'] = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    const { pathname, search } = new URL(request.url);
    const [, mount, path = '/'] = /^\/(api|__mock)(\/.*)?$/.exec(pathname) ?? [];
    if (mount === 'api') return answerApi(request, path + search);
    if (mount === '__mock') return answerControl(worlds, request, path, search);
    throw new TypeError(`The mock answers /api and /__mock, not ${pathname}`);
  };
  return {
    fetch: mockFetch,
    respond: async (request) => {
      try {
        return await mockFetch(request);
      } catch (error) {
        if (error instanceof TypeError) return Response.error();
        throw error;
      }
    },
    createWorld: (options) => createWorld({ origin: ORIGIN, fetch: mockFetch }, options),
  };
}

/** Pages, webhooks and streams need a server. */
const handlers = { ...entryCalls, ...catalogue, ...worldCalls, ...stateCalls, ...trafficCalls, ...recordingCalls };

const operations = controlOperations
  .filter(({ operationId }) => operationId in handlers)
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

function findOperation(method: string, path: string): { operation: ControlOperation; params: Record<string, string> } {
  for (const { operation, pattern } of operations) {
    const match = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  throw new Problem('not_found');
}

async function answerControl(worlds: Worlds, request: Request, path: string, search: string): Promise<Response> {
  const incoming = await incomingOf(request, path + search);
  const lang = languageOf(incoming.headers['accept-language']);
  try {
    const { operation, params } = findOperation(request.method, path);
    const controlRequest = {
      ...incoming,
      params,
      query: Object.fromEntries(new URLSearchParams(search)),
      protocol: 'http',
      get: (name: string) =>
        incoming.headers[name.toLowerCase()] ?? (name === 'host' ? new URL(ORIGIN).host : undefined),
      accepts: ([first]: string[]) => first,
    };
    // The handlers above use only these properties.
    const { inspection } = resources;
    const context = { worlds, inspection, proxy: null, lang, request: controlRequest } as unknown as ControlContext;
    const answer = await answerCall(handlers satisfies Partial<Record<ControlId, unknown>>, operation, context);
    if (!('status' in answer)) throw new TypeError(`${operation.operationId} streams its answer, which needs a server`);
    return toResponse(answer, controlHead(answer), request.method);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    const answer = problemAnswer(error, null, lang, 'req_control');
    return toResponse(answer, controlHead(answer), request.method);
  }
}
