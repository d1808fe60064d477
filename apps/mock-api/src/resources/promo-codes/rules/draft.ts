/** Drafts and patches of promo codes. Pure. */
import type { PromoCodeDraft, PromoCodePatch } from '@zakupki/api-client/schema';
import { sign, strip } from '@zakupki/procurement/money/decimal';
import type { PromoCodeRecord } from '../../../world/records/promo-codes.ts';
import type { Fault } from '../../../sentences/fault.ts';
import { normalizeCode } from './promo-code.ts';

type Content = Omit<PromoCodeRecord, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy'>;

/** Valid from now for everyone, once per user. */
export function blankPromo({ code, kind }: Pick<PromoCodeDraft, 'code' | 'kind'>, nowIso: string): Content {
  return {
    code: normalizeCode(code),
    kind,
    credits: null,
    trialDays: null,
    discount: null,
    active: true,
    startsAt: nowIso,
    expiresAt: null,
    maxRedemptions: null,
    perUserLimit: 1,
    restrictions: { newUsersOnly: false, planIds: [], emailDomain: null },
    referrerId: null,
    note: null,
  };
}

/** Nested objects are replaced as a whole. */
export function patchPromo<C extends Content>(before: C, draft: PromoCodePatch): C {
  const { credits, discount, restrictions, code, note, ...plain } = draft;
  return {
    ...before,
    ...plain,
    ...(code !== undefined && { code: normalizeCode(code) }),
    ...(note !== undefined && { note: note?.trim() || null }),
    ...(credits !== undefined && { credits: credits && { expiresInDays: null, ...credits } }),
    ...(discount !== undefined && { discount: discount && normalizeDiscount(discount) }),
    ...(restrictions !== undefined && {
      restrictions: {
        newUsersOnly: restrictions.newUsersOnly ?? false,
        planIds: restrictions.planIds ?? [],
        emailDomain: restrictions.emailDomain?.toLowerCase() ?? null,
      },
    }),
  };
}

function normalizeDiscount({ percentOff = null, amountOff = null, months }: NonNullable<PromoCodePatch['discount']>) {
  return { percentOff: percentOff === null ? null : strip(percentOff), amountOff, months };
}

const EFFECT_FIELDS = { credits: 'credits', trial_days: 'trialDays', discount: 'discount' } as const;

/** Plans and referrers are checked elsewhere. */
export function promoFaults(promo: Content): Fault[] {
  const needed = EFFECT_FIELDS[promo.kind];
  const faults: Fault[] = Object.values(EFFECT_FIELDS).flatMap((part): Fault[] => {
    if (part === needed) {
      return promo[part] === null ? [{ pointer: `/${part}`, code: 'required', said: 'promo_part_needed' }] : [];
    }
    return promo[part] === null ? [] : [{ pointer: `/${part}`, code: 'not_allowed', said: 'promo_part_foreign' }];
  });
  if (promo.kind === 'discount' && promo.discount) faults.push(...discountFaults(promo.discount));
  if (promo.expiresAt !== null && Date.parse(promo.expiresAt) <= Date.parse(promo.startsAt)) {
    faults.push({ pointer: '/expiresAt', code: 'date_order', said: 'promo_ends_before' });
  }
  return faults;
}

function discountFaults({ percentOff, amountOff }: NonNullable<Content['discount']>): Fault[] {
  if (percentOff === null && amountOff === null) {
    return [{ pointer: '/discount/percentOff', code: 'required', said: 'discount_one_of_two' }];
  }
  if (percentOff !== null && amountOff !== null) {
    return [{ pointer: '/discount/amountOff', code: 'not_allowed', said: 'discount_one_of_two' }];
  }
  if (sign(percentOff ?? amountOff ?? '0') > 0) return [];
  const part = percentOff === null ? 'amountOff' : 'percentOff';
  return [{ pointer: `/discount/${part}`, code: 'min', said: 'discount_of_nothing' }];
}

/** Same code and same benefits. */
export function hasSameEffect(a: Content, b: Content): boolean {
  const gift = ({ code, credits, trialDays, discount }: Content) =>
    JSON.stringify([code, credits, trialDays, discount]);
  return gift(a) === gift(b);
}
