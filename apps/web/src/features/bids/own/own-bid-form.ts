import type { Bid, BidDraft, Order, OwnInvitation } from '@zakupki/api-client/schema';
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
        const isAddress = bid.supplier.contacts.some(({ email }) => isSame(email, values.supplierName));
        return isAddress ? { ...values, supplierName: '' } : values;
      },
      bodyOf(values) {
        // Suppliers cannot set the source and the time of receipt.
        const { source: _source, receivedAt: _receivedAt, supplier, ...body } = form.bodyOf(values);
        return JSON.stringify(supplier) === invited ? body : { ...body, supplier };
      },
    };
  }, [form, initial]);
}

/** Suppliers who were invited by address alone have it for a name: the form asks for theirs. */
const isSame = (email: string | null, name: string) => email?.toLowerCase() === name.toLowerCase();

/** The order's defaults, with the invited supplier and contact. */
export function newOwnValues(order: Order, { supplierName, email, contactName }: OwnInvitation): BidValues {
  return {
    ...newBidValues(order),
    supplierName: isSame(email, supplierName) ? '' : supplierName,
    contacts: [{ ...NO_CONTACT, name: contactName ?? '', email, isPrimary: true }],
  };
}
