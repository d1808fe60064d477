/** Answers operations that the target of a proxy does not offer yet, so that a front end can use them. */
import type { Application, Identity } from '../pipeline/application.ts';
import { finish } from '../pipeline/backend.ts';
import type { Call } from '../pipeline/call.ts';
import { type ContractOperation, mediaOf, responseOf } from '../contract/operations.ts';
import { perform } from '../pipeline/perform.ts';
import type { Answer } from '../pipeline/response/answer.ts';
import { violations } from '../pipeline/validate.ts';
import type { World } from '../world/world.ts';
import type { KnownPeople } from './known-people.ts';

type Received = { status: number; body: Buffer | string; type: string | undefined };

/**
 * Tells an operation that the target lacks from a missing record (docs/decisions/0126-what-a-target-lacks.md).
 */
export class OfferedOperations {
  /** operations that have succeeded at the target */
  readonly #offered = new Set<string>();

  lacks({ operation, method }: Call, { status, body, type }: Received): boolean {
    if (!operation) return false;
    if (status < 400) this.#offered.add(operation.operationId);
    if (this.#offered.has(operation.operationId)) return false;
    if (status === 501 || status === 405) return true;
    if (status !== 404) return false;
    // Nothing can be missing at an address that names no record.
    if (!operation.path.includes('{')) return true;
    // Without the body, its type has to tell.
    return method === 'HEAD' ? !isTypeOfProblem(operation, type) : !isProblemOf(operation, body);
  }
}

/** Whether a 404 has the body that the contract describes; that of a router is another. */
function isProblemOf(operation: ContractOperation, body: Buffer | string): boolean {
  const response = responseOf(operation, 404);
  const described = response && mediaOf(response);
  if (!described || typeof body === 'string') return false;
  try {
    return violations(described.media.schema, JSON.parse(body.toString())).length === 0;
  } catch {
    return false;
  }
}

function isTypeOfProblem(operation: ContractOperation, type = ''): boolean {
  const response = responseOf(operation, 404);
  const described = response && mediaOf(response);
  return described?.type === type.split(';')[0]?.trim().toLowerCase();
}

/**
 * Answers with the data of the call's world. The target has the sessions: callers with credentials are the demo user
 * with their e-mail address, if there is one, else `standIn`.
 * @param standIn name of a demo user
 */
export function answerHere(
  application: Application,
  people: KnownPeople,
  standIn: string,
): (call: Call, status: number) => Promise<Answer | null> {
  const { identity } = application;
  const personOf = ({ seed }: World, headers: Headers): string | undefined => {
    if (!headers.has(identity.headers.credentials)) return undefined;
    const emails = people.find(headers);
    const known = seed.model.people.find(({ email }) => emails.includes(email.toLowerCase()));
    return (known ?? seed.model.people.find(({ name }) => name === standIn))?.id;
  };
  const asPerson: Identity = {
    ...identity,
    identify: (world, operation, headers, requestId) =>
      identity.identify(world, operation, headers, requestId, personOf(world, headers)),
    findHolder: (world, operation, headers) => identity.findHolder(world, operation, headers, personOf(world, headers)),
    findFollower: (world, operation, headers) =>
      identity.findFollower(world, operation, headers, personOf(world, headers)),
  };
  const local = perform({ ...application, identity: asPerson });
  return async (call, status) => {
    call.forcedBy = 'hybrid';
    call.addReason(`hybrid: the target answered ${status}`);
    const answer = await finish(await call.inWorld(() => local.respond(call)));
    return answer && { ...answer, isOwn: true };
  };
}
