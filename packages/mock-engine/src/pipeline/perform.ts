/** Answers requests by running the stages. */
import { type Call, contextOf, type Read, type Reading, type Stage } from './call.ts';
import { allowed, type ContractOperation, type Match } from '../contract/operations.ts';
import type { SomeOperation } from './operation.ts';
import { notFound, Problem } from './problem.ts';
import { readBody, readJson } from './request/body.ts';
import { readForm } from './request/form.ts';
import { type ApiRequest, type Backend, finish, type Later } from './api-request.ts';
import type { Identity, Application } from './application.ts';
import { type Answer, withFileWritten } from './response/answer.ts';
import { ARRIVAL, DEPARTURE, WORK } from './stages.ts';
import { requireCaller } from './stages/identify.ts';
import { EventStreams } from './streams/event-streams.ts';

export function perform(application: Application): Backend {
  const { identity } = application;
  const streams = new EventStreams(identity);
  return { respond, isForwarded: false, readJson, findPeople: findPeopleBy(identity) };

  function respond(apiRequest: ApiRequest): Answer | Later {
    const { route, incoming } = apiRequest;
    apiRequest.follow = (caller) => streams.of(apiRequest, identity.idsOf(caller).sessionId);
    if (route?.found && route.operation.takesForm) return readFormFor(apiRequest, route.operation);
    return continueAfter(
      apiRequest,
      run(apiRequest, ({ body, needsBody }) => readBody(incoming, body !== null, { isRequired: needsBody })),
    );
  }

  /** Reads a form after identifying the caller, up to the caller's limit. */
  function readFormFor(apiRequest: ApiRequest, contract: ContractOperation): Later {
    const { world, trace, incoming } = apiRequest;
    const limit = world.transaction(() => {
      trace.at = world.clock.now();
      const caller = requireCaller(apiRequest, contract, identity);
      return operationOf(application, contract).formLimit?.(contextOf(apiRequest, caller)) ?? contract.bodyLimit;
    });
    return {
      later: async () => {
        await incoming.readBody(limit);
        const form = await readForm(incoming);
        return finish(continueAfter(apiRequest, await apiRequest.inWorld(() => run(apiRequest, () => form))));
      },
    };
  }

  /** Runs the stages a second time for an operation that reads asynchronously. */
  function continueAfter(apiRequest: ApiRequest, first: Answer | (Reading & { input: unknown })): Answer | Later {
    if (!('reading' in first)) return first.file ? { later: () => withFileWritten(first) } : first;
    // Nobody awaits the reading of an undone attempt.
    first.reading.catch(() => undefined);
    return {
      later: async () => {
        const value = await first.reading;
        const last = await apiRequest.inWorld(() => run(apiRequest, () => first.input, { value }));
        if ('reading' in last) throw new Error('An operation reads once');
        return withFileWritten(last);
      },
    };
  }

  function run(apiRequest: ApiRequest, inputOf: InputOf, read?: Read): Answer | (Reading & { input: unknown }) {
    const { exchange, world, trace } = apiRequest;
    // The clock stands still during a request, so that a replay gives the same result.
    return world.clock.hold(() => {
      trace.at = world.clock.now();
      world.author = null;
      const { operation: contract, params } = requireOperation(apiRequest.route, exchange.method);
      const call: Call = {
        apiRequest,
        application,
        contract,
        operation: operationOf(application, contract),
        params,
        readInput: () => inputOf(contract),
        input: undefined,
        read,
        context: contextOf(apiRequest, null),
        attempt: null,
        target: undefined,
        query: {},
      };
      runStages(call, ARRIVAL);
      const answer = world.transaction(() => runStages(call, WORK));
      if (!answer) throw new Error(`No stage answers ${contract.operationId}`);
      if (contract.method !== 'GET') runStages(call, DEPARTURE);
      return 'reading' in answer ? { ...answer, input: call.input } : answer;
    });
  }
}

const findPeopleBy =
  (identity: Identity): Backend['findPeople'] =>
  (world, operation, headers) => {
    const caller = identity.findHolder(world, operation, headers);
    return caller ? identity.emailsOf(caller) : [];
  };

/** Operations are keyed by operationId, so the request types match. */
function operationOf({ operations }: Application, { operationId }: ContractOperation): SomeOperation {
  return operations[operationId] as unknown as SomeOperation;
}

type InputOf = (contract: ContractOperation) => unknown;

/** Returns the answer of the first stage that answers. */
function runStages(call: Call, stages: readonly Stage[]): Answer | Reading | undefined {
  for (const stage of stages) {
    const answer = stage(call);
    if (answer) return answer;
  }
  return undefined;
}

/** @throws Problem 400 malformed_path; 404; 405 with the allowed methods */
function requireOperation(route: Match | null, method: string): Match & { found: true } {
  if (!route) throw new Problem('malformed_path');
  if (route.found) return route;
  if (route.allowed.length === 0) throw notFound('contract: nothing at this address');
  const methods = allowed(route.allowed);
  throw new Problem('method_not_allowed', { params: { method, allowed: methods }, headers: { Allow: methods } });
}
