import type { Currency } from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/procurement/money/amount';
import type { Decimal } from '@zakupki/procurement/money/decimal';
import { differenceFromDeclared, findStatedTotal, isStatedLineSum } from '@zakupki/procurement/money/stated-total';
import { isCounted } from '../../../bids/rules/totals.ts';
import { NOTHING, type Evidence, type Rule } from '../rule.ts';

/**
 * Declared sums differ from calculated ones. A total with delivery is fine; a total in the other VAT mode is a note.
 */
export const arithmeticMismatch: Rule = {
  kind: 'arithmetic_mismatch',
  scope: 'within_bid',
  facets: { line: ['warning'], total: ['warning'], total_basis: ['info'] },
  suggestions: ['trust_computed', 'trust_declared', 'fix_bid'],
  inCell: ({ line }, { bid }) => {
    if (line === null || !isCounted(line) || line.unitPrice === null) return NOTHING;
    if (line.declaredLineTotal === null) return NOTHING;
    const computed = lineTotal(line.unitPrice, line.quantity, bid.currency);
    if (isStatedLineSum(line.declaredLineTotal, { lineTotal: computed, vatRate: line.vatRate }, bid)) return NOTHING;
    return [{ facet: 'line', severity: 'warning', details: figuresOf(line.declaredLineTotal, computed, bid.currency) }];
  },
  inBid: ({ bid, totals }, { order }) => {
    if (bid.declaredTotal === null || totals.byRate.length === 0) return NOTHING;
    const stated = findStatedTotal(bid.declaredTotal, totals, { ...bid, deliveryVatRate: order.vatRateDefault });
    if (stated?.vatMode === bid.vatMode) return NOTHING;
    const details = figuresOf(bid.declaredTotal, bid.vatMode === 'included' ? totals.gross : totals.net, bid.currency);
    if (stated === null) return [{ facet: 'total', severity: 'warning', details }];
    const { vatMode: statedVatMode, hasDelivery: statedDelivery } = stated;
    return [{ facet: 'total_basis', severity: 'info', details: { ...details, statedVatMode, statedDelivery } }];
  },
};

function figuresOf(declared: Decimal, computed: Decimal, currency: Currency): Evidence['details'] {
  return { declared, computed, difference: differenceFromDeclared(declared, computed, currency), currency };
}
