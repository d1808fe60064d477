import type { PlanPrice } from '@zakupki/api-client/schema';
import { compare } from '@zakupki/procurement/decimals/decimal';
import type { PlanRecord } from '../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { calculateDiscount, isForPlan } from '../../rules/access/price.ts';
import { listDiscounts } from '../access/discounts.ts';

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
