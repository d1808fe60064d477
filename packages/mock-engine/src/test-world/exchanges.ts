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

/** @param read the log @param readExchange an entry of it with its bodies */
export function requestsOf<Ops extends Operations>(
  read: Promise<readonly LoggedRequest[]>,
  readExchange: (id: string) => Promise<LoggedExchange>,
): Requests<Ops> {
  const matching: Requests<Ops>['matching'] = async (operation, where = () => true) => {
    const ids = (await read).filter(({ operationId }) => operationId === operation).map(({ id }) => id);
    const exchanges = await Promise.all(ids.map(async (id) => parsed(await readExchange(id))));
    // The contract guarantees the types, unless a rule forced another answer.
    return (exchanges as ExchangeOf<Ops, typeof operation>[]).filter(where);
  };
  return Object.assign(read, { matching });
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

/** @throws Error that names the last requests when there are too few in time */
export async function waitForRequests<Ops extends Operations, O extends keyof Ops & string>(
  read: () => Requests<Ops>,
  operation: O,
  { times = 1, where, timeoutMs = TIMEOUT_MS }: Wanted<Ops, O> = {},
): Promise<ExchangeOf<Ops, O>[]> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const requests = read();
    const logged = await requests;
    // Bodies are read once there are enough requests.
    const isOver = Date.now() >= end;
    const isEnough = logged.filter(({ operationId }) => operationId === operation).length >= times;
    if (isEnough || isOver) {
      const found = await requests.matching(operation, where);
      if (found.length >= times) return found;
      if (isOver) throw new Error(missing(operation, { times, found: found.length, timeoutMs }, logged));
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const SHOWN = 5;

function missing(
  operation: string,
  { times, found, timeoutMs }: { times: number; found: number; timeoutMs: number },
  requests: readonly LoggedRequest[],
): string {
  const last = requests.slice(0, SHOWN).map(({ method, path, status }) => `  ${method} ${path} ${status}`);
  const wanted = `${operation} was requested ${found} of ${times} times in ${timeoutMs} ms.`;
  return [wanted, last.length > 0 ? 'The last requests, newest first:' : 'No request came.', ...last].join('\n');
}
