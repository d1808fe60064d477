import type { Payment } from '@zakupki/api-client/schema';
import { formatTypedNumber } from '../../format/number/typed-number.ts';

/** Payment terms in a form. */
export type PaymentValues = {
  paymentKind: Payment['kind'] | '';
  prepayPercent: string;
  postpayDays: string;
};

export function paymentValues(payment: Payment | null): PaymentValues {
  return {
    paymentKind: payment?.kind ?? '',
    prepayPercent: formatTypedNumber(payment?.prepayPercent),
    postpayDays: payment?.postpayDays?.toString() ?? '',
  };
}
