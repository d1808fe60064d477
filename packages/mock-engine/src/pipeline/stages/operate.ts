/** Runs the operation. */
import type { Call, Reading } from '../call.ts';
import type { SomeReply } from '../operation.ts';
import { etagsIn } from '../request/etags.ts';
import { withLocation } from '../response/location.ts';
import { type Answer, toAnswer } from '../response/answer.ts';

/** Query and body are already validated. */
const requestOf = ({ params, query, input }: Call) => ({ params, query, body: input });

export function readFiles(call: Call): Reading | undefined {
  const { operation, context, target, read } = call;
  if (!operation.read || read) return;
  return { reading: operation.read(requestOf(call), context, target) };
}

export function operate(call: Call): Answer {
  const { contract, operation, context, target, read } = call;
  const reply = withLocation(call, operation.handle(requestOf(call), context, target, read?.value));
  const answer = toAnswer(contract, isKnown(call, reply) ? { status: 304, headers: { ETag: etagOf(reply) } } : reply);
  if (answer.violations.length === 0) {
    if (context.signedIn && contract.method !== 'GET') {
      call.application.afterChange?.(call, call.apiRequest.exchange.path, reply.status);
    }
    storeAnswer(call, reply);
  }
  return answer;
}

const etagOf = ({ headers = {} }: SomeReply) => headers['ETag'] ?? '';

/** Whether the caller already has this version, for a 304. Ignores a malformed If-None-Match. */
function isKnown({ apiRequest, contract }: Call, reply: SomeReply): boolean {
  const header = contract.responses.has(304) ? apiRequest.exchange.headers['if-none-match'] : undefined;
  const etags = header === undefined ? null : etagsIn(header);
  return etags === 'any' || (etags?.includes(etagOf(reply)) ?? false);
}

/** Stores the answer for repeats of the Idempotency-Key. */
function storeAnswer({ application, attempt, context }: Call, { status, body, headers = {} }: SomeReply): void {
  if (!attempt) return;
  const { id, bodyHash } = attempt;
  application.replays.put(context, { id, bodyHash, at: context.nowIso, status, body: body ?? null, headers });
}
