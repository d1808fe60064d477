/** Requirements for submitted bids, conflicts aside. Pure. */
import type { SupplierContact } from '@zakupki/api-client/schema';
import { isCalledByAddress } from '@zakupki/procurement/suppliers/contacts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Fault } from '../../sentences/fault.ts';
import { missingPaymentFields } from '../orders/payment-terms.ts';

type Offer = Pick<BidRecord, 'supplier' | 'source' | 'items' | 'payment' | 'currency'>;
type Terms = Pick<OrderRecord, 'sealedBids' | 'currency' | 'exchangeRates'>;

const CHECKS: readonly ((bid: Offer) => Fault[])[] = [
  (bid) => (isNamed(bid) ? [] : [{ pointer: '/supplier/name', code: 'required', said: 'supplier_name_needed' }]),
  ({ supplier }) =>
    supplier.contacts.length > 0
      ? contactFaults(supplier.contacts, '/supplier')
      : [{ pointer: '/supplier/contacts', code: 'required', said: 'contact_needed' }],
  ({ items }) => (items.some(isPriced) ? [] : [unpricedFault(items)]),
  ({ payment }) => (payment ? missingPaymentFields(payment) : []),
];

/** @param order of the bid */
export function completenessFaults(bid: Offer, order: Terms): Fault[] {
  return [...CHECKS.flatMap((check) => check(bid)), ...currencyFaults(bid, order)];
}

/** A rate that is chosen after the opening would decide between bids whose prices the buyer has seen. */
function currencyFaults({ currency: offered }: Offer, { sealedBids, currency, exchangeRates }: Terms): Fault[] {
  const isComparable = offered === currency || exchangeRates.some((rate) => rate.currency === offered);
  if (!sealedBids || isComparable) return [];
  const params = { offered, ordered: currency };
  return [{ pointer: '/currency', code: 'not_allowed', said: 'currency_without_rate', params }];
}

/** An address that the invitation gave for a name is none that a purchase order can name. */
function isNamed({ supplier: { name, contacts }, source }: Offer): boolean {
  if (!name?.trim()) return false;
  return source !== 'supplier_link' || !isCalledByAddress(name, contacts);
}

const isPriced = ({ offered, unitPrice }: BidRecord['items'][number]) => offered && unitPrice !== null;

/** At the first offered line, or at the list of lines. */
function unpricedFault(items: BidRecord['items']): Fault {
  const index = items.findIndex(({ offered }) => offered);
  return {
    pointer: index < 0 ? '/items' : `/items/${index}/unitPrice`,
    code: 'required',
    said: 'priced_line_needed',
  };
}

/** Contacts without e-mail and phone; `pointer` is their parent. */
export function contactFaults(contacts: readonly Pick<SupplierContact, 'email' | 'phone'>[], pointer: string): Fault[] {
  return contacts.flatMap(({ email, phone }, index) =>
    email || phone
      ? []
      : [
          {
            pointer: `${pointer}/contacts/${index}/email`,
            code: 'required' as const,
            said: 'contact_unreachable' as const,
          },
        ],
  );
}
