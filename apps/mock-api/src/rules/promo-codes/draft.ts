/** Drafts and patches of promo codes. Pure. */
import type { PromoCodeDraft, PromoCodePatch } from '@zakupki/api-client/schema';
import { strip } from '@zakupki/procurement/decimals/decimal';
import type { PromoCodeRecord } from '../../model/records/billing.ts';
import type { Fault } from '../../sentences/fault.ts';
import { NO_PARTS, PROMO_KINDS, PROMO_PARTS, type PromoKindRule } from './kinds.ts';
import { normalizeCode } from './promo-code.ts';

type Content = Omit<PromoCodeRecord, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy'>;

/** Valid from now for all users, once each. */
export function blankPromo({ code, kind }: Pick<PromoCodeDraft, 'code' | 'kind'>, nowIso: string): Content {
  return {
    code: normalizeCode(code),
    kind,
    ...NO_PARTS,
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

/** Nested objects are replaced, not merged. */
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

/** Plans and referrers are checked elsewhere. */
export function promoFaults(promo: Content): Fault[] {
  const kind: PromoKindRule = PROMO_KINDS[promo.kind];
  const faults: Fault[] = PROMO_PARTS.flatMap((part): Fault[] => {
    if (part === kind.part) {
      return promo[part] === null ? [{ pointer: `/${part}`, code: 'required', said: 'promo_part_needed' }] : [];
    }
    return promo[part] === null ? [] : [{ pointer: `/${part}`, code: 'not_allowed', said: 'promo_part_foreign' }];
  });
  faults.push(...(kind.faults?.(promo) ?? []));
  if (promo.expiresAt !== null && Date.parse(promo.expiresAt) <= Date.parse(promo.startsAt)) {
    faults.push({ pointer: '/expiresAt', code: 'date_order', said: 'promo_ends_before' });
  }
  return faults;
}

/** Same code and same benefits. */
export function hasSameEffect(a: Content, b: Content): boolean {
  const benefits = (promo: Content) => JSON.stringify([promo.code, ...PROMO_PARTS.map((part) => promo[part])]);
  return benefits(a) === benefits(b);
}
