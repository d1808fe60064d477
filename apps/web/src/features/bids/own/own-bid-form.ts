import type { Bid, BidDraft, Order, OwnInvitation } from '@zakupki/api-client/schema';
import { isCalledByAddress } from '@zakupki/procurement/suppliers/contacts';
import { useMemo } from 'react';
import { NO_CONTACT } from '../../../entities/supplier/contact-values.ts';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { useBidForm } from '../editor/bid-record-form.ts';
import { type BidValues, newBidValues } from '../editor/bid-values.ts';

/** @param initial values of a new bid: an unchanged supplier is omitted, and the server fills in the invited one */
export function useOwnBidForm(order: Order, initial?: BidValues): RecordForm<BidValues, BidDraft, Bid> {
  const form = useBidForm(order);
  return useMemo(() => {
    const supplierOf = (values: BidValues) => form.bodyOf(values).supplier;
    const invited = initial && JSON.stringify(supplierOf(initial));
    return {
      ...form,
      valuesOf: (bid) => {
        const values = form.valuesOf(bid);
        return { ...values, supplierName: companyName(values.supplierName, bid.supplier.contacts) };
      },
      bodyOf(values) {
        // Suppliers cannot set the source and the time of receipt.
        const { source: _source, receivedAt: _receivedAt, supplier, ...body } = form.bodyOf(values);
        return JSON.stringify(supplier) === invited ? body : { ...body, supplier };
      },
    };
  }, [form, initial]);
}

/** The form asks for the name of suppliers who were invited by an address alone. */
const companyName = (name: string, contacts: Parameters<typeof isCalledByAddress>[1]) =>
  isCalledByAddress(name, contacts) ? '' : name;

/** The order's defaults, with the invited supplier and contact. */
export function newOwnValues(order: Order, { supplierName, email, contactName }: OwnInvitation): BidValues {
  return {
    ...newBidValues(order),
    supplierName: companyName(supplierName, [{ email }]),
    contacts: [{ ...NO_CONTACT, name: contactName ?? '', email, isPrimary: true }],
  };
}
