/** Public plans. */
import type { Lang } from '@zakupki/procurement/words';
import type { PlanRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';

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
