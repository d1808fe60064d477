/** Idempotency-Key: a repeated request gets the stored answer and changes nothing. */
import { createHash } from 'node:crypto';
import { type ContractOperation, isNamed } from '../../contract/operations.ts';
import type { Application } from '../application.ts';
import type { Attempt, Call } from '../call.ts';
import { REPLAY_MS } from '../../world/lifetimes.ts';
import { fieldError } from '../field-error.ts';
import { Problem, wordsOf } from '../problem.ts';
import type { Form } from '../request/form.ts';
import { violations } from '../validate.ts';
import { type Answer, toAnswer } from '../response/answer.ts';

/** @throws Problem 400 */
export function readIdempotencyKey(call: Call): undefined {
  const { contract, headers } = call;
  if (contract.takesIdempotencyKey) call.idempotencyKey = idempotencyKey(headers.get('idempotency-key'), contract);
}

/** @throws Problem 422 */
export function repeatAnswer(call: Call, { replays }: Application): Answer | undefined {
  const { contract } = call;
  if (!contract.takesIdempotencyKey || call.idempotencyKey === null) return;
  call.attempt = findAttempt(call, replays);
  const { stored } = call.attempt;
  return stored ? toAnswer(contract, stored, { 'Idempotency-Replayed': 'true' }) : undefined;
}

/** @throws Problem 400 missing_header, invalid_header */
function idempotencyKey(header: string | null, { headers }: ContractOperation): string | null {
  const { schema = {}, required = false } = headers.find((each) => isNamed(each, 'Idempotency-Key')) ?? {};
  if (header === null && !required) return null;
  const isUuid = schema['format'] === 'uuid';
  const expected = isUuid ? 'UUID' : 'a key in the form that the contract describes';
  const problem = { params: { name: 'Idempotency-Key', expected } };
  if (!header) throw new Problem('missing_header', problem);
  if (header.includes(' ') || violations(schema, header).length > 0) throw new Problem('invalid_header', problem);
  return isUuid ? header.toLowerCase() : header;
}

/** Hashes a file as bytes, since its JSON would be several times as long. */
function hashOf(url: string, body: unknown): string {
  const hash = createHash('sha256').update(`${url}\n`);
  const { file } = (body ?? {}) as Partial<Form>;
  if (typeof file !== 'object' || !(file.bytes instanceof Uint8Array)) {
    return hash.update(String(JSON.stringify(body))).digest('hex');
  }
  const fields = JSON.stringify({ ...(body as Form), file: { ...file, bytes: null } });
  return hash.update(fields).update(file.bytes).digest('hex');
}

/**
 * Keys are scoped to caller and operation.
 * @throws Problem 422 idempotency_key_reused when the body differs from the first attempt's
 */
function findAttempt(call: Call, replays: Application['replays']): Attempt {
  // Anonymous callers share a scope, which is safe because keys are unguessable.
  const { id: callerId = 'guest', keyScope = '' } = call.callerIds ?? {};
  const id = [callerId, keyScope, call.contract.operationId, call.idempotencyKey].join(' ');
  const bodyHash = hashOf(call.path, call.input);
  const stored = replays.find(call.world, id);
  if (!stored || Date.parse(stored.at) + REPLAY_MS <= call.now) return { id, bodyHash, stored: null };
  if (stored.bodyHash !== bodyHash) {
    throw new Problem('idempotency_key_reused', {
      reason: `idempotency: the key was used ${stored.at} with another body`,
      errors: [fieldError(call.lang, ':Idempotency-Key', 'unique', wordsOf('idempotency_key_reused'))],
    });
  }
  return { id, bodyHash, stored };
}
