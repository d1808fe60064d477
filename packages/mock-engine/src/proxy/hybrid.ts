/** Answers operations that the target of a proxy does not offer yet, so that a front end can use them. */
import type { Application, Identity } from '../pipeline/application.ts';
import { finish } from '../pipeline/backend.ts';
import type { Call } from '../pipeline/call.ts';
import { type ContractOperation, contractOperations, mediaOf, responseOf } from '../contract/operations.ts';
import { perform } from '../pipeline/perform.ts';
import type { Answer } from '../pipeline/response/answer.ts';
import { violations } from '../pipeline/validate.ts';
import type { World } from '../world/world.ts';
import type { KnownPeople } from './known-people.ts';
import { type Ask, presenceOf } from './presence.ts';

type Received = { status: number; body: Buffer | string; type: string | undefined };

/** `unsure` is a 404 that may be about a record. */
type Finding = 'lacks' | 'offers' | 'unsure';

const KEPT = 'hybrid: this 404 is kept, as it may be about a record; answer 501 for an operation that is not built';

/**
 * Tells an operation that the target lacks from a missing record (docs/decisions/0126-what-a-target-lacks.md).
 */
export class OfferedOperations {
  /** operations that have succeeded at the target */
  readonly #offered = new Set<string>();
  readonly #ask: Ask;
  /** operation that tells who calls: nearly every target with sessions has it */
  readonly #profileId: string;
  /** whether the target has refused an operation for want of a valid session */
  #refusesStrangers = false;

  /** @param ask sends a request without a session to the target */
  constructor(ask: Ask, profileId: string) {
    this.#ask = ask;
    this.#profileId = profileId;
  }

  /** A 404 that may be either stays, and the call says so. */
  async lacks(call: Call, received: Received): Promise<boolean> {
    let finding = this.#judge(call, received);
    // A target that cannot be asked leaves it open.
    if (finding === 'unsure' && call.operation) finding = await this.#askFor(call.operation).catch(() => 'unsure');
    if (finding === 'unsure') call.addReason(KEPT);
    return finding === 'lacks';
  }

  #judge({ operation, method }: Call, { status, body, type }: Received): Finding {
    if (!operation) return 'offers';
    if (status < 400) this.#offered.add(operation.operationId);
    if (status === 401 && operation.isSecured) this.#refusesStrangers = true;
    if (this.#offered.has(operation.operationId)) return 'offers';
    if (status === 501 || status === 405) return 'lacks';
    if (status !== 404) return 'offers';
    // Nothing can be missing at an address that names no record.
    if (!operation.path.includes('{')) return 'lacks';
    // Without the body, its type has to tell.
    const isProblem = method === 'HEAD' ? isTypeOfProblem(operation, type) : isProblemOf(operation, body);
    return isProblem ? 'unsure' : 'lacks';
  }

  /** Asks each time, because the target may be restarted with the operation at any moment. */
  async #askFor(operation: ContractOperation): Promise<Finding> {
    const presence = await presenceOf(operation, this.#ask);
    if (presence === 'absent') return 'lacks';
    // Where every address is refused without a session, this one may be unknown.
    if (presence === 'served' || !operation.isSecured) return 'unsure';
    return (await this.#checksSessions()) ? 'lacks' : 'unsure';
  }

  /** Whether a secured operation without a session is refused: then its 404 is no record's. */
  async #checksSessions(): Promise<boolean> {
    const profile = contractOperations.find(({ operationId }) => operationId === this.#profileId);
    if (!this.#refusesStrangers && profile)
      this.#refusesStrangers = (await this.#ask(profile.method, profile.path)).status === 401;
    return this.#refusesStrangers;
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
