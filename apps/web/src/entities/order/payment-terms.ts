import { m } from '#messages';
import { formatPercent } from '../../format/number/numbers.ts';

const KINDS = {
  prepaid: () => m.editor_payment_prepaid(),
  postpaid: () => m.editor_payment_postpaid(),
  mixed: () => m.editor_payment_mixed(),
} as const;

export type PaymentKind = keyof typeof KINDS;

export const paymentKinds = Object.keys(KINDS) as readonly PaymentKind[];

export function paymentKindWord(kind: PaymentKind): string {
  return KINDS[kind]();
}

/** `частями, 30 %, 45 дней` */
export function paymentWords(payment: {
  readonly kind: PaymentKind;
  readonly prepayPercent?: string | null | undefined;
  readonly postpayDays?: number | null | undefined;
}): string {
  const { kind, prepayPercent, postpayDays } = payment;
  const parts = [
    prepayPercent ? formatPercent(prepayPercent) : null,
    postpayDays == null ? null : m.editor_days({ count: postpayDays }),
  ].filter((part) => part !== null);
  return [paymentKindWord(kind), ...parts].join(', ');
}
