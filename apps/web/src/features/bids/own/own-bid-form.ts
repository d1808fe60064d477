import type { Bid, BidDraft, Order, OwnInvitation } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { NO_CONTACT } from '../../../entities/supplier/contact-values.ts';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { useBidForm } from '../editor/bid-record-form.ts';
import { type BidValues, newBidValues } from '../editor/bid-values.ts';

/** @param initial of a new bid: the server fills in a supplier that was left as invited */
export function useOwnBidForm(order: Order, initial?: BidValues): RecordForm<BidValues, BidDraft, Bid> {
  const form = useBidForm(order);
  return useMemo(() => {
    const supplierOf = (values: BidValues) => form.bodyOf(values).supplier;
    const invited = initial && JSON.stringify(supplierOf(initial));
    return {
      ...form,
      bodyOf(values) {
        // Where a bid comes from and when are not the supplier's to set.
        const { source: _source, receivedAt: _receivedAt, supplier, ...own } = form.bodyOf(values);
        return JSON.stringify(supplier) === invited ? own : { ...own, supplier };
      },
    };
  }, [form, initial]);
}

/** The order's terms, and who was invited. */
export function newOwnValues(order: Order, { supplierName, email, contactName }: OwnInvitation): BidValues {
  return {
    ...newBidValues(order),
    supplierName,
    contacts: [{ ...NO_CONTACT, name: contactName ?? '', email, isPrimary: true }],
  };
}
