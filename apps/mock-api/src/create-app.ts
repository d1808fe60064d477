/** The server as a value: nothing listens, nothing reads the environment. */
import { Socket } from 'node:net';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { controlPlane } from './control/control-plane.ts';
import { operations } from './operations/all.ts';
import { http } from './node-http.ts';
import { apiHandler } from './pipeline/api.ts';
import { rawBody } from './pipeline/body.ts';
import { perform } from './pipeline/perform.ts';
import { Problem } from './pipeline/problem.ts';
import { problemAnswer, send } from './pipeline/respond.ts';
import { passOn, type ProxyOptions } from './proxy/pass-on.ts';
import { wholeBody } from './proxy/whole-body.ts';
import { languageOf, type MessageCode } from './sentences/sentence.ts';
import { buildSeed } from './world/seed/seed.ts';
import { Worlds } from './world/worlds.ts';

export type AppOptions = {
  /** folder of the built web application, served under /app; not served when absent */
  web?: string;
  /** worlds kept before the least recently used is dropped */
  maxWorlds?: number;
  /** the worlds to serve, for whoever wants to look into them; made here when absent */
  worlds?: Worlds;
  /** `off` removes /__mock */
  control?: 'on' | 'off';
  /** lets callers from other machines use /__mock */
  controlToken?: string;
  /** folder of the built QA console, when not where its package has it */
  console?: string;
  /** has /api answered by another server, and checks it against the contract */
  proxy?: ProxyOptions;
};

/** Everything one server serves: /api, /__mock and, when built, /app. */
export function createApp(options: AppOptions = {}): Express {
  const worlds = options.worlds ?? new Worlds(buildSeed(), options.maxWorlds);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(safeHeaders());
  if (options.proxy) app.use('/api', wholeBody, apiHandler(worlds, passOn(options.proxy)));
  else app.use('/api', rawBody, apiHandler(worlds, perform(operations)));
  if (options.control !== 'off') app.use('/__mock', controlPlane(worlds, options));
  if (options.web) serveWeb(app, options.web);
  app.use((_request, _response, next) => next(new Problem(404, 'not_found')));
  app.use(lastResort);
  return app;
}

/** Helmet's headers. None of them depends on the request, so they are asked for once. */
function safeHeaders(): RequestHandler {
  const sample = new http.ServerResponse(new http.IncomingMessage(new Socket()));
  helmet(HEADERS)(sample.req, sample, () => undefined);
  const headers = Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The server is spoken to over plain http on this machine, so nothing may be upgraded to https. */
const HEADERS: Parameters<typeof helmet>[0] = {
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

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * What a page of the build shuts in a frame for the scripts of others: on no origin at all, shown by the product alone.
 * The page itself says where its script may come from and send to.
 */
const SHUT_IN = "sandbox allow-scripts; frame-ancestors 'self'";

/** index.html is asked for anew each time, hashed assets are kept; a missing asset is a real 404. */
function serveWeb(app: Express, folder: string): void {
  const plain = { index: false, redirect: false, acceptRanges: false } as const;
  const anew = (response: { setHeader(name: string, value: string): void }) => {
    response.setHeader('Cache-Control', 'no-cache');
  };
  app.get('/', (_request, response) => response.redirect('/app/'));
  app.use(
    '/app/assets',
    express.static(join(folder, 'assets'), { ...plain, immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  app.use(
    '/app/telemetry',
    express.static(join(folder, 'telemetry'), {
      ...plain,
      fallthrough: false,
      setHeaders: (response) => {
        anew(response);
        response.setHeader('Content-Security-Policy', SHUT_IN);
      },
    }),
  );
  app.use('/app', express.static(folder, { ...plain, setHeaders: anew }));
  app.get(/^\/app(?:\/.*)?$/, (_request, response) => {
    response.sendFile(join(folder, 'index.html'), {
      acceptRanges: false,
      cacheControl: false,
      headers: { 'Cache-Control': 'no-cache' },
    });
  });
}

/** What Express and its parsers throw, and anything unforeseen, in the one error format; never a stack. */
const lastResort: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer = problemAnswer(problemOf(error), languageOf(request.headers['accept-language']), UNROUTED);
  send(response, answer, UNROUTED, null, null);
};

const UNROUTED = 'req_unrouted';

/** Errors of Express, its body reader and its file server carry a status; anything else is a bug. */
function problemOf(error: unknown): unknown {
  if (error instanceof Problem || typeof error !== 'object' || error === null || !('status' in error)) return error;
  const { status } = error;
  if (typeof status !== 'number' || status < 400 || status > 499) return error;
  if (error instanceof URIError) return new Problem(400, 'malformed_path');
  const limit = 'limit' in error && typeof error.limit === 'number' ? Math.round(error.limit / MIB) : 1;
  return new Problem(...(REFUSALS[status] ?? [400, 'unreadable_body']), { params: { limit } });
}

const MIB = 1024 * 1024;

/** A file outside the folder is not found, like one that is not there. */
const REFUSALS: Readonly<Record<number, [number, MessageCode]>> = {
  403: [404, 'not_found'],
  404: [404, 'not_found'],
  412: [412, 'stale'],
  413: [413, 'too_large'],
  415: [415, 'unsupported_media_type'],
};
