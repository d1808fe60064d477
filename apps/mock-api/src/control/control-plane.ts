/** The control plane: worlds, people, scenarios, clocks and what a world sent and saw. No part of the product's contract. */
import express, { type Request, type Response, type Router } from 'express';
import { Duration } from 'luxon';
import { document } from '@zakupki/api-client/document';
import manifest from '../../package.json' with { type: 'json' };
import { rawBody, readBody } from '../pipeline/body.ts';
import { active } from '../pipeline/forced.ts';
import { Problem } from '../pipeline/problem.ts';
import { send } from '../pipeline/respond.ts';
import { SCENARIOS } from '../scenarios.ts';
import { type Lang, languageOf } from '../sentences/sentence.ts';
import { PASSWORD, PEOPLE } from '../world/people.ts';
import { changesOf, type World } from '../world/world.ts';
import { DEFAULT_WORLD, WORLD_NAME, type Worlds } from '../world/worlds.ts';
import { controlAccess } from './control-access.ts';
import {
  clockSchema,
  entrySchema,
  inRange,
  parse,
  rulesSchema,
  scenarioSchema,
  worldSchema,
} from './control-requests.ts';
import { enter } from './entry-link.ts';

type Call = { worlds: Worlds; name: string; body: unknown; query: Record<string, unknown>; lang: Lang };
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };
type Method = 'get' | 'put' | 'post' | 'delete';

/** Paths below /__mock, and what each method does there. A method with `body` takes JSON, with `body?` it may. */
const ROUTES: Readonly<
  Record<string, Partial<Record<Method, { takes?: 'body' | 'body?'; run: (call: Call) => Reply }>>>
> = {
  '/health': { get: { run: health } },
  '/people': { get: { run: people } },
  '/scenarios': { get: { run: scenarios } },
  '/enter': { get: { run: entry } },
  '/worlds': { get: { run: ({ worlds }) => ok({ worlds: worlds.list().map(described) }) } },
  '/worlds/:world': { get: { run: look }, put: { takes: 'body?', run: createWorld }, delete: { run: deleteWorld } },
  '/worlds/:world/reset': { post: { run: ({ worlds, name }) => ok(described(worlds.create(name))) } },
  '/worlds/:world/scenario': { put: { takes: 'body', run: force }, delete: { run: unforce } },
  '/worlds/:world/clock': { post: { takes: 'body', run: moveClock } },
  '/worlds/:world/outbox': {
    get: { run: ({ worlds, name }) => ok({ letters: worlds.open(name).letters.all().reverse() }) },
  },
  '/worlds/:world/requests': { get: { run: ({ worlds, name }) => ok({ requests: worlds.open(name).log.list() }) } },
};

/** @param options.controlToken lets callers from other machines in */
export function controlPlane(worlds: Worlds, options: { controlToken?: string }): Router {
  const router = express.Router();
  router.use(controlAccess(options.controlToken), rawBody);
  for (const [path, methods] of Object.entries(ROUTES)) {
    router.all(path, (request: Request, response: Response) => {
      const method = (request.method === 'HEAD' ? 'get' : request.method.toLowerCase()) as Method;
      const route = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!route) throw notAllowed(request.method, Object.keys(methods));
      const {
        status,
        body,
        headers = {},
      } = route.run({
        worlds,
        name: worldName(request.params['world']),
        body: bodyOf(request, route.takes),
        query: request.query,
        lang: languageOf(request.headers['accept-language']),
      });
      const text = body === undefined ? null : JSON.stringify(body);
      const answer = { status, type: text === null ? null : 'application/json', text, headers, violations: [] };
      send(response, answer, 'req_control', null, null);
    });
  }
  return router;
}

const ok = (body: unknown): Reply => ({ status: 200, body });

function notAllowed(method: string, methods: string[]): Problem {
  const allowed = methods.map((name) => name.toUpperCase()).join(', ');
  return new Problem(405, 'method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}

/** A path without a world is about the default one, which costs nothing to name. */
function worldName(given: string | string[] | undefined): string {
  const name = String(given ?? DEFAULT_WORLD);
  if (!WORLD_NAME.test(name)) throw new Problem(400, 'unknown_world', { params: { value: name.slice(0, 80) } });
  return name;
}

function bodyOf(request: Request, takes: 'body' | 'body?' | undefined): unknown {
  const given = Buffer.isBuffer(request.body) && request.body.length > 0;
  return takes === 'body?' && !given ? {} : readBody(request, takes !== undefined);
}

function described(world: World) {
  const { name, clock, scenario } = world;
  return {
    name,
    now: clock.nowIso(),
    clock: clock.mode,
    scenario: scenario?.name ?? 'normal',
    rules: scenario?.rules ?? [],
    changes: changesOf(world),
  };
}

const started = Date.now();

function health({ worlds }: Call): Reply {
  return ok({
    status: 'ok',
    version: manifest.version,
    contract: document.info.version,
    uptimeSeconds: Math.round((Date.now() - started) / 1000),
    worlds: worlds.list().length,
  });
}

function people(): Reply {
  return ok({ password: PASSWORD, people: PEOPLE.map((person) => ({ ...person, state: person.state.en })) });
}

function scenarios(): Reply {
  return ok({ scenarios: Object.entries(SCENARIOS).map(([name, scenario]) => ({ name, ...scenario })) });
}

function entry({ worlds, query, lang }: Call): Reply {
  const wanted = parse(entrySchema, query, lang);
  const { location, cookie } = enter(wanted, (name) => worlds.open(name), worldName(wanted.world));
  return { status: 303, headers: { Location: location, 'Set-Cookie': cookie } };
}

/** Looking makes no world, so a deleted one is gone; the default one is always there. */
function look({ worlds, name }: Call): Reply {
  const world = name === DEFAULT_WORLD ? worlds.open(name) : worlds.find(name);
  if (!world) throw new Problem(404, 'world_unused', { params: { value: name } });
  return ok(described(world));
}

function createWorld({ worlds, name, body, lang }: Call): Reply {
  const { scenario, now } = parse(worldSchema, body, lang);
  const forced = scenario === undefined ? null : active(scenario);
  const known = worlds.find(name) !== undefined;
  const world = worlds.create(name, now === undefined ? {} : { now });
  world.scenario = forced;
  return { status: known ? 200 : 201, body: described(world) };
}

function deleteWorld({ worlds, name }: Call): Reply {
  if (!worlds.delete(name)) throw new Problem(404, 'world_unused', { params: { value: name } });
  return { status: 204 };
}

function force({ worlds, name, body, lang }: Call): Reply {
  const own = typeof body === 'object' && body !== null && 'rules' in body;
  const forced = own
    ? { name: 'custom', rules: parse(rulesSchema, body, lang).rules, hits: [] }
    : active(parse(scenarioSchema, body, lang).name);
  const world = worlds.open(name);
  world.scenario = forced;
  return ok(described(world));
}

function unforce({ worlds, name }: Call): Reply {
  const world = worlds.open(name);
  world.scenario = null;
  return ok(described(world));
}

function moveClock({ worlds, name, body, lang }: Call): Reply {
  const { advance, set, mode } = parse(clockSchema, body, lang);
  const world = worlds.open(name);
  const { clock } = world;
  if (mode) clock.setMode(mode);
  if (set !== undefined) clock.set(set);
  if (advance !== undefined) {
    const before = clock.now();
    clock.advance(Duration.fromISO(advance));
    if (!inRange(clock.now())) {
      clock.set(before);
      throw new Problem(400, 'clock_out_of_range');
    }
  }
  return ok(described(world));
}
