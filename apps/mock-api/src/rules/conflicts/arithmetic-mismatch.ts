import type { Currency } from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/pricing/amount';
import { compare, type Decimal } from '@zakupki/pricing/decimal';
import { differenceFromDeclared } from '@zakupki/pricing/totals';
import { isCounted } from '../bid-totals.ts';
import { NOTHING, type Evidence, type Rule } from './rule.ts';

/** The supplier's own paper adds up differently. */
export const arithmeticMismatch: Rule = {
  kind: 'arithmetic_mismatch',
  scope: 'within_bid',
  facets: { line: ['warning'], total: ['warning'] },
  suggestions: ['trust_computed', 'trust_declared', 'fix_bid'],
  inCell: ({ line }, { bid }) => {
    if (line === null || !isCounted(line) || line.unitPrice === null) return NOTHING;
    if (line.declaredLineTotal === null) return NOTHING;
    const computed = lineTotal(line.unitPrice, line.quantity, bid.currency);
    return mismatch('line', line.declaredLineTotal, computed, bid.currency);
  },
  inBid: ({ bid, totals }) => {
    if (bid.declaredTotal === null || totals.coverage.linesOffered === 0) return NOTHING;
    const computed = bid.vatMode === 'included' ? totals.gross : totals.net;
    return mismatch('total', bid.declaredTotal, computed, bid.currency);
  },
};

/** Differences up to these are rounding: one hundredth for a line, one unit of the currency for a total. */
const TOLERATED = { line: '0.01', total: '1.00' } as const;

function mismatch(
  facet: 'line' | 'total',
  declared: Decimal,
  computed: Decimal,
  currency: Currency,
): readonly Evidence[] {
  if (declared === computed) return NOTHING;
  const difference = differenceFromDeclared(declared, computed, currency);
  if (compare(difference.replace('-', ''), TOLERATED[facet]) <= 0) return NOTHING;
  return [{ facet, severity: 'warning', details: { declared, computed, difference, currency } }];
}
