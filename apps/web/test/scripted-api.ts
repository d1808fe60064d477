import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers, shapes } from '@zakupki/api-client/answers';
import type { OperationId } from '@zakupki/api-client/operation';
import { onTestFinished } from 'vitest';
import { lateAnswers } from './late-answers.ts';
import { KEEP_ALIVE_MS } from './mock-server.ts';

export type Answer = {
  readonly status?: number;
  /** Strings are sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  /** Delays the response until this resolves. */
  readonly after?: Promise<unknown>;
};

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
};

export type ScriptedApi = {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
};

/**
 * A real HTTP server for one test, for responses that a correct API would not send.
 * @param answer chooses the response; undefined is a 404
 */
export async function scriptedApi(
  answer: (request: ReceivedRequest) => Answer | undefined | Promise<Answer>,
): Promise<ScriptedApi> {
  const requests: ReceivedRequest[] = [];
  const late = lateAnswers();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // Another origin than the page's: browsers send a preflight request for the session's headers.
    if (request.method === 'OPTIONS') {
      const wanted = request.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': wanted });
      response.end();
      return;
    }
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers };
    void (async () => {
      await late();
      requests.push(seen);
      const { status = 200, body = null, after } = (await answer(seen)) ?? { status: 404 };
      await after;
      await late();
      response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api`, requests };
}

const EMPTY: Readonly<Record<string, unknown>> = { s: '', n: 0, b: false, o: {}, '*': '' };

/** The body of an answer with all that the contract requires, and empty but for some fields. */
export function bodyOf(operationId: OperationId, fields: object): object {
  const empty = (code: string): unknown => {
    if (code.endsWith('?')) return null;
    if (code.endsWith('[]')) return [];
    if (code in EMPTY) return EMPTY[code];
    const required = Object.entries(shapes[code] ?? {}).filter(([, field]) => !field.startsWith('~'));
    return Object.fromEntries(required.map(([name, field]) => [name, empty(field)]));
  };
  return { ...(empty(answers[operationId] ?? 'o') as object), ...fields };
}
