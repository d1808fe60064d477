/** Answers requests by running the stages. */
import type { ContractOperation } from '../contract/operations.ts';
import type { Identity, Application } from './application.ts';
import { type Backend, finish, type Later } from './backend.ts';
import type { Call } from './call.ts';
import { contentOf, readBody, readJson } from './request/body.ts';
import { readForm } from './request/form.ts';
import { type Answer, withFileWritten } from './response/answer.ts';
import { ARRIVAL, DEPARTURE, WORK } from './stages.ts';
import { requireCaller } from './stages/identify.ts';
import { operationOf, type Reading, type Stage } from './stages/stage.ts';
import { EventStreams } from './streams/event-streams.ts';

export function perform(application: Application): Backend {
  const { identity } = application;
  const streams = new EventStreams(identity);
  return {
    respond,
    isForwarded: false,
    readJson: (request) => readJson(contentOf(request)),
    findPeople: findPeopleBy(identity),
  };

  function respond(call: Call): Answer | Later {
    const { operation, request } = call;
    call.streams = streams;
    if (operation?.takesForm) return readFormFor(call, operation);
    return continueAfter(
      call,
      run(call, ({ body, needsBody }) => readBody(contentOf(request), body !== null, { isRequired: needsBody })),
    );
  }

  /** Reads a form after identifying the caller, up to the caller's limit. */
  function readFormFor(call: Call, contract: ContractOperation): Later {
    const limit = call.world.transaction(() => {
      call.takeTime();
      requireCaller(call, identity);
      return operationOf(application, contract).formLimit?.(call) ?? contract.bodyLimit;
    });
    return {
      later: async () => {
        await call.request.readBody(limit);
        const form = await readForm(contentOf(call.request));
        return finish(continueAfter(call, await call.inWorld(() => run(call, () => form))));
      },
    };
  }

  /** Runs the stages a second time for an operation that reads asynchronously. */
  function continueAfter(call: Call, first: Answer | Reading): Answer | Later {
    if (!('reading' in first)) return first.file ? { later: () => withFileWritten(first) } : first;
    // Nobody awaits the reading of an undone attempt.
    first.reading.catch(() => undefined);
    const { input } = call;
    return {
      later: async () => {
        const value = await first.reading;
        const last = await call.inWorld(() => {
          call.read = { value };
          return run(call, () => input);
        });
        if ('reading' in last) throw new Error('An operation reads once');
        return withFileWritten(last);
      },
    };
  }

  function run(call: Call, inputOf: (contract: ContractOperation) => unknown): Answer | Reading {
    const { world } = call;
    // The clock stands still during a request, so that a replay gives the same result.
    return world.clock.hold(() => {
      call.takeTime();
      world.author = null;
      const { contract } = call;
      call.readInput = () => inputOf(contract);
      runStages(call, ARRIVAL, application);
      const answer = world.transaction(() => runStages(call, WORK, application));
      if (!answer) throw new Error(`No stage answers ${contract.operationId}`);
      if (contract.method !== 'GET') runStages(call, DEPARTURE, application);
      return answer;
    });
  }
}

const findPeopleBy =
  (identity: Identity): Backend['findPeople'] =>
  (world, operation, headers) => {
    const caller = identity.findHolder(world, operation, headers);
    return caller ? identity.emailsOf(caller) : [];
  };

/** Returns the answer of the first stage that answers. */
function runStages(call: Call, stages: readonly Stage[], application: Application): Answer | Reading | undefined {
  for (const stage of stages) {
    const answer = stage(call, application);
    if (answer) return answer;
  }
  return undefined;
}
