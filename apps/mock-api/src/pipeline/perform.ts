/** Answers requests with the operations of this server, stage by stage. */
import { type Call, contextOf, type Read, type Reading, type Stage } from './call.ts';
import type { ContractOperation, Match } from './contract.ts';
import type { SomeOperation } from './operation.ts';
import { notFound, Problem } from './problem.ts';
import { readBody, readLater } from './request/body.ts';
import { type Form, readForm } from './request/form.ts';
import type { ApiRequest, Respond } from './api-request.ts';
import type { Resources } from './resources.ts';
import { type Answer, filled } from './response/respond.ts';
import { ARRIVAL, DEPARTURE, WORK } from './stages.ts';
import { identify } from './stages/identify.ts';

export function perform(resources: Resources): Respond {
  return (asked) => {
    if (asked.place?.found && asked.place.operation.takesForm) {
      return formOf(asked, asked.place.operation).then((form) => completed(asked, () => form));
    }
    return completed(asked, ({ body }) => readBody(asked.request, body !== null));
  };

  /** Reads a form once its sender is known, and no more of it than they may send. */
  async function formOf(asked: ApiRequest, contract: ContractOperation): Promise<Form> {
    const { exchange, world, trace, requestId, request } = asked;
    const limit = world.transaction(() => {
      trace.at = world.clock.now();
      trace.caller = identify(world, contract, exchange.headers, requestId, resources.impersonations);
      return operationOf(contract).formLimit?.(contextOf(asked, trace.caller)) ?? contract.bodyLimit;
    });
    await readLater(request, exchange.response, limit);
    return readForm(request);
  }

  /** The answer, once the operation has read what it reads and its file is written. */
  function completed(asked: ApiRequest, inputOf: InputOf): Answer | Promise<Answer> {
    const first = run(asked, inputOf);
    if (!('reading' in first)) return first.file ? filled(first) : first;
    return first.reading.then((value) => {
      const last = run(asked, () => first.input, { value });
      if ('reading' in last) throw new Error('An operation reads once');
      return filled(last);
    });
  }

  function run(asked: ApiRequest, inputOf: InputOf, read?: Read): Answer | (Reading & { input: unknown }) {
    const { exchange, world, trace } = asked;
    // All of a request happens at one moment, or repeating it would not give the same.
    return world.clock.hold(() => {
      trace.at = world.clock.now();
      const { operation: contract, params } = placed(asked.place, exchange.method);
      const call: Call = {
        asked,
        resources,
        contract,
        operation: operationOf(contract),
        params,
        input: inputOf(contract),
        read,
        context: contextOf(asked, null),
        attempt: null,
        target: undefined,
        query: {},
      };
      pass(call, ARRIVAL);
      const answer = world.transaction(() => pass(call, WORK));
      if (!answer) throw new Error(`No stage answers ${contract.operationId}`);
      if (contract.method !== 'GET') pass(call, DEPARTURE);
      return 'reading' in answer ? { ...answer, input: call.input } : answer;
    });
  }

  /** The contract's operation is the one found under its id, so what it is given is what it takes. */
  function operationOf({ operationId }: ContractOperation): SomeOperation {
    return resources.operations[operationId] as unknown as SomeOperation;
  }
}

type InputOf = (contract: ContractOperation) => unknown;

/** The answer of the first stage that answers. */
function pass(call: Call, stages: readonly Stage[]): Answer | Reading | undefined {
  for (const stage of stages) {
    const answer = stage(call);
    if (answer) return answer;
  }
  return undefined;
}

/** @throws Problem 400 malformed_path; 404; 405 with what is allowed */
function placed(place: Match | null, method: string): Match & { found: true } {
  if (!place) throw new Problem(400, 'malformed_path');
  if (place.found) return place;
  if (place.allowed.length === 0) throw notFound('contract: nothing at this address');
  const allowed = place.allowed.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one])).join(', ');
  throw new Problem(405, 'method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}
