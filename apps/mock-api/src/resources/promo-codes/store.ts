/** Checks and redeems promo codes; repeated wrong codes are throttled. */
import type { FieldError, Redemption } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../sentences/refuse.ts';
import { accessStatus } from '../../rules/access/access.ts';
import { creditGrant } from '../../rules/access/credits.ts';
import {
  NO_EFFECT,
  PROMO_KINDS,
  type PromoKindRule,
  type PromoRefusal,
  type Redeemer,
} from '../../rules/promo-codes/kinds.ts';
import { findPromoRefusal, normalizeCode } from '../../rules/promo-codes/promo-code.ts';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { type MessageCode, sentence } from '../../sentences/sentence.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { PromoCodeRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { bookMovements, listGrants, extendTrialOf } from '../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { send } from '../outbox/store.ts';
import { referrerFor } from '../referrers/store.ts';
import { networkOf } from '../tries/network.ts';
import { countTry, ensureTriesLeft } from '../tries/store.ts';

const TRY_LIMIT = { table: 'promoTries', tries: 10, code: 'too_many_promo_tries' } as const;

export type PromoUse = {
  /** null for an anonymous caller */
  user: UserRecord | null;
  planId: string | null;
  /** JSON pointer to the code */
  pointer: string;
};

/** @throws Problem 422 with one of the eight refusals; 429 after ten of them within an hour */
export function requireWorkingCode(call: Call, typed: string, use: PromoUse): PromoCodeRecord {
  ensureTriesLeft(call, TRY_LIMIT, idOf(call, use));
  const { code, refusal } = checkCode(call.world, typed, use, call.now);
  if (refusal === null && code) return code;
  throw toProblem(call, use, code, refusal ?? 'promo_not_found');
}

/** Does not count as an attempt. */
function checkCode(
  world: World,
  typed: string,
  { user, planId }: Pick<PromoUse, 'user' | 'planId'>,
  now: number,
): { code: PromoCodeRecord | undefined; refusal: PromoRefusal | null } {
  const code = world.promoCodes.where('code', normalizeCode(typed))[0];
  const redeemer = user && code ? redeemerOf(world, user, code, now) : null;
  return { code, refusal: findPromoRefusal(code, code ? timesRedeemed(world, code) : 0, redeemer, planId, now) };
}

export function timesRedeemed(world: World, { id }: Pick<PromoCodeRecord, 'id'>): number {
  return world.redemptions.where('promo', id).length;
}

function redeemerOf(world: World, user: UserRecord, code: PromoCodeRecord, now: number): Redeemer {
  const isPaying = ['active', 'grace'].includes(accessStatus(user, now));
  return {
    email: user.email,
    hasPaid:
      user.subscription !== null || world.payments.where('owner', user.id).some(({ status }) => status === 'paid'),
    isPaying,
    planId: isPaying ? (user.subscription?.planId ?? null) : null,
    redeemed: world.redemptions.where('owner', user.id).filter(({ promoCodeId }) => promoCodeId === code.id).length,
  };
}

const FIELD_CODES: Partial<Record<PromoRefusal, FieldError['code']>> = {
  promo_not_found: 'ref_not_found',
  promo_expired: 'expired',
};

/** Wrong codes count as attempts; codes used in the wrong place do not. */
function toProblem(call: Call, use: PromoUse, code: PromoCodeRecord | undefined, refusal: PromoRefusal): Problem {
  if (refusal !== 'promo_not_applicable') countTry(call, TRY_LIMIT, idOf(call, use));
  const kind: PromoKindRule | undefined = code && PROMO_KINDS[code.kind];
  const said = refusal === 'promo_not_applicable' ? kind?.notApplicable : undefined;
  return promoProblem(call, use, refusal, said ?? refusal, code);
}

/** @param said key of the message: one refusal can have several */
export function promoProblem(
  { lang }: Pick<Call, 'lang'>,
  { pointer, user }: PromoUse,
  refusal: PromoRefusal,
  said: MessageCode,
  code?: PromoCodeRecord,
): Problem {
  const params = dates(code, user);
  return new Problem(refusal, {
    message: sentence(lang, said, params),
    errors: [fieldError(lang, pointer, FIELD_CODES[refusal] ?? 'not_allowed', said, params)],
  });
}

/** Dates in the user's time zone. */
function dates(code: PromoCodeRecord | undefined, user: UserRecord | null): Record<string, string> {
  if (!code) return {};
  const zone = user?.profile.timeZone ?? 'Europe/Moscow';
  const day = (moment: string) => DateTime.fromISO(dayIn(zone, Date.parse(moment))).toFormat('dd.MM.yyyy');
  return { from: day(code.startsAt), ...(code.expiresAt !== null && { until: day(code.expiresAt) }) };
}

const idOf = ({ address }: Call, { user }: PromoUse) => user?.id ?? `network ${networkOf(address)}`;

/** @returns the redemption and the updated user */
export function redeem(
  call: Call,
  user: UserRecord,
  code: PromoCodeRecord,
): { redemption: Redemption; after: UserRecord } {
  const { world, now, nowIso } = call;
  let after = attributeReferrer(call, user, code);
  const booking = bookingOf(after, call);
  const effect = PROMO_KINDS[code.kind].redeem(code, {
    addCredits(amount, expiresInDays) {
      listGrants(world, after, now);
      const grant = {
        id: world.id('cgr'),
        ownerId: user.id,
        amount,
        source: 'promo',
        category: 'promotional',
      } as const;
      bookMovements(world, user.id, [creditGrant(grant, now, expiresInDays)], booking);
    },
    extendTrial(days) {
      after = extendTrialOf(call, after, days, booking);
      return after.trial?.endsAt ?? null;
    },
    monthsFromNow: (months) => discountEnd(months, now),
  });
  const redemption: Redemption = {
    id: world.id('red'),
    promoCodeId: code.id,
    code: code.code,
    userId: user.id,
    kind: code.kind,
    effect: { ...NO_EFFECT, ...effect },
    redeemedAt: nowIso,
  };
  world.redemptions.put(redemption);
  return { redemption, after };
}

/** Assigns the code's referrer to a user without one. */
function attributeReferrer(call: Call, user: UserRecord, { referrerId }: PromoCodeRecord): UserRecord {
  const ref = referrerId === null ? undefined : call.world.referrers.get(referrerId)?.code;
  const referrer = user.referrer ?? referrerFor(call, { email: user.email, userId: user.id, ref });
  return referrer === user.referrer ? user : call.world.users.put({ ...user, referrer });
}

/**
 * Redeems the code of the sign-up form once the trial starts; an e-mail explains a refusal.
 * @returns the updated user
 */
export function redeemInvitation(call: Call, user: UserRecord): UserRecord {
  const typed = user.invitation?.promoCode ?? null;
  if (typed === null) return user;
  const { world, now } = call;
  const { code, refusal } = checkCode(world, typed, { user, planId: null }, now);
  if (refusal === null && code) return redeem(call, user, code).after;
  const why = sentence(user.locale, refusal ?? 'promo_not_found', dates(code, user));
  send(world, composeMessage('promoRefused', user.locale, user.email, [messagePaths.promo], { promo: typed, why }));
  return user;
}

const bookingOf = (user: UserRecord, { idempotencyKey }: Call) => ({
  order: null,
  actor: { id: user.id, impersonatorId: null },
  idempotencyKey,
});

export function discountEnd(months: number, now: number): string {
  return toIso(DateTime.fromMillis(now, { zone: 'utc' }).plus({ months }).toMillis());
}
