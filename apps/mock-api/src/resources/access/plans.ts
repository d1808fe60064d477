/** Plans and credit packs. */
import type { CreditPack, Plan } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/words';
import type { PackRecord, PlanRecord } from '../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { calculateDiscount } from '../../rules/access/price.ts';

/** In display order. */
export function listPublicPlans(world: World): PlanRecord[] {
  return world.plans
    .all()
    .filter((plan) => plan.isPublic)
    .sort((a, b) => a.sort - b.sort);
}

export function planTexts(plan: PlanRecord): Readonly<Record<Lang, Pick<PlanRecord, 'name' | 'features'>>> {
  const { name, nameRu, features, featuresRu } = plan;
  return { en: { name, features }, ru: { name: nameRu, features: featuresRu } };
}

const vatIn = ({ price, currency }: Pick<PlanRecord, 'price' | 'currency'>) =>
  calculateDiscount(price, null, currency).vat;

export function presentPlan(plan: PlanRecord, lang: Lang): Plan {
  const { nameRu: _nameRu, featuresRu: _featuresRu, ...presented } = plan;
  return { ...presented, vat: vatIn(plan), ...planTexts(plan)[lang] };
}

export function presentPack(pack: PackRecord): CreditPack {
  return { ...pack, vat: vatIn(pack) };
}
