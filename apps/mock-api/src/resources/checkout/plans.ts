/** Public plans and packs. */
import type { CreditPack, Plan } from '@zakupki/api-client/schema';
import { calculateDiscount } from '../promo-codes/rules/promo-code.ts';
import type { Lang } from '../../sentences/sentence.ts';
import type { PackRecord, PlanRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';

/** In display order. */
export function listPublicPlans(world: World): PlanRecord[] {
  return world.plans
    .all()
    .filter((plan) => plan.isPublic)
    .sort((a, b) => a.sort - b.sort);
}

const vatIn = ({ price, currency }: Pick<PlanRecord, 'price' | 'currency'>) =>
  calculateDiscount(price, null, currency).vat;

export function presentPlan({ nameRu, featuresRu, ...plan }: PlanRecord, lang: Lang): Plan {
  const priced = { ...plan, vat: vatIn(plan) };
  return lang === 'ru' ? { ...priced, name: nameRu, features: featuresRu } : priced;
}

export function presentPack(pack: PackRecord): CreditPack {
  return { ...pack, vat: vatIn(pack) };
}
