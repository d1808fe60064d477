import type { AccessPayment } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { Look } from '../../../ui/feedback/status-badge.tsx';

export const PAYMENT_LOOKS: Readonly<Record<AccessPayment['status'], Look>> = {
  paid: ['good', 'check', () => m.settings_payment_paid()],
  pending: ['note', 'half', () => m.settings_payment_pending()],
  failed: ['danger', 'struck', () => m.settings_payment_failed()],
  cancelled: ['neutral', 'dash', () => m.settings_payment_cancelled()],
};

/** A cancelled payment whose money arrived late and was returned. */
export const REFUNDED: Look = ['neutral', 'dash', () => m.settings_payment_refunded()];

export const METHODS: Readonly<Record<AccessPayment['method'], () => string>> = {
  card: () => m.checkout_card(),
  invoice: () => m.checkout_invoice(),
};

/** `Business plan, 1 year`, `10 credits` */
export function itemWords({ kind, name, period }: AccessPayment['item']): string {
  if (kind === 'pack') return name;
  const span = period === 'year' ? m.checkout_for_year() : m.checkout_for_month();
  return `${m.checkout_plan({ plan: name })}, ${span}`;
}
