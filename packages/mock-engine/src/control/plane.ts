/**
 * The control plane under /__mock: worlds, people, scenarios, clocks and logs. Implements openapi/control.yaml and
 * validates requests and answers. It is not part of the product's contract.
 */
import express, { type Request, type Response, type Router } from 'express';
import type { Proxy } from '../contract/control.ts';
import type { Mock } from '../definition.ts';
import { BODY_LIMIT } from '../contract/operations.ts';
import { Problem } from '../pipeline/problem.ts';
import { readDeferredBody } from '../pipeline/express/body-reader.ts';
import { send } from '../pipeline/express/send.ts';
import { CONSOLE_STREAMS, StreamRegister } from '../pipeline/streams/stream-limits.ts';
import { controlHead } from './control-head.ts';
import { languageOf } from '../pipeline/request/language.ts';
import type { Worlds } from '../storage/worlds.ts';
import { catalogue } from './catalogue.ts';
import { consoleAssets, type ConsoleFiles, filesIn } from './console/files.ts';
import { controlAccess } from './access.ts';
import { answerCall } from './answer-call.ts';
import { type ControlOperation, controlOperationsOf } from './contract.ts';
import type { ControlHandlers } from './handlers.ts';
import { entryCalls } from './console/entry-link.ts';
import { pageCalls } from './console/page-calls.ts';
import { problemPage } from './console/problem-page.ts';
import { webhookCalls } from './webhook-calls.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import { recordingCalls } from './recordings/calls.ts';
import { stateCalls } from './snapshots/calls.ts';
import { trafficCalls } from './traffic-calls.ts';
import { worldCalls } from './world-calls.ts';

const handlers = {
  ...pageCalls,
  ...entryCalls,
  ...catalogue,
  ...worldCalls,
  ...stateCalls,
  ...trafficCalls,
  ...recordingCalls,
  ...webhookCalls,
} satisfies ControlHandlers;

type ControlOptions = {
  /** finds the console of the application */
  ownConsole: ConsoleFiles;
  /** `token` refuses callers without the token, on this machine too */
  control?: 'on' | 'off' | 'token';
  /** admits callers from any address with this bearer token */
  controlToken?: string;
  /** host names of this server, besides loopback names and IP addresses */
  allowedHosts?: readonly string[];
  /** forwards /api to this server */
  proxy?: { target: string; strict?: boolean; standIn?: string };
  /** hosts that webhooks may call, besides this machine */
  webhookHosts?: readonly string[];
  /** folder of the built console; that of the application by default */
  console?: string;
};

export function controlPlane(
  worlds: Worlds,
  { version, application: { inspection } }: Pick<Mock, 'version' | 'application'>,
  {
    ownConsole,
    control,
    controlToken,
    allowedHosts = [],
    proxy: proxyOptions,
    webhookHosts = [],
    console,
  }: ControlOptions,
): Router {
  const webhooks = new Webhooks(worlds, inspection, webhookHosts);
  const streams = new StreamRegister(CONSOLE_STREAMS);
  const consolePage = console === undefined ? ownConsole : filesIn(console);
  const proxy: Proxy | null = proxyOptions
    ? {
        target: proxyOptions.target,
        strict: proxyOptions.strict ?? false,
        ...(proxyOptions.standIn !== undefined && { standIn: proxyOptions.standIn }),
      }
    : null;
  const router = express.Router();
  router.use(controlAccess({ token: controlToken, thisMachine: control !== 'token', hosts: allowedHosts }));
  for (const [path, operations] of Map.groupBy(controlOperationsOf(worlds.seed.model), (operation) => operation.path)) {
    router.all(path, async (request: Request, response: Response) => {
      // Reads the body before any refusal: a sender would miss an answer that arrives earlier.
      await readDeferredBody(request, response, findOperation(request.method, operations)?.bodyLimit ?? BODY_LIMIT);
      const operation = requireOperation(request.method, operations);
      const lang = languageOf(request.headers['accept-language']);
      const context = { version, worlds, webhooks, inspection, streams, proxy, consolePage, lang, request };
      const answer = await answerCall(handlers, operation, context);
      if ('stream' in answer && !('status' in answer)) answer.stream(response);
      else void send(response, answer, controlHead(answer));
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
  const operation = findOperation(method, operations);
  if (operation) return operation;
  const allowed = operations.map((each) => each.method.toUpperCase()).join(', ');
  throw new Problem('method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}
