/** The operations of the contract that a server has: a back end may be built part by part. */
import { contractOperations, type ContractOperation, type OperationId } from '../contract/operations.ts';
import { ABSENT, type Ask, type Presence, presenceOf, type Reply } from '../proxy/presence.ts';
import { NotThere } from './not-there.ts';

/** Requests at a time: a server on a developer's machine has few processes. */
const AT_ONCE = 8;

/** Why a check is skipped that needs an operation which the server lacks. */
export const lacking = (operationId: OperationId): string => `needs ${operationId}, which the server does not serve`;

export class Served {
  readonly #found: Map<OperationId, Presence>;
  /** of the requests that found it */
  readonly replies: readonly Reply[];
  /** operations that did not answer in time; their checks will say so */
  readonly silent: readonly OperationId[];

  private constructor(found: Map<OperationId, Presence>, replies: readonly Reply[], silent: readonly OperationId[]) {
    this.#found = found;
    this.replies = replies;
    this.silent = silent;
  }

  /** Of a server whose operations are known. */
  static listed(served: readonly OperationId[]): Served {
    const presence = ({ operationId }: ContractOperation) => (served.includes(operationId) ? 'served' : 'absent');
    return new Served(new Map(contractOperations.map((one) => [one.operationId, presence(one)])), [], []);
  }

  /**
   * Asks for every operation once, with requests that change nothing.
   * @param tokenFor a session, for a server that refuses every request without one
   * @param timeoutMs for each answer
   * @throws Silence when the server answers nothing
   */
  static async find(
    baseUrl: string,
    tokenFor: () => Promise<string | undefined>,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Served> {
    const replies: Reply[] = [];
    const silent: OperationId[] = [];
    const replyTo = (url: string, method: string, token?: string) => replyWithin(timeoutMs, url, method, token);
    const ask: Ask = async (method, path, token) => {
      const reply = await replyTo(`${baseUrl}${path}`, method, token);
      replies.push(reply);
      return reply;
    };
    const { status } = await replyTo(`${baseUrl}/no-such-address`, 'GET');
    const token = status === 401 || status === 403 ? await tokenFor() : undefined;
    const found = new Map<OperationId, Presence>();
    for (let from = 0; from < contractOperations.length; from += AT_ONCE)
      await Promise.all(
        contractOperations.slice(from, from + AT_ONCE).map(async (operation) => {
          const { operationId } = operation;
          const presence = await presenceOf(operation, ask, token).catch((error: unknown) => {
            if (!(error instanceof Silence) || (from === 0 && silent.length === AT_ONCE - 1)) throw error;
            silent.push(operationId);
            return 'served' as const;
          });
          found.set(operationId, presence);
        }),
      );
    // Where sessions are checked for each operation, a 404 without one is no record's.
    const secured = contractOperations.filter(({ isSecured }) => isSecured).map(({ operationId }) => operationId);
    if (token === undefined && secured.some((operationId) => found.get(operationId) === 'served'))
      for (const operationId of secured) if (found.get(operationId) === 'unsure') found.set(operationId, 'absent');
    return new Served(found, replies, silent);
  }

  /** Whether the server may have the operation. */
  has(operationId: OperationId): boolean {
    return this.#found.get(operationId) !== 'absent';
  }

  /** The number of operations that the server certainly has. */
  get count(): number {
    return [...this.#found.values()].filter((presence) => presence === 'served').length;
  }

  /** @throws NotThere */
  require(operationId: OperationId): void {
    if (!this.has(operationId)) throw new NotThere(lacking(operationId));
  }

  /**
   * Learns from an answer whether the server has an operation that was in doubt.
   * @throws NotThere when this answer may come from a server without it
   */
  learn(operationId: OperationId, status: number): void {
    if (this.#found.get(operationId) !== 'unsure') return;
    if (ABSENT.includes(status)) throw new NotThere(lacking(operationId));
    this.#found.set(operationId, 'served');
  }
}

const TIMEOUT_MS = 10_000;

/** A server that does not answer in time. */
export class Silence extends Error {}

/** @throws Silence */
async function replyWithin(timeoutMs: number, url: string, method: string, token?: string): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method, redirect: 'manual', headers, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new Silence(`${method} ${url} is not answered in ${timeoutMs / 1000} s`, { cause: error });
  });
  // Streams of events do not end.
  await answer.body?.cancel();
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(/\s*;/);
  return { status: answer.status, type: type.toLowerCase(), allow: answer.headers.get('allow') ?? '' };
}
