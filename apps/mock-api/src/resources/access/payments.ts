/** Payments, and those that are under way. */
import type { AccessPayment } from '@zakupki/api-client/schema';
import { sentence } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/words';
import type { PaymentRecord } from '../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { planTexts } from './plans.ts';

/** At most two: one that waits for money and one that waits for the user's confirmation. */
export function listPendingPayments(world: World, userId: string): PaymentRecord[] {
  return world.payments.where('owner', userId).filter(({ status }) => status === 'pending');
}

/** Prefers a payment that waits for the user over one that waits for money. */
export function findPendingPayment(world: World, userId: string): PaymentRecord | null {
  const pending = listPendingPayments(world, userId);
  return pending.find(isWaiting) ?? pending[0] ?? null;
}

export const isWaiting = ({ status, confirmation }: PaymentRecord): boolean =>
  status === 'pending' && confirmation?.isWaiting === true;

export function itemName({ kind, id }: PaymentRecord['item'], world: World, lang: Lang): string {
  if (kind === 'pack') return sentence(lang, 'pack_name', { credits: world.packs.get(id)?.credits ?? 0 });
  const plan = world.plans.get(id);
  return plan ? planTexts(plan)[lang].name : id;
}

/** Consecutive for the payer; null until the payment is paid. */
export function receiptNumber(world: World, { id, ownerId, paidAt }: PaymentRecord): string | null {
  if (paidAt === null) return null;
  const paid = world.payments.where('owner', ownerId).filter((one) => one.paidAt !== null && one.paidAt <= paidAt);
  const earlier = paid.filter((one) => one.paidAt !== paidAt);
  // With a frozen clock several are paid at once: in the order of their checkouts.
  const atOnce = paid.filter((one) => one.paidAt === paidAt).findIndex((one) => one.id === id);
  return `К-${paidAt.slice(0, 4)}-${String(earlier.length + atOnce + 1).padStart(5, '0')}`;
}

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
