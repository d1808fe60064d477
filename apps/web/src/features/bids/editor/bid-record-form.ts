import type { Bid, BidDraft, Order } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { m } from '#messages';
import { type PaymentKind, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { differences, yesOrNo } from '../../../ui/form/form-differences.ts';
import { typedCells } from '../lines/bid-lines.ts';
import { bidCheck } from './bid-check.ts';
import { addressOf, labelOf, placeOfField } from './bid-fields.ts';
import { type BidValues, bidValues, readBid, restoreValues } from './bid-values.ts';

export function useBidForm(order: Order): RecordForm<BidValues, BidDraft, Bid> {
  return useMemo(() => {
    const read = (values: BidValues) => readBid(values, order.timeZone);
    return {
      valuesOf: (bid) => bidValues(bid, order),
      bodyOf: (values) => read(values).draft,
      lineIndexes: (values) => read(values).lineIndexes,
      isLine: (row, { items }, position) => row['orderItemId'] === items?.[position]?.orderItemId,
      restore: restoreValues,
      check: bidCheck(order.timeZone),
      placeOfField,
      placeOfPointer: (pointer, values) => addressOf(pointer, values, read(values)),
      differences: (mine, theirs) =>
        differences(mine, bidValues(theirs, order), {
          labelOf: (name) => (name === 'contacts' ? fieldLabel('bid', 'supplier/contacts') : labelOf(name, mine)),
          labelOfLine: (index) => m.bid_editor_line_number({ line: index + 1 }),
          cellsOf: typedCells,
          words: WORDS,
        }),
      staleTitle: m.bid_editor_stale_title,
    };
  }, [order]);
}

// The codes come from the contract.
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  vatPayer: yesOrNo,
  offered: yesOrNo,
  isEquivalent: yesOrNo,
  vatRate: vatRateWord,
  vatMode: (code) => vatModeWord(code as Order['vatMode']),
  paymentKind: (code) => paymentKindWord(code as PaymentKind),
};
