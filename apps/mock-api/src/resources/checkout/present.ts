import type { AccessPayment } from '@zakupki/api-client/schema';
import { sentence } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { PaymentRecord } from '../../world/records/billing.ts';
import type { World } from '../../world/world.ts';
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
