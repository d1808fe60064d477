import type { PurchaseOrder, PurchaseOrderBid } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { paymentWords } from '../order/payment-terms.ts';
import { fieldLabel } from '../record-field/field-label.ts';

/** The known terms of delivery, payment and warranty. */
export function purchaseOrderTerms({ deliverTo, bids }: PurchaseOrder): [label: string, value: string][] {
  const { address, incoterm, place } = deliverTo;
  const ofEachBid = (termOf: (bid: PurchaseOrderBid) => string | null) =>
    [...new Set(bids.flatMap((bid) => termOf(bid) || []))].join('; ');
  const terms: [label: string, value: string | null | undefined][] = [
    [fieldLabel('order', 'delivery/address'), address],
    ['Incoterms 2020', incoterm && [incoterm, place].filter(Boolean).join(' ')],
    [m.award_order_delivery_terms(), ofEachBid(({ deliveryTerms }) => deliveryTerms)],
    [
      m.award_order_delivery_time(),
      ofEachBid(({ deliveryDays }) => (deliveryDays === null ? null : m.editor_days({ count: deliveryDays }))),
    ],
    [fieldLabel('order', 'payment/kind'), ofEachBid(({ payment }) => payment && paymentWords(payment))],
    [
      m.award_order_warranty(),
      ofEachBid(({ warrantyMonths }) =>
        warrantyMonths === null ? null : m.award_order_months({ count: warrantyMonths }),
      ),
    ],
  ];
  return terms.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}
