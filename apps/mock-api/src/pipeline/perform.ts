/** What this server does itself when nothing is forced: who asks, may they, is it right, and the operation. */
import { settleDue } from '../operations/payments.ts';
import type { Caller, Context, Operations, SomeOperation } from '../operations/operation.ts';
import type { Schema } from '@zakupki/api-client/document';
import type { FieldError } from '@zakupki/api-client/schema';
import type { Lang } from '../sentences/sentence.ts';
import type { World } from '../world/world.ts';
import type { Asked, Respond } from './api.ts';
import { readBody } from './body.ts';
import type { ContractOperation, Match } from './contract.ts';
import { type Form, readForm } from './form.ts';
import { gate } from './gate.ts';
import { attemptOf, idempotencyKey } from './idempotency.ts';
import { identify } from './identify.ts';
import { mayOnlyLook, recordChange } from './impersonation.ts';
import { fieldError, invalid, notFound, phoneRequired, Problem } from './problem.ts';
import { parseQuery } from './query.ts';
import { type Answer, filled, replyAnswer } from './respond.ts';
import { fieldErrors, violations } from './validate.ts';

/** Answers with the operations of this server. */
export function perform(operations: Operations): Respond {
  return (asked) => {
    // What a file is can only be told in pieces, so that is done before.
    if (asked.place?.found && asked.place.operation.takesForm) {
      return readForm(asked.request).then(
        (form) => answer(asked, () => form),
        (error: unknown) => answer(asked, () => raise(error)),
      );
    }
    const input = ({ body }: ContractOperation) => readBody(asked.request, body !== null);
    const reading = readBefore(operations, asked);
    if (reading) return reading.then((read) => filled(answer(asked, input, read)));
    const done = answer(asked, input);
    return done.file ? filled(done) : done;
  };

  function answer(asked: Asked, inputOf: (contract: ContractOperation) => unknown, read?: unknown): Answer {
    const { exchange, world, trace } = asked;
    // All of a request happens at one moment, or repeating it would not give the same.
    return world.clock.hold(() => {
      trace.at = world.clock.now();
      const { operation: contract, params } = placed(asked.place, exchange.method);
      const input = inputOf(contract);
      const { headers } = exchange;
      world.transaction(() => settleDue(world));
      trace.caller = identify(world, contract, headers, asked.requestId);
      // The contract's operation is the one found under its id, so what it is given is what it takes.
      const operation = operations[contract.operationId] as unknown as SomeOperation;
      return handle(asked, contract, operation, params, input, read);
    });
  }
}

function raise(error: unknown): never {
  throw error;
}

/** What the operation wants read out of a valid body; null when it wants nothing, or the body will be refused anyway. */
function readBefore(operations: Operations, { exchange, place, request }: Asked): Promise<unknown> | null {
  if (!place?.found || place.operation.body === null || exchange.headers['authorization'] === undefined) return null;
  const { read } = operations[place.operation.operationId] as unknown as SomeOperation;
  if (!read) return null;
  let body: unknown;
  try {
    body = readBody(request, true);
  } catch {
    return null;
  }
  return violations(place.operation.body, body).length > 0 ? null : read(body);
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
  read: unknown,
): Answer {
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
    const reply = operation.handle({ params, query: query.values, body: input }, context, target, read);
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
