/** The sum of a line as stated on the supplier's document, beside price times quantity. Pure. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { lineTotal } from '@zakupki/procurement/money/amount';
import { differenceOfLine, isPriceRounding } from '@zakupki/procurement/money/stated-total';
import type { BidRecord } from '../../model/records/bids.ts';
import { isCounted, type OfferedLine } from '../bids/totals.ts';

type StatedSum = {
  readonly declared: Decimal;
  /** price times quantity, in the bid's VAT mode */
  readonly computed: Decimal;
  /** declared minus computed, on the VAT basis that fits best */
  readonly difference: Decimal;
  /** the rounding of the price explains the difference */
  readonly isRounding: boolean;
};

/** Null for a line without a stated sum. */
export function statedSumOf(line: OfferedLine | null, bid: BidRecord): StatedSum | null {
  if (line === null || !isCounted(line) || line.unitPrice === null || line.declaredLineTotal === null) return null;
  const { declaredLineTotal: declared, unitPrice, quantity, vatRate } = line;
  const computed = lineTotal(unitPrice, quantity, bid.currency);
  const difference = differenceOfLine(declared, { lineTotal: computed, vatRate }, bid);
  return { declared, computed, difference, isRounding: isPriceRounding(difference, unitPrice, quantity) };
}
