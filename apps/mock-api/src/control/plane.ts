/**
 * The control plane under /__mock: worlds, people, scenarios, clocks and logs. Implements openapi/control.yaml and
 * validates both directions; no part of the product's contract.
 */
import express, { type Request, type Response, type Router } from 'express';
import type { Proxy, World } from '@zakupki/mock-control/schema';
import { BODY_LIMIT } from '../pipeline/contract.ts';
import { Problem } from '../pipeline/problem.ts';
import { readDeferredBody } from '../pipeline/request/body.ts';
import { send } from '../pipeline/response/respond.ts';
import { violations } from '../pipeline/validate.ts';
import { languageOf } from '../sentences/sentence.ts';
import type { Worlds } from '../world/worlds.ts';
import { catalogue } from './catalogue.ts';
import { consoleAssets, consoleFiles } from './console/files.ts';
import { controlAccess } from './access.ts';
import { readCall } from './call.ts';
import { type ControlOperation, controlOperations } from './contract.ts';
import type { ControlContext, ControlHandlers, Stream } from './handlers.ts';
import { entryPoints } from './console/entry-points.ts';
import { problemPage } from './console/problem-page.ts';
import { webhookCalls } from './webhook-calls.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import { recordingCalls } from './recordings/calls.ts';
import { stateCalls } from './snapshots/calls.ts';
import { trafficCalls } from './traffic-calls.ts';
import { worldCalls } from './world-calls.ts';

const handlers = {
  ...entryPoints,
  ...catalogue,
  ...worldCalls,
  ...stateCalls,
  ...trafficCalls,
  ...recordingCalls,
  ...webhookCalls,
} satisfies ControlHandlers;

type ControlOptions = {
  /** admits callers from any address with this bearer token */
  controlToken?: string;
  /** forwards /api to this server */
  proxy?: { target: string; strict?: boolean };
  /** hosts that webhooks may call, beside this machine */
  webhookHosts?: readonly string[];
  /** folder of the built console; its package's by default */
  console?: string;
};

type Reply = { status: number; body?: unknown; page?: string; yaml?: string; headers?: Record<string, string> };
type AnyHandler = (request: unknown, context: ControlContext) => Reply | Stream | Promise<Reply | Stream>;

export function controlPlane(
  worlds: Worlds,
  { controlToken, proxy: given, webhookHosts = [], console }: ControlOptions,
): Router {
  const webhooks = new Webhooks(worlds, webhookHosts);
  const consolePage = consoleFiles(console);
  const proxy: Proxy | null = given ? { target: given.target, strict: given.strict ?? false } : null;
  const router = express.Router();
  router.use(controlAccess(controlToken));
  for (const [path, operations] of Map.groupBy(controlOperations, (operation) => operation.path)) {
    router.all(path, async (request: Request, response: Response) => {
      // The sender of a body would miss an answer given before its end.
      await readDeferredBody(request, response, findOperation(request.method, operations)?.bodyLimit ?? BODY_LIMIT);
      const operation = requireOperation(request.method, operations);
      const lang = languageOf(request.headers['accept-language']);
      const read = await readCall(request, operation, lang, worlds.seed);
      // Handlers are keyed by operation id, and `read` was validated against that operation.
      const handle = handlers[operation.operationId] as unknown as AnyHandler;
      const reply = await handle(read, { worlds, webhooks, proxy, consolePage, lang, request });
      if ('stream' in reply) reply.stream(response);
      else sendReply(response, operation, reply);
      // Operations that change a world respond with the world, or with a part of the one in the path.
      if (operation.method !== 'get' && 'body' in reply) {
        worlds.tellChanged((reply.body as Partial<World>).name ?? read.params['world'] ?? '');
      }
    });
  }
  router.use('/assets', consoleAssets(consolePage));
  router.use(PAGES, problemPage);
  return router;
}

/** Pages people open in a browser. */
const PAGES = /^\/(?:enter|docs)?$/;

function findOperation(method: string, operations: ControlOperation[]): ControlOperation | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return operations.find((operation) => operation.method === wanted);
}

function requireOperation(method: string, operations: ControlOperation[]): ControlOperation {
  const found = findOperation(method, operations);
  if (found) return found;
  const allowed = operations.map((operation) => operation.method.toUpperCase()).join(', ');
  throw new Problem('method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}

function sendReply(
  response: Response,
  operation: ControlOperation,
  { status, body, page, yaml, headers = {} }: Reply,
): void {
  const schema = operation.responses.get(status);
  const wrong = schema ? violations(schema, body) : body === undefined ? [] : [`no body is declared for ${status}`];
  if (schema === undefined) wrong.push(`status ${status} is not declared`);
  if (wrong.length > 0) throw new Error(`${operation.operationId} breaks the control contract: ${wrong.join('; ')}`);
  const content =
    page !== undefined
      ? { type: 'text/html', text: page }
      : yaml !== undefined
        ? { type: 'application/yaml', text: yaml }
        : { type: 'application/json', text: body === undefined ? null : JSON.stringify(body) };
  void send(response, { status, ...content, headers, violations: [] }, 'req_control', null, null);
}
