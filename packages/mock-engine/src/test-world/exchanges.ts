/** The logged requests of a world as a test asks for them: by operation, with parsed bodies. */
import type { LoggedExchange, LoggedRequest } from '../contract/control.ts';

/** By operation: the body that a request sends, and the body of the answer. */
export type Operations = Readonly<Record<string, { body: unknown; answer: unknown }>>;

/** A request to an operation, and its answer; passwords, tokens and links in both are masked. */
type Exchange<Sent = unknown, Answered = unknown> = LoggedRequest & {
  query: URLSearchParams;
  body: Sent;
  answer: Answered;
};

export type ExchangeOf<Ops extends Operations, O extends keyof Ops> = Exchange<Ops[O]['body'], Ops[O]['answer']>;

/** The log of a world, newest first. */
export type Requests<Ops extends Operations> = Promise<readonly LoggedRequest[]> & {
  /** Requests to an operation that meet a condition, newest first. */
  matching<O extends keyof Ops & string>(
    operation: O,
    where?: (exchange: ExchangeOf<Ops, O>) => boolean,
  ): Promise<ExchangeOf<Ops, O>[]>;
};

/** How the log of a world is read. */
export type LogReader = {
  requests: () => Promise<readonly LoggedRequest[]>;
  /** null while the world exists. The log of one that does not is empty. */
  end: () => Promise<WorldEnd | null>;
  /** an entry of it with its bodies; null when it is no longer in the log */
  exchange: (id: string) => Promise<LoggedExchange | null>;
  /** names of all operations of the contract */
  operations: () => Promise<readonly string[]>;
};

/** What has become of a world that does not exist. */
type WorldEnd = {
  what: string;
  /** whether it existed before, so that nobody has yet to create it */
  isFinal: boolean;
};

export function requestsOf<Ops extends Operations>({ requests, exchange, operations }: LogReader): Requests<Ops> {
  const read = requests();
  const matching: Requests<Ops>['matching'] = async (operation, where = () => true) => {
    const ids = (await read).filter(({ operationId }) => operationId === operation).map(({ id }) => id);
    if (ids.length === 0) requireKnown(operation, await operations());
    const exchanges = (await Promise.all(ids.map(exchange))).flatMap((one) => (one ? [parsed(one)] : []));
    // The contract guarantees the types, unless a rule forced another answer.
    return (exchanges as ExchangeOf<Ops, typeof operation>[]).filter((one) => meets(one, where));
  };
  return Object.assign(read, { matching });
}

/** @throws Error for a name that no operation has, with those that are like it */
function requireKnown(operation: string, known: readonly string[]): void {
  if (known.includes(operation)) return;
  const nouns: string[] = operation.match(/[A-Z][a-z]+/g) ?? [];
  const like = known.filter((name) => nouns.some((noun) => name.includes(noun)));
  const shown = (like.length > 0 ? like : known).slice(0, MAX_NAMES).join(', ');
  throw new Error(
    `The contract has no operation "${operation}", but ${shown} and others: /__mock/operations lists all.`,
  );
}

const MAX_NAMES = 12;

/** @throws Error that names the request for which a condition failed, or gave no boolean */
function meets<E extends Exchange>(exchange: E, where: (exchange: E) => boolean): boolean {
  const { id, method, path, status, body } = exchange;
  const said = `\`where\` of ${id}, ${method} ${path} ${status}`;
  let met: unknown;
  try {
    met = where(exchange);
  } catch (error) {
    const about = body === undefined ? ', which has no body in the log' : '';
    throw new Error(`${said}${about}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  // A promise would always be true.
  if (typeof met === 'object' && met !== null && 'then' in met) throw new Error(`${said} should return no promise.`);
  return Boolean(met);
}

function parsed({ request, response, ...summary }: LoggedExchange): Exchange {
  const query = new URLSearchParams(summary.path.split('?').slice(1).join('?'));
  return { ...summary, query, body: jsonOf(request.body), answer: jsonOf(response.body) };
}

/** A body that is no JSON stays text; undefined for none. */
function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export type Wanted<Ops extends Operations, O extends keyof Ops> = {
  /** number of requests; 1 by default */
  times?: number;
  where?: (exchange: ExchangeOf<Ops, O>) => boolean;
  /** 5000 by default */
  timeoutMs?: number;
};

const TIMEOUT_MS = 5000;
const POLL_MS = 50;
/** What the log of a world keeps. */
const MAX_TIMES = 500;

/** @throws Error that names the last requests when there are too few in time, or at once when the world has ended */
export async function waitForRequests<Ops extends Operations, O extends keyof Ops & string>(
  log: LogReader,
  operation: O,
  { times = 1, where, timeoutMs = TIMEOUT_MS }: Wanted<Ops, O> = {},
): Promise<ExchangeOf<Ops, O>[]> {
  if (!Number.isInteger(times) || times < 1 || times > MAX_TIMES)
    throw new TypeError(`times is ${times}, but should be a whole number from 1 to ${MAX_TIMES}.`);
  if (typeof timeoutMs !== 'number' || !(timeoutMs >= 0))
    throw new TypeError(`timeoutMs is ${String(timeoutMs)}, but should be a number of milliseconds.`);
  const end = Date.now() + timeoutMs;
  let isKnown = false;
  for (;;) {
    const requests = requestsOf<Ops>(log);
    const logged = await requests;
    // Bodies are read once there are enough requests.
    const isOver = Date.now() >= end;
    const count = logged.filter(({ operationId }) => operationId === operation).length;
    isKnown ||= count > 0;
    const gone = logged.length === 0 ? await log.end() : null;
    if (gone?.isFinal) throw new Error(`${operation} was waited for, but world ${gone.what}`);
    if (!isKnown || count >= times || isOver) {
      const found = await requests.matching(operation, where);
      isKnown = true;
      if (found.length >= times) return found;
      if (isOver) {
        const ended = gone && `World ${gone.what}`;
        throw new Error(missing(operation, { times, found: found.length, timeoutMs, count, ended }, logged));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const SHOWN = 5;

type Missing = { times: number; found: number; timeoutMs: number; count: number; ended: string | null };

function missing(
  operation: string,
  { times, found, timeoutMs, count, ended }: Missing,
  requests: readonly LoggedRequest[],
): string {
  const last = requests.slice(0, SHOWN).map(({ method, path, status }) => `  ${method} ${path} ${status}`);
  const others = count > found ? `, and ${count - found} times in another way than \`where\` asks` : '';
  const wanted = `${operation} was requested ${found} of ${times} times in ${timeoutMs} ms${others}.`;
  return [wanted, last.length > 0 ? 'The last requests, newest first:' : (ended ?? 'No request came.'), ...last].join(
    '\n',
  );
}
