/** Runs the operation. */
import type { Application } from '../application.ts';
import type { Call } from '../call.ts';
import type { SomeReply } from '../operation.ts';
import { etagsIn } from '../request/etags.ts';
import { withLocation } from '../response/location.ts';
import { type Answer, toAnswer } from '../response/answer.ts';
import { operationOf, type Reading } from './stage.ts';

/** Query and body are already validated. */
const requestOf = ({ params, query, input }: Call) => ({ params, query, body: input });

export function readFiles(call: Call, application: Application): Reading | undefined {
  const { read } = operationOf(application, call.contract);
  return read && !call.read ? { reading: read(requestOf(call), call, call.target) } : undefined;
}

export function operate(call: Call, application: Application): Answer {
  const { contract, target, read } = call;
  const operation = operationOf(application, contract);
  const reply = withLocation(call, operation.handle(requestOf(call), call, target, read?.value));
  const answer = toAnswer(contract, isKnown(call, reply) ? { status: 304, headers: { ETag: etagOf(reply) } } : reply);
  if (answer.violations.length === 0) {
    if (call.signedIn && contract.method !== 'GET') application.afterChange?.(call, operation, reply.status);
    storeAnswer(call, reply, application);
  }
  return answer;
}

const etagOf = ({ headers = {} }: SomeReply) => headers['ETag'] ?? '';

/** Whether the caller already has this version, for a 304. Ignores a malformed If-None-Match. */
function isKnown({ headers, contract }: Call, reply: SomeReply): boolean {
  const header = contract.responses.has(304) ? headers.get('if-none-match') : null;
  const etags = header === null ? null : etagsIn(header);
  return etags === 'any' || (etags?.includes(etagOf(reply)) ?? false);
}

/** Stores the answer for repeats of the Idempotency-Key. */
function storeAnswer(call: Call, { status, body, headers = {} }: SomeReply, { replays }: Application): void {
  if (!call.attempt) return;
  const { id, bodyHash } = call.attempt;
  replays.put(call, { id, bodyHash, at: call.nowIso, status, body: body ?? null, headers });
}
