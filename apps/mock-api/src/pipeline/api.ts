/** The life of a request to /api, in the order the contract promises its refusals. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Caller, Context, Operations, SomeOperation } from '../operations/operation.ts';
import { languageOf } from '../sentences/sentence.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { readBody } from './body.ts';
import { type ContractOperation, match } from './contract.ts';
import { headersOf, type Exchange, worldOf } from './exchange.ts';
import { forcedAnswer, forcedFor } from './forced.ts';
import { gate } from './gate.ts';
import { attemptOf, idempotencyKey } from './idempotency.ts';
import { identify } from './identify.ts';
import { invalid, notFound, phoneRequired, Problem } from './problem.ts';
import { parseQuery } from './query.ts';
import { type Answer, problemAnswer, replyAnswer, send } from './respond.ts';
import { fieldErrors } from './validate.ts';

/** What is known of a request so far, for its log entry. */
type Trace = {
  world: World | null;
  operation: ContractOperation | null;
  caller: Caller | null;
  forcedBy: string | null;
};

/** The Express handler of everything below /api. */
export function apiHandler(worlds: Worlds, operations: Operations) {
  let serial = 0;
  return async (request: Request, response: Response): Promise<void> => {
    const started = performance.now();
    const requestId = `req_${(serial += 1).toString(36).padStart(6, '0')}`;
    // Taken apart by hand: a URL parser would read `//plans` as a host and resolve `..`.
    const [path = '', ...query] = request.url.split('?');
    const headers = headersOf(request);
    const lang = languageOf(headers['accept-language']);
    const exchange: Exchange = {
      method: request.method,
      path,
      search: query.join('?'),
      headers,
      lang,
      response,
    };
    const trace: Trace = { world: null, operation: null, caller: null, forcedBy: null };
    let answer: Answer | null;
    try {
      answer = await run(exchange, trace, requestId, () => readBody(request, trace.operation?.body != null));
    } catch (error) {
      answer = problemAnswer(error, lang, requestId);
    }
    if (answer) send(response, answer, requestId, trace.caller, trace.world);
    else response.destroy();
    trace.world?.log.add({
      id: requestId,
      at: trace.world.clock.nowIso(),
      method: request.method,
      path: `/api${request.url}`,
      operationId: trace.operation?.operationId ?? null,
      personId: trace.caller ? (trace.caller.impersonator ?? trace.caller.user).id : null,
      actingAsId: trace.caller?.impersonator ? trace.caller.user.id : null,
      status: answer?.status ?? 0,
      ms: Math.round((performance.now() - started) * 100) / 100,
      forcedBy: trace.forcedBy,
      violations: answer?.violations ?? [],
    });
  };

  /** The answer, or null when the connection is to be dropped. */
  async function run(exchange: Exchange, trace: Trace, requestId: string, body: () => unknown): Promise<Answer | null> {
    const { headers, lang } = exchange;
    const world = (trace.world = worldOf(headers, worlds));
    const contract = (trace.operation = route(exchange));

    const forced = forcedFor(contract, headers, world);
    if (forced) {
      trace.forcedBy = forced.by;
      if (forced.then.delayMs) await delay(forced.then.delayMs);
      if (forced.then.drop) return null;
      if (forced.then.malformed)
        return { status: 200, type: 'application/json', text: '{"data": [', headers: {}, violations: [] };
      if (forced.then.status !== undefined || forced.then.body !== undefined) {
        return forcedAnswer(contract, forced.then, lang, requestId);
      }
    }
    const input = body();
    trace.caller = identify(world, contract, headers['authorization'], headers['x-as-user']);
    return handle(exchange, contract, trace, world, requestId, input);
  }

  function handle(
    exchange: Exchange,
    contract: ContractOperation,
    trace: Trace,
    world: World,
    requestId: string,
    input: unknown,
  ): Answer {
    const { headers, lang, path, search } = exchange;
    // The contract's operation is the one found under its id, so what it is given is what it takes.
    const operation = operations[contract.operationId] as unknown as SomeOperation;
    const context = contextOf(world, trace.caller, lang, requestId);
    if (contract.secured) {
      if (operation.personal && context.caller.impersonator) throw new Problem(403, 'impersonation_action_forbidden');
      if (contract.gated && context.caller.user.profile.phone === null) throw phoneRequired();
    }
    if (contract.takesIdempotencyKey) context.idempotencyKey = idempotencyKey(headers['idempotency-key']);
    return world.transaction(() => {
      const attempt = contract.takesIdempotencyKey ? attemptOf(context, contract, path, input) : null;
      if (attempt?.stored) {
        return replyAnswer(contract, attempt.stored, { 'Idempotency-Replayed': 'true' });
      }
      const params = paramsOf(exchange);
      const target = gate(contract, operation, params, context, headers['if-match']);
      const query = parseQuery(search, contract.query, lang);
      const errors = [...query.errors, ...(contract.body ? fieldErrors(contract.body, input, lang) : [])];
      if (errors.length > 0) throw invalid(errors);
      // Query and body have just been checked against the schemas their types are generated from.
      const reply = operation.handle({ params, query: query.values, body: input }, context, target);
      const answer = replyAnswer(contract, reply);
      if (attempt && answer.violations.length === 0) {
        const { status, headers: own = {} } = reply;
        world.replays.put({
          id: attempt.id,
          bodyHash: attempt.bodyHash,
          at: context.nowIso,
          status,
          body: reply.body ?? null,
          headers: own,
        });
      }
      return answer;
    });
  }
}

function route({ method, path }: Exchange): ContractOperation {
  const found = matched(method, path);
  if (found.found) return found.operation;
  if (found.allowed.length === 0) throw notFound();
  const allowed = found.allowed.join(', ');
  throw new Problem(405, 'method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}

function paramsOf({ method, path }: Exchange): Record<string, string> {
  const found = matched(method, path);
  return found.found ? found.params : {};
}

function matched(method: string, path: string) {
  try {
    return match(method, path);
  } catch {
    throw new Problem(400, 'malformed_path');
  }
}

function contextOf(world: World, signedIn: Caller | null, lang: Context['lang'], requestId: string): Context {
  const now = world.clock.now();
  return {
    world,
    signedIn,
    get caller() {
      if (!signedIn) throw new Problem(401, 'unauthorized');
      return signedIn;
    },
    now,
    nowIso: world.clock.nowIso(),
    lang,
    requestId,
    idempotencyKey: null,
  };
}
