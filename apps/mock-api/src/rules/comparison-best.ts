/** The best offer of one supplier for everything, and the lowest price of each line. Pure. */
import type { BestPerLine, ComparisonBest } from '@zakupki/api-client/schema';
import { roundAmount, sumAmounts } from '@zakupki/pricing/amount';
import { isDecimal, subtract } from '@zakupki/pricing/decimal';
import { sharesOf } from './award.ts';
import { quotedCheapest } from './award-lines.ts';
import type { OrderSheet } from './order-sheet.ts';
import type { Ranked } from './standing.ts';

export function bestOf(sheet: OrderSheet, [first]: readonly Ranked[]): ComparisonBest {
  const single = first ? { bidId: first.sheet.bid.id, total: first.total } : null;
  const perLine = perLineOf(sheet);
  const saving = single && perLine ? roundAmount(subtract(single.total, perLine.total), sheet.order.currency) : null;
  return { single, perLine, splitSaving: saving };
}

/** What an award of the lowest prices would come to, if all that is quoted were taken. */
function perLineOf(sheet: OrderSheet): BestPerLine | null {
  const { order } = sheet;
  const shares = sharesOf(order, quotedCheapest(sheet));
  const bids = shares
    .toSorted((a, b) => a.bid.number - b.bid.number)
    .map(({ bid, items, sum: { total } }) => ({ bidId: bid.id, lines: items.size, total }));
  if (bids.length === 0) return null;
  const total = sumAmounts(
    bids.map((share) => share.total),
    order.currency,
  );
  return isDecimal(total) ? { total, linesCovered: bids.reduce((sum, { lines }) => sum + lines, 0), bids } : null;
}
