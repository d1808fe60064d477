/** One-time links in e-mails, with a lifetime per kind. */
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import type { FieldError, TokenOwner } from '@zakupki/api-client/schema';
import { durationMs } from '@zakupki/procurement/time/durations';
import { personName } from '@zakupki/procurement/users/person-name';
import { invalid, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../sentences/refuse.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

/** Links of invitations last as long as their orders (`invitation-links.ts`). */
type EmailLink = Exclude<LinkRecord['kind'], 'phone' | 'invitation'>;

const LIFETIME_MS: Readonly<Record<EmailLink, number>> = {
  verify: durationMs('signUpLink'),
  reset: durationMs('passwordLink'),
  login: durationMs('loginLink'),
  email: durationMs('emailChangeLink'),
};

const USED: Readonly<Record<EmailLink, ProblemCode>> = {
  verify: 'verification_used',
  reset: 'reset_token_used',
  login: 'login_token_used',
  email: 'email_change_used',
};

/** Links of one sort that a holder has; more come only from repeated requests. */
const MAX_LINKS = 20;

/** Links that a holder gets in the same way. A sign-up must not be forgotten, so each password is a sort of its own. */
const sortOf = ({ kind, copiedBy, signUp }: LinkRecord) =>
  `${kind} ${copiedBy !== undefined} ${signUp?.passwordHash ?? ''}`;

/** Stores a link, and forgets the oldest of its sort above the limit. */
export function addLink(world: World, link: LinkRecord): LinkRecord {
  world.links.put(link);
  const alike = world.links.where('user', link.userId).filter((other) => sortOf(other) === sortOf(link));
  for (const { id } of alike.slice(0, Math.max(0, alike.length - MAX_LINKS))) world.links.delete(id);
  return link;
}

/** The id is the secret. */
export function issueLink(
  world: World,
  kind: EmailLink,
  user: Pick<UserRecord, 'id'>,
  now: number,
  carried: Pick<LinkRecord, 'email' | 'tokenId' | 'signUp'> = {},
): LinkRecord {
  return addLink(world, {
    id: world.secret().toString('hex', 0, 20),
    kind,
    userId: user.id,
    expiresAt: toIso(now + LIFETIME_MS[kind]),
    usedAt: null,
    ...carried,
    phone: null,
    code: null,
    failures: 0,
  });
}

/** The link may be used or expired. @throws Problem 422 ref_not_found at /token for an unknown one */
export function findLink({ world, lang }: Call, kinds: readonly LinkRecord['kind'][], token: string): LinkRecord {
  const link = world.links.get(token);
  if (link && kinds.includes(link.kind)) return link;
  throw invalid(
    [fieldError(lang, '/token', 'ref_not_found', 'link_unknown')],
    `link.${kinds[0]}: no such link in world ${world.name}`,
  );
}

/** @throws Problem 409 for a used link, 422 `expired` at the pointer for an expired one */
export function ensureLinkOpen({ lang, now }: Call, link: LinkRecord, pointer: FieldError['pointer']): void {
  if (link.usedAt !== null) {
    throw new Problem(USED[link.kind as EmailLink], { reason: `link.${link.kind}: used ${link.usedAt}` });
  }
  if (isExpired(link, now)) {
    const reason = `link.${link.kind}: expired ${link.expiresAt}`;
    throw invalid([fieldError(lang, pointer, 'expired', 'link_expired')], reason);
  }
}

export const isExpired = ({ expiresAt }: LinkRecord, now: number) => Date.parse(expiresAt) <= now;

/** Presents whose account a sign-in link opens; `owner` is null for an unknown link. */
export function presentTokenOwner({ world, caller, now }: Call, link: LinkRecord | undefined): TokenOwner {
  const user = link && world.users.get(link.userId);
  if (!user) return { isCaller: false, owner: null, refusal: 'link_unknown' };
  const { email, profile } = user;
  const refusal = link.usedAt !== null ? 'link_used' : isExpired(link, now) ? 'link_expired' : null;
  const owner = { email, name: personName(profile) || null, buyer: null };
  return { isCaller: user.id === caller.user.id, owner: refusal === null ? owner : null, refusal };
}

export function markUsed({ world, nowIso }: Call, link: LinkRecord): void {
  world.links.put({ ...link, usedAt: nowIso });
}

/** Invalidates a user's open links. */
export function endLinks(call: Call, userId: string, kinds: readonly LinkRecord['kind'][]): void {
  for (const link of call.world.links.where('user', userId)) {
    if (link.usedAt === null && kinds.includes(link.kind)) markUsed(call, link);
  }
}

/** For sign-in e-mails and entry links. */
export function issueLoginLink(world: World, user: Pick<UserRecord, 'id'>, now = world.clock.now()): string {
  return issueLink(world, 'login', user, now).id;
}
