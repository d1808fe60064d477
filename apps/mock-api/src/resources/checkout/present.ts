import type { AccessPayment, CreditPack, Plan } from '@zakupki/api-client/schema';
import { sentence } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { PackRecord, PaymentRecord, PlanRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';
import { calculateDiscount } from '../promo-codes/rules/promo-code.ts';
import { planTexts } from './plans.ts';
import { itemName } from './store.ts';

export function presentPayment(payment: PaymentRecord, world: World, lang: Lang): AccessPayment {
  const { ownerId: _ownerId, item, failure, ...rest } = payment;
  const period = item.kind === 'plan' ? (world.plans.get(item.id)?.period ?? null) : null;
  return {
    ...rest,
    item: { ...item, name: itemName(item, world, lang), period },
    failure: failure && { code: failure, message: sentence(lang, failure) },
  };
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
