import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, BidDraft, Order } from '@zakupki/api-client/schema';
import type { UseFormReturn } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { type Autosave, useAutosave } from '../../../forms/autosave.ts';
import { type FormSubmission, useFormSubmission } from '../../../forms/form-submission.ts';
import { type Difference, differences, yesOrNo } from '../../../ui/form/form-differences.ts';
import { type PaymentKind, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { useUpdateBidMutation } from '../bids-api.ts';
import { bidCheck } from './bid-check.ts';
import { labelOf, addressOf, placeOfField } from './bid-fields.ts';
import { typedCells } from '../lines/bid-lines.ts';
import { type BidValues, bidValues, readBid } from './bid-values.ts';

export function useBidSubmission(form: UseFormReturn<BidValues>, order: Order): FormSubmission {
  return useFormSubmission(form, {
    check: bidCheck(order.timeZone),
    placeOfField: (name) => placeOfField(name, form.getValues()),
    placeOfPointer: (pointer, values) => addressOf(pointer, values, readBid(values, order.timeZone)),
  });
}

interface BidSavingOptions {
  readonly order: Order;
  readonly initial: Bid;
  /** The version that a restored local draft is based on. */
  readonly basis: string | null;
  readonly onSaved: () => void;
  readonly onRefused: (error: ApiError) => void;
}

export function useBidSaving(form: UseFormReturn<BidValues>, { order, ...options }: BidSavingOptions): Autosave<Bid> {
  const [update] = useUpdateBidMutation();
  const target = { orderId: order.id, id: options.initial.id };
  return useAutosave(form, {
    ...options,
    check: bidCheck(order.timeZone),
    bodyOf: (values) => readBid(values, order.timeZone).draft,
    send: (ifMatch, body) => update({ ...target, ifMatch, body }).unwrap(),
    staleOf: (error) => staleCurrent('updateBid', error),
    onSent: (saved, body) => giveIds(form, order.timeZone, { sent: body, saved }),
  });
}

/** New lines get the server's ids, unless the user moved them meanwhile. */
function giveIds(
  form: UseFormReturn<BidValues>,
  timeZone: string,
  { sent, saved }: { readonly sent: BidDraft; readonly saved: Bid },
): void {
  for (const [position, index] of readBid(form.getValues(), timeZone).lineIndexes.entries()) {
    const row = form.getValues(`lines.${index}`);
    const line = saved.items[position];
    if (row.id === '' && line && row['orderItemId'] === sent.items?.[position]?.orderItemId) {
      form.setValue(`lines.${index}.id`, line.id);
    }
  }
}

export function bidDifferences(mine: BidValues, theirs: Bid, order: Order): Difference[] {
  return differences(mine, bidValues(theirs, order), {
    labelOf: (name) => (name === 'contacts' ? fieldLabel('bid', 'supplier/contacts') : labelOf(name, mine)),
    labelOfLine: (index) => m.bid_editor_line_number({ line: index + 1 }),
    textsOf: typedCells,
    words: WORDS,
  });
}

// The codes are the contract's own.
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  vatPayer: yesOrNo,
  offered: yesOrNo,
  isEquivalent: yesOrNo,
  vatRate: vatRateWord,
  vatMode: (code) => vatModeWord(code as Order['vatMode']),
  paymentKind: (code) => paymentKindWord(code as PaymentKind),
};
