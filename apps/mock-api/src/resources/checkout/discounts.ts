/** Discounts a user redeemed and can still use. */
import type { KeptDiscount, PlanPrice } from '@zakupki/api-client/schema';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { isForPlan } from '../promo-codes/rules/kinds.ts';
import { calculateDiscount } from '../promo-codes/rules/promo-code.ts';
import type { PlanRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';

/** Sorted by expiry, the last to expire first. */
function listDiscounts(world: World, userId: string, now: number): KeptDiscount[] {
  return world.redemptions
    .where('owner', userId)
    .flatMap(({ promoCodeId, code, effect: { discountUntil: until } }) => {
      const { discount, restrictions } = world.promoCodes.get(promoCodeId) ?? {};
      if (until === null || now >= Date.parse(until) || !discount || !restrictions) return [];
      const { percentOff, amountOff } = discount;
      return [{ code, percentOff, amountOff, planIds: restrictions.planIds, until }];
    })
    .sort((a, b) => Date.parse(b.until) - Date.parse(a.until));
}

/** Returns the discount that expires last; null without any. */
export function findLongestDiscount(world: World, userId: string, now: number): KeptDiscount | null {
  return listDiscounts(world, userId, now)[0] ?? null;
}

type Priced = Omit<PlanPrice, 'planId' | 'currency'>;

/** Price with the best discount, and its code. */
export function calculateBestPrice(
  world: World,
  userId: string,
  { id, price, currency }: PlanRecord,
  now: number,
): Priced & { promoCode: string | null } {
  const usable = listDiscounts(world, userId, now).filter(({ planIds }) => isForPlan(planIds, id));
  const offers = usable.map((discount) => ({
    ...calculateDiscount(price, discount, currency),
    promoCode: discount.code,
  }));
  return offers.reduce<Priced & { promoCode: string | null }>(
    (best, offer) => (compare(offer.amount, best.amount) < 0 ? offer : best),
    { ...calculateDiscount(price, null, currency), promoCode: null },
  );
}
