/** What this server does itself when nothing is forced: who asks, may they, is it right, and the operation. */
import { sendDue } from '../resources/notifications/jobs.ts';
import { settleDue } from '../resources/checkout/jobs.ts';
import type { Caller, Context, Operations, SomeOperation } from './operation.ts';
import type { Schema } from '@zakupki/api-client/document';
import type { FieldError } from '@zakupki/api-client/schema';
import type { Lang } from '../sentences/sentence.ts';
import type { World } from '../world/world.ts';
import type { Asked, Respond } from './request-handler.ts';
import { readBody, readLater } from './request/body.ts';
import type { ContractOperation, Match } from './contract.ts';
import { type Form, readForm } from './request/form.ts';
import { gate } from './stages/gate.ts';
import { attemptOf, idempotencyKey } from './stages/idempotency.ts';
import { identify } from './stages/identify.ts';
import { recordChange } from '../resources/impersonation/store.ts';
import { mayOnlyLook } from './operation.ts';
import { fieldError, invalid, notFound, phoneRequired, Problem } from './problem.ts';
import { parseQuery } from './request/query.ts';
import { type Answer, filled, replyAnswer } from './response/respond.ts';
import { fieldErrors } from './validate.ts';

/** Answers with the operations of this server. */
export function perform(operations: Operations): Respond {
  return (asked) => {
    if (asked.place?.found && asked.place.operation.takesForm) {
      return formOf(asked, asked.place.operation).then((form) => completed(asked, () => form));
    }
    return completed(asked, ({ body }) => readBody(asked.request, body !== null));
  };

  /** Reads a form once its sender is known, and no more of it than they may send. */
  async function formOf({ exchange, world, trace, requestId, request, payment }: Asked, contract: ContractOperation) {
    const { headers, lang, response } = exchange;
    const limit = world.transaction(() => {
      trace.at = world.clock.now();
      trace.caller = identify(world, contract, headers, requestId);
      const { formLimit } = operations[contract.operationId] as unknown as SomeOperation;
      return formLimit?.(contextOf(world, trace.caller, lang, requestId, payment)) ?? contract.bodyLimit;
    });
    await readLater(request, response, limit);
    return readForm(request);
  }

  /** The answer, once the operation has read what it reads and its file is written. */
  function completed(asked: Asked, inputOf: InputOf): Answer | Promise<Answer> {
    const first = answer(asked, inputOf);
    if (!('reading' in first)) return first.file ? filled(first) : first;
    return first.reading.then((value) => {
      const last = answer(asked, () => first.input, { value });
      if ('reading' in last) throw new Error('An operation reads once');
      return filled(last);
    });
  }

  function answer(asked: Asked, inputOf: InputOf, read?: Read): Answer | Reading {
    const { exchange, world, trace } = asked;
    // All of a request happens at one moment, or repeating it would not give the same.
    return world.clock.hold(() => {
      trace.at = world.clock.now();
      const { operation: contract, params } = placed(asked.place, exchange.method);
      const input = inputOf(contract);
      const { headers } = exchange;
      world.transaction(() => settleDue(world));
      trace.caller = identify(world, contract, headers, asked.requestId);
      sendDueTo(trace.caller, world);
      // The contract's operation is the one found under its id, so what it is given is what it takes.
      const operation = operations[contract.operationId] as unknown as SomeOperation;
      const answered = handle(asked, contract, operation, params, input, read);
      if (contract.method !== 'GET') sendDueTo(trace.caller, world);
      return answered;
    });
  }
}

type InputOf = (contract: ContractOperation) => unknown;
/** What an operation has read. */
type Read = { value: unknown };
/** A request that is being read, and its body. */
type Reading = { reading: Promise<unknown>; input: unknown };

/** E-mails follow what holds before and after a request, so that none is lost to what the request changes. */
function sendDueTo(caller: Caller | null, world: World): void {
  const user = caller && world.users.get(caller.user.id);
  if (user) world.transaction(() => sendDue(world, user));
}

/** @throws Problem 400 malformed_path; 404; 405 with what is allowed */
function placed(place: Match | null, method: string): Match & { found: true } {
  if (!place) throw new Problem(400, 'malformed_path');
  if (place.found) return place;
  if (place.allowed.length === 0) throw notFound('contract: nothing at this address');
  const allowed = place.allowed.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one])).join(', ');
  throw new Problem(405, 'method_not_allowed', { params: { method, allowed }, headers: { Allow: allowed } });
}

function handle(
  { exchange, world, trace, requestId, payment }: Asked,
  contract: ContractOperation,
  operation: SomeOperation,
  params: Record<string, string>,
  input: unknown,
  read: Read | undefined,
): Answer | Reading {
  const { headers, lang, path, search } = exchange;
  const context = contextOf(world, trace.caller, lang, requestId, payment);
  if (context.signedIn && mayOnlyLook(context.signedIn) && contract.method !== 'GET' && !operation.readsOnly) {
    throw new Problem(403, 'impersonation_read_only', { reason: `account: ${context.signedIn.user.id} is blocked` });
  }
  if (contract.secured) {
    if (operation.personal && context.caller.impersonator) {
      throw new Problem(403, 'impersonation_action_forbidden', {
        reason: 'impersonation: only the person themselves may do this',
      });
    }
    if (contract.gated && context.caller.user.profile.phone === null) throw phoneRequired();
  }
  if (contract.takesIdempotencyKey) context.idempotencyKey = idempotencyKey(headers['idempotency-key']);
  return world.transaction(() => {
    const attempt = contract.takesIdempotencyKey ? attemptOf(context, contract, path, input) : null;
    if (attempt?.stored) {
      return replyAnswer(contract, attempt.stored, { 'Idempotency-Replayed': 'true' });
    }
    const target = gate(contract, operation, params, context, headers['if-match']);
    const query = parseQuery(search, contract.query, lang);
    const errors = [...query.errors, ...(contract.body ? bodyErrors(contract, contract.body, input, lang) : [])];
    if (errors.length > 0) throw invalid(errors);
    // Query and body have just been checked against the schemas their types are generated from.
    const request = { params, query: query.values, body: input };
    if (operation.read && !read) return { reading: operation.read(request, context, target), input };
    const reply = operation.handle(request, context, target, read?.value);
    const answer = replyAnswer(contract, reply);
    if (trace.caller?.impersonation && contract.method !== 'GET' && !operation.readsOnly && !answer.violations.length) {
      recordChange(world, trace.caller, { contract, path, status: reply.status, requestId });
    }
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

/** The schema of a form says text where there is a file; a file that came as text is none. */
function bodyErrors({ takesForm }: ContractOperation, schema: Schema, input: unknown, lang: Lang): FieldError[] {
  if (!takesForm) return fieldErrors(schema, input, lang);
  const form = input as Form;
  const { file } = form;
  const errors = fieldErrors(schema, { ...form, ...(typeof file === 'object' && { file: file.name }) }, lang);
  return typeof file === 'string' ? [...errors, fieldError(lang, '/file', 'type', 'file_needed')] : errors;
}

function contextOf(
  world: World,
  signedIn: Caller | null,
  lang: Context['lang'],
  requestId: string,
  payment: Context['payment'],
): Context {
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
    payment,
  };
}
