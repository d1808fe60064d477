import type { PurchaseOrder, PurchaseOrderBid } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { paymentWords } from '../order/payment-terms.ts';
import { fieldLabel } from '../record-field/field-label.ts';

/** Of delivery, payment and warranty: those that are known. */
export function purchaseOrderTerms({ deliverTo, bids }: PurchaseOrder): [label: string, value: string][] {
  const { address, incoterm, place } = deliverTo;
  const each = (of: (bid: PurchaseOrderBid) => string | null) =>
    [...new Set(bids.flatMap((bid) => of(bid) || []))].join('; ');
  const terms: [label: string, value: string | null | undefined][] = [
    [fieldLabel('order', 'delivery/address'), address],
    ['Incoterms 2020', incoterm && [incoterm, place].filter(Boolean).join(' ')],
    [m.award_order_delivery_terms(), each(({ deliveryTerms }) => deliveryTerms)],
    [
      m.award_order_delivery_time(),
      each(({ deliveryDays }) => (deliveryDays === null ? null : m.editor_days({ count: deliveryDays }))),
    ],
    [fieldLabel('order', 'payment/kind'), each(({ payment }) => payment && paymentWords(payment))],
    [
      m.award_order_warranty(),
      each(({ warrantyMonths }) => (warrantyMonths === null ? null : m.award_order_months({ count: warrantyMonths }))),
    ],
  ];
  return terms.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}
