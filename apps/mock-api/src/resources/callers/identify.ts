/** Identifies the caller by bearer token and x-as-user (spec §6). */
import type { Identity } from '@zakupki/mock-engine/pipeline/application';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Caller } from '../../tables/rights/caller.ts';
import { findInvitationRefusal } from '../../tables/rights/invitations.ts';
import { supplierUser } from '../../tables/rights/supplier-user.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import type { TokenRecord } from '../../model/records/sign-in.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { ContractOperation } from '../../contract.ts';
import { rightsOf } from './operation-rights.ts';
import { findImpersonation, isImpersonationRunning, startImpersonation } from '../impersonation/store.ts';

/** Of the administrator's request for another account. */
export const AS_USER = 'x-as-user';

/** These paths ignore x-as-user: otherwise an impersonating admin could not stop. */
const IGNORES_AS_USER = /^\/(?:auth|admin)\//;

const ADMIN_ONLY = /^\/admin\//;

/**
 * Returns null without a valid token. Sending x-as-user starts an impersonation.
 * @throws Problem 401 invitation_revoked, invitation_expired; 403 user_blocked, admin_only, supplier_forbidden, supplier_only, mailbox_required,
 *   impersonation_forbidden, impersonation_target_invalid
 */
export const identify: Identity['identify'] = (world, operation, headers, requestId, personId) => {
  const found = findCaller(world, headers, personId);
  if (!found) return null;
  const { invitation } = found;
  if (invitation && !operation.isSecured) return rightsOf(operation).roles.includes('supplier') ? found : null;
  const refusal = invitation && findInvitationRefusal(world, invitation);
  if (refusal) throw new Problem(refusal, { reason: `session: of invitation ${invitation.id}` });
  const tokenHolder = recordActivity(world, found);
  const { user } = tokenHolder;
  // Public operations use the caller only where the contract accepts x-as-user.
  const usesCaller = operation.isSecured || operation.headers.some(({ name }) => name === AS_USER);
  if (!usesCaller) return tokenHolder;
  if (user.status === 'blocked') throw new Problem('user_blocked', { reason: `account: ${user.id} is blocked` });
  if (ADMIN_ONLY.test(operation.path) && user.role !== 'admin') {
    throw new Problem('admin_only', { reason: `account: ${user.id} is no admin` });
  }
  ensureRole(operation, invitation !== null);
  if (tokenHolder.copiedBy && rightsOf(operation).needsMailbox) {
    throw new Problem('mailbox_required', {
      reason: `session: opened by a link that ${tokenHolder.copiedBy.id} copied`,
    });
  }
  const actAs = headers.get(AS_USER);
  if (!actAs || IGNORES_AS_USER.test(operation.path)) return tokenHolder;
  const target = requireTarget(world, user, actAs);
  const impersonation =
    findImpersonation(world, user, target) ??
    startImpersonation(world, { admin: user, user: target, reason: null, requestId });
  return { ...tokenHolder, user: target, impersonator: user, impersonation };
};

/** @throws Problem 403 */
function ensureRole(operation: ContractOperation, isSupplier: boolean): void {
  const { roles } = rightsOf(operation);
  if (roles.includes(isSupplier ? 'supplier' : 'buyer')) return;
  const reason = `account: ${operation.operationId} is for ${roles.join(' and ')}`;
  throw new Problem(isSupplier ? 'supplier_forbidden' : 'supplier_only', { reason });
}

export const findHolder: Identity['findHolder'] = (world, { path, isSecured }, headers, personId) => {
  const tokenHolder = findCaller(world, headers, personId);
  const actAs = headers.get(AS_USER);
  if (!isSecured || !actAs || IGNORES_AS_USER.test(path) || tokenHolder?.user.role !== 'admin') return tokenHolder;
  const target = world.users.get(actAs);
  return target?.role === 'buyer' ? { ...tokenHolder, user: target, impersonator: tokenHolder.user } : tokenHolder;
};

export const findFollower: Identity['findFollower'] = (world, operation, headers, personId) => {
  const caller = findHolder(world, operation, headers, personId);
  if (!caller) return null;
  const { user, impersonator, invitation } = caller;
  if ((impersonator ?? user).status === 'blocked') return null;
  if (invitation) return findInvitationRefusal(world, invitation) === null ? caller : null;
  return impersonator && !isImpersonationRunning(world, impersonator, user) ? null : caller;
};

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{16,512})$/i;

const NOBODY_ELSE = { invitation: null, copiedBy: null, impersonator: null, impersonation: null };

/** Finds the account or the invitation of a session, or a person whose session another server has. */
function findCaller(world: World, headers: Headers, personId?: string): Caller | null {
  const person = personId === undefined ? undefined : world.users.get(personId);
  if (person) return { ...NOBODY_ELSE, user: person, tokenId: `of_${person.id}` };
  const ofElsewhere = personId === undefined ? null : findSupplier(world, personId, { id: `of_${personId}` });
  if (ofElsewhere) return ofElsewhere;
  const token = findToken(world, headers.get('authorization') ?? '');
  if (!token) return null;
  if (token.invitationId !== undefined) return findSupplier(world, token.invitationId, token);
  const user = world.users.get(token.userId);
  return user ? { ...NOBODY_ELSE, tokenId: token.id, user } : null;
}

function findSupplier(
  world: World,
  invitationId: string,
  { id: tokenId, copiedBy }: Pick<TokenRecord, 'id' | 'copiedBy'>,
): Caller | null {
  const invitation = world.invitations.get(invitationId);
  const order = invitation && world.orders.get(invitation.orderId);
  if (!order) return null;
  const user = supplierUser(invitation, order.timeZone, copiedBy !== undefined);
  return { ...NOBODY_ELSE, tokenId, user, invitation, copiedBy: copiedBy ?? null };
}

function findToken(world: World, authorization: string): TokenRecord | null {
  const [, value] = BEARER.exec(authorization) ?? [];
  const token = value === undefined ? undefined : world.tokens.get(hashToken(value));
  return token && world.clock.now() < Date.parse(token.expiresAt) ? token : null;
}

/** Activity is recorded at most this often, so that most requests write nothing. */
const ACTIVITY_STEP_MS = 5 * 60_000;

/** Of the session, and of the account that it belongs to, which it returns as it is then. */
function recordActivity(world: World, caller: Caller): Caller {
  const lastActiveAt = world.clock.nowIso();
  const isDue = (before: string | null = null) =>
    before === null || world.clock.now() >= Date.parse(before) + ACTIVITY_STEP_MS;
  const token = world.tokens.get(caller.tokenId);
  if (token && isDue(token.lastActiveAt)) world.tokens.put({ ...token, lastActiveAt });
  const user = world.users.get(caller.user.id);
  if (!user || user.status === 'blocked' || !isDue(user.lastActiveAt)) return caller;
  const active = { ...user, lastActiveAt };
  world.users.put(active);
  return { ...caller, user: active };
}

export const explainAnonymous: Identity['explainAnonymous'] = (world, headers) => {
  const authorization = headers.get('authorization');
  const [, value] = BEARER.exec(authorization ?? '') ?? [];
  if (value === undefined) return `session: ${authorization ? 'no bearer token in Authorization' : 'no token sent'}`;
  const token = world.tokens.get(hashToken(value));
  return token ? `session: expired ${token.expiresAt}` : `session: no such token in world ${world.name}`;
};

function requireTarget(world: World, admin: UserRecord, actAs: string): UserRecord {
  if (admin.role !== 'admin') {
    throw new Problem('impersonation_forbidden', { reason: `impersonation: ${admin.id} is no admin` });
  }
  const target = world.users.get(actAs);
  if (!target || target.role === 'admin' || target.deleted !== undefined) {
    const reason = `impersonation: ${actAs} is ${target ? (target.deleted === undefined ? 'an admin' : 'deleted') : `unknown in world ${world.name}`}`;
    throw new Problem('impersonation_target_invalid', { reason });
  }
  return target;
}
