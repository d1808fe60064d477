/** Builds a server; does not listen and does not read the environment. */
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Mock, ServerParts } from '../definition.ts';
import { problemPage } from '../control/console/problem-page.ts';
import { controlPlane } from '../control/plane.ts';
import { allowHosts } from '../http/hosts.ts';
import { http } from '../http/http.ts';
import { allowOrigins } from '../http/origins.ts';
import { apiHandler } from '../pipeline/express/request-handler.ts';
import { rawBody } from '../pipeline/express/body-reader.ts';
import { send } from '../pipeline/express/send.ts';
import { UNROUTED } from '../pipeline/call.ts';
import { perform } from '../pipeline/perform.ts';
import { toProblem } from '../pipeline/express/express-error.ts';
import { Problem } from '../pipeline/problem.ts';
import { problemAnswer } from '../pipeline/response/answer.ts';
import { headOf } from '../pipeline/response/head.ts';
import { forwardRequests, type ProxyOptions } from '../proxy/forward.ts';
import { readRawBody } from '../proxy/raw-body.ts';
import { languageOf } from '../pipeline/request/language.ts';
import { serveWeb } from '../web/web-files.ts';
import { Worlds } from '../storage/worlds.ts';

export type AppOptions = {
  /** folder of the built web application, served under /app when given */
  web?: string;
  /** above this number of worlds in memory, the least recently used is dropped */
  maxWorlds?: number;
  /** worlds to serve; created here by default */
  worlds?: Worlds;
  /** `off` removes /__mock; `token` opens it to holders of the token alone; `on` to callers on this machine too */
  control?: 'on' | 'off' | 'token';
  /** admits callers to /__mock from any machine */
  controlToken?: string;
  /** folder of the built QA console; that of the application by default */
  console?: string;
  /** host names under which /api answers, besides loopback names and IP addresses */
  allowedHosts?: readonly string[];
  /** origins whose pages may call /api, besides those of this machine */
  allowedOrigins?: readonly string[];
  /** hosts that webhooks may call, besides this machine */
  webhookHosts?: readonly string[];
  /** forwards /api to another server and checks it against the contract */
  proxy?: ProxyOptions;
};

/** Serves /api, /__mock and, when built, /app. */
export function createApp(
  mock: Mock,
  { consolePage = () => null, pages = {} }: ServerParts = {},
  options: AppOptions = {},
): Express {
  const { buildSeed, application } = mock;
  const worlds = options.worlds ?? new Worlds(buildSeed(), options.maxWorlds);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Proxies in front of the server name the client; clients on the internet cannot pose as one.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  app.use(securityHeaders());
  app.use('/api', allowHosts(options.allowedHosts ?? []), allowOrigins(options.allowedOrigins ?? []));
  // A product that strangers reach would otherwise grow by a world for each name that they send.
  const createsWorlds = options.control !== 'token';
  const backend = options.proxy ? forwardRequests(options.proxy, application) : perform(application);
  app.use(
    '/api',
    options.proxy ? readRawBody : rawBody,
    apiHandler(worlds, { ...backend, createsWorlds }, application),
  );
  if (!options.proxy)
    for (const [path, page] of Object.entries(pages)) app.use(`/__mock${path}`, page(worlds), problemPage);
  if (options.control !== 'off')
    app.use('/__mock', controlPlane(worlds, mock, { ...options, ownConsole: consolePage }));
  if (options.web) serveWeb(app, options.web);
  app.use((_request, _response, next) => next(new Problem('not_found')));
  app.use(handleError);
  return app;
}

/** Helmet's headers do not depend on the request, so they are computed once. */
function securityHeaders(): RequestHandler {
  const sample = new http.ServerResponse(new http.IncomingMessage(new Socket()));
  helmet(HELMET_OPTIONS)(sample.req, sample, () => undefined);
  const headers = Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The server speaks plain HTTP, so browsers must not upgrade requests to HTTPS. */
const HELMET_OPTIONS: Parameters<typeof helmet>[0] = {
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The component library sets sizes and colours as inline styles.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
};

/** Answers every uncaught error with a problem, never with a stack. */
const handleError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer = problemAnswer(toProblem(error), null, languageOf(request.headers['accept-language']), UNROUTED);
  void send(response, answer, headOf(answer, { requestId: UNROUTED, callerIds: null, serverTime: null, reason: null }));
};
