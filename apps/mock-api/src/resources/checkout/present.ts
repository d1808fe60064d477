import type { AccessPayment, CreditPack, Plan } from '@zakupki/api-client/schema';
import { sentence } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { PackRecord, PaymentRecord, PlanRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';
import { calculateDiscount } from '../promo-codes/rules/promo-code.ts';
import { planTexts } from './plans.ts';
import { itemName, receiptNumber } from './store.ts';

export function presentPayment(payment: PaymentRecord, world: World, lang: Lang): AccessPayment {
  const { ownerId: _ownerId, item, failure, confirmation, refundedAt = null, ...rest } = payment;
  const waiting = confirmation?.isWaiting ? confirmation : null;
  const period = item.kind === 'plan' ? (world.plans.get(item.id)?.period ?? null) : null;
  return {
    ...rest,
    confirmationUrl: waiting && confirmationUrl(payment, world, lang),
    expiresAt: waiting && waiting.expiresAt,
    refundedAt,
    receiptNumber: receiptNumber(world, payment),
    item: { ...item, name: itemName(item, world, lang), period },
    failure: failure && { code: failure, message: sentence(lang, failure) },
  };
}

/** The simulated page of the payment provider; the browser that opens it sends no header that names the world. */
const confirmationUrl = ({ id }: PaymentRecord, { name }: World, lang: Lang) =>
  `/__mock/checkout/${id}?${String(new URLSearchParams({ world: name, lang }))}`;

const vatIn = ({ price, currency }: Pick<PlanRecord, 'price' | 'currency'>) =>
  calculateDiscount(price, null, currency).vat;

export function presentPlan(plan: PlanRecord, lang: Lang): Plan {
  const { nameRu: _nameRu, featuresRu: _featuresRu, ...presented } = plan;
  return { ...presented, vat: vatIn(plan), ...planTexts(plan)[lang] };
}

export function presentPack(pack: PackRecord): CreditPack {
  return { ...pack, vat: vatIn(pack) };
}
