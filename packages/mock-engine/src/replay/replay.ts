/** Repeats the requests of a capsule at their recorded times. */
import { randomUUID } from 'node:crypto';
import { routes } from '@zakupki/mock-control/routes';
import type { Capsule, ForcedAnswers, Happening, Letter, LoggedExchange, Rule, Snapshot } from '../contract/control.ts';
import type { ApiProblem } from '../pipeline/problem.ts';
import { type Model, rulesOf } from '../world/model.ts';
import { openCapsule } from '../world/states/capsule.ts';
import { hasDotSegments } from '../pipeline/request/dot-segments.ts';
import { type Answer, type Difference, compareAnswers } from './differences.ts';
import { maskLike, Secrets, type Typed } from './secrets.ts';
import { ReplayError, send, UnsendableError } from './wire.ts';

export type Outcome = { request: LoggedExchange; skipped: string | null; differences: Difference[] };

export type Server = {
  /** `http://127.0.0.1:4010` */
  origin: string;
  /** MOCK_CONTROL_TOKEN of a remote server */
  controlToken?: string | undefined;
};

/** What a replay has to know of an application. */
export type Replayed = {
  model: Model;
  /** the table whose ids are hashes of the tokens of sessions; without it, sessions from before the recording are lost */
  sessions?: string;
  /** what people typed; without it, masked passwords stay masked */
  typed?: () => Typed;
  /** headers of answers, in lower case, that are compared besides those of HTTP */
  headers?: readonly string[];
};

/** Uses a temporary world. @throws ReplayError with the server's message when it refuses the capsule */
export async function replay(capsule: Capsule, server: Server, replayed: Replayed): Promise<Outcome[]> {
  const { model } = replayed;
  const world = `replay-${randomUUID().slice(0, 13)}`;
  const control = controlOf(server, world);
  // Loading validates the capsule. The world is then restored to its state before the requests.
  await control('loadCapsule', capsule);
  try {
    const secrets = new Secrets(replayed.sessions, replayed.typed?.());
    await control('restoreSnapshot', secrets.withKnownSessions(snapshotWithoutDelays(capsule.before, model)));
    await control('moveClock', { mode: 'frozen' });
    const outcomes: Outcome[] = [];
    const { happenings } = await openCapsule(capsule, model.sealKey);
    for (const happening of happenings) {
      const outcome = await replayHappening(happening, { world, server, control, secrets, replayed });
      if (outcome) outcomes.push(outcome);
    }
    return outcomes;
  } finally {
    await control('deleteWorld');
  }
}

type Control = (operation: keyof typeof routes, body?: object, query?: Record<string, string>) => Promise<Answer>;

type Replay = { world: string; server: Server; control: Control; secrets: Secrets; replayed: Replayed };

function controlOf({ origin, controlToken }: Server, world: string): Control {
  return async (operation, body, query = {}) => {
    const { method, path } = routes[operation];
    const text = body === undefined ? null : JSON.stringify(body);
    const search = Object.keys(query).length > 0 ? `?${String(new URLSearchParams(query))}` : '';
    const answer = await send(origin, {
      method: method.toUpperCase(),
      path: `/__mock${path.replace('{world}', world)}${search}`,
      headers: {
        'accept-language': 'en',
        ...(text !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
      },
      body: text,
    });
    const { status } = answer;
    if (status < 200 || status >= 400) throw new ReplayError(messageOf(answer.body) ?? `${origin} answered ${status}.`);
    return answer;
  };
}

/** The message of a problem and up to five of its field errors. */
function messageOf(body: string | null): string | null {
  try {
    const { message, errors = [] } = JSON.parse(body ?? '') as Partial<ApiProblem>;
    if (!message || errors.length < 2) return message ?? null;
    return [message, ...errors.slice(0, 5).map((error) => `  ${error.pointer || '/'}: ${error.message}`)].join('\n');
  } catch {
    return null;
  }
}

async function replayHappening(
  happening: Happening,
  { world, server, control, secrets, replayed }: Replay,
): Promise<Outcome | null> {
  const { model } = replayed;
  if ('forced' in happening) {
    await control('forceAnswers', answersWithoutDelays(happening.forced, model));
    return null;
  }
  if ('entered' in happening) {
    const { as, scenario } = happening.entered;
    await control('moveClock', { set: happening.at });
    const named = scenario && { scenario: isSlow(model, scenario) ? 'normal' : scenario };
    const { headers } = await control('enter', undefined, { world, ...(as && { as }), ...named });
    secrets.learn(headers['location'] ?? '');
    return null;
  }
  const { request } = happening;
  if (!isProductPath(request.path)) return { request, skipped: 'its path is not below /api', differences: [] };
  if (!request.request.isBodyKept) return { request, skipped: 'its body was not kept', differences: [] };
  await control('moveClock', { set: request.at });
  if (secrets.isMissingFor(request)) await readOutbox(control, secrets);
  const body = secrets.fillBody(request);
  const sent = {
    method: request.method,
    path: secrets.fill(request.path),
    headers: headersFor(request, body, { world, secrets, replayed }),
    body,
  };
  const now = await send(server.origin, sent).catch((error: unknown) => {
    if (error instanceof UnsendableError) return null;
    throw error;
  });
  if (!now) return { request, skipped: 'it is no HTTP request', differences: [] };
  secrets.learn(now.body ?? '');
  const recorded: Answer = { status: request.status, headers: request.response.headers, body: request.response.body };
  const isBodyKept = request.status === 0 || request.response.isBodyKept;
  const differences = compareAnswers(recorded, maskLike(recorded, now), isBodyKept, replayed.headers ?? []);
  return { request, skipped: isBodyKept || differences.length > 0 ? null : 'its answer was not kept', differences };
}

/** Learns the links and codes that the replaying server sent. */
async function readOutbox(control: Control, secrets: Secrets): Promise<void> {
  const { body } = await control('listLetters');
  const { letters } = JSON.parse(body ?? '') as { letters: Letter[] };
  secrets.learn(body ?? '');
  secrets.learnTyped(letters);
}

/** A capsule is untrusted input: its requests must not reach the control plane or leave /api by dot segments. */
function isProductPath(path: string): boolean {
  return /^\/api\/[\x21-\x7e]*$/u.test(path) && !hasDotSegments(path);
}

/** Headers of the recorded connection; answers are compared uncompressed. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function headersFor(
  { request }: LoggedExchange,
  body: string | null,
  { world, secrets, replayed: { model } }: Pick<Replay, 'world' | 'secrets' | 'replayed'>,
): Record<string, string> {
  const endToEnd = Object.entries(request.headers)
    .filter(([name]) => !CONNECTION_HEADERS.has(name))
    .map(([name, value]) => [name, secrets.fill(value)] as const);
  const { 'x-mock-scenario': scenario, ...headers } = Object.fromEntries(endToEnd);
  return {
    ...headers,
    ...(scenario !== undefined && { 'x-mock-scenario': isSlow(model, scenario) ? 'normal' : scenario }),
    'x-mock-world': world,
    ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
  };
}

/** Whether a scenario only delays answers; replays replace it with `normal`. */
function isSlow(model: Model, scenario: string | undefined): boolean {
  const rules = rulesOf(model, scenario ?? 'normal');
  return rules.length > 0 && rules.every(({ then }) => Object.keys(then).every((part) => part === 'delayMs'));
}

/** Sets all delays to zero. */
function withoutDelays(rules: readonly Rule[], scenario: string | undefined, model: Model): Rule[] {
  const immediate = rules.map((rule) => {
    const { delayMs } = rule.then;
    if (delayMs === undefined) return rule;
    return { ...rule, then: { ...rule.then, delayMs: typeof delayMs === 'number' ? 0 : { from: 0, to: 0 } } };
  });
  // An empty rule replaces the scenario: it matches everything that the custom rules do not.
  const needsEmptyRule = isSlow(model, scenario) && immediate.length < 100;
  return needsEmptyRule ? [...immediate, { when: {}, then: { delayMs: 0 } }] : immediate;
}

function snapshotWithoutDelays(before: Snapshot, model: Model): Snapshot {
  const { rules, scenario, counters } = before;
  if (!isSlow(model, scenario)) return { ...before, rules: withoutDelays(rules, scenario, model) };
  const { 'scenario/0': _, ...rest } = counters;
  return { ...before, scenario: 'normal', rules: withoutDelays(rules, scenario, model), counters: rest };
}

function answersWithoutDelays({ name, rules = [], ...rest }: ForcedAnswers, model: Model): ForcedAnswers {
  const isReplaced = name === undefined || isSlow(model, name);
  return { ...rest, name: isReplaced ? 'normal' : name, rules: withoutDelays(rules, name, model) };
}
