/** Discounts a user redeemed and can still use. */
import type { KeptDiscount } from '@zakupki/api-client/schema';
import type { World } from '@zakupki/mock-engine/world/world';

/** Sorted by expiry, the last to expire first. */
export function listDiscounts(world: World, userId: string, now: number): KeptDiscount[] {
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
