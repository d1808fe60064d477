/** Keeps amounts of a bid within the contract's 15 integer digits. Pure. */
import { lineTotal } from '@zakupki/procurement/money/amount';
import { normalizedQuantity } from '@zakupki/procurement/offers/comparison-price';
import { add, compare, type Decimal, MAX_INTEGER_DIGITS } from '@zakupki/procurement/decimals/decimal';
import { convertTotals, findExchange } from '@zakupki/procurement/money/exchange';
import { deliveryOf } from '@zakupki/procurement/offers/worth';
import { totalsOf } from '@zakupki/procurement/money/totals';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { type Answer, listAnswers, isCounted, priceOn } from './totals.ts';
import { toOffer } from './worth.ts';
import type { Fault } from '../../sentences/fault.ts';

const LIMIT: Decimal = `1${'0'.repeat(MAX_INTEGER_DIGITS)}`;
const isTooLarge = (value: Decimal | null) => value !== null && compare(value, LIMIT) >= 0;

/** Every line that is too large; when only the sum is, the largest line. */
export function sizeFaults(order: OrderRecord, bid: BidRecord): Fault[] {
  const answers = listAnswers(order, bid);
  const faults = answers.flatMap((answer) => lineFaults(order, bid, answer));
  return faults.length > 0 ? faults : sumFaults(order, bid, answers);
}

function lineFaults(order: OrderRecord, bid: BidRecord, answer: Answer): Fault[] {
  const { item, line, index } = answer;
  if (line.unitPrice !== null && isTooLarge(lineTotal(line.unitPrice, line.quantity, bid.currency))) {
    return [fault(index, 'unitPrice', 'amount_too_large')];
  }
  if (isTooLarge(normalizedQuantity(line, item.unitCode))) {
    const field =
      line.unitsPerPack !== null ? 'unitsPerPack' : line.packsPerUnit !== null ? 'packsPerUnit' : 'quantity';
    return [fault(index, field, 'quantity_too_large')];
  }
  // The gross price is the largest.
  return isTooLarge(priceOn('gross', order, bid, answer).price) ? [fault(index, 'unitPrice', 'amount_too_large')] : [];
}

function sumFaults(order: OrderRecord, bid: BidRecord, answers: readonly Answer[]): Fault[] {
  const counted = answers.filter(({ line }) => isCounted(line));
  const sums = totalsOf(
    counted.map(({ line }) => line),
    bid,
  );
  const exchange = findExchange(bid.currency, order.currency, order.exchangeRates);
  const converted = exchange && convertTotals(sums, bid.vatMode, exchange, order.currency);
  if (isTooLarge(sums.gross) || isTooLarge(converted?.gross ?? null)) {
    const at = sums.lineTotals.reduce((best, total, i) => (isLarger(total, sums.lineTotals[best]) ? i : best), 0);
    return [fault(counted[at]?.index ?? 0, 'unitPrice', 'amount_too_large')];
  }
  const offer = toOffer(order, bid, []);
  const delivery = offer && deliveryOf(offer, order.currency);
  return isTooLarge(add(converted?.gross ?? '0', delivery?.gross ?? '0'))
    ? [{ pointer: '/deliveryCost', code: 'max', said: 'amount_too_large' }]
    : [];
}

const isLarger = (a: Decimal | null, b: Decimal | null | undefined) => compare(a ?? '0', b ?? '0') > 0;

function fault(index: number, field: string, said: 'amount_too_large' | 'quantity_too_large'): Fault {
  return { pointer: `/items/${index}/${field}`, code: 'max', said };
}
