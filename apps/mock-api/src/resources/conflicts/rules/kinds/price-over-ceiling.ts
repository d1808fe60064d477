import { compare } from '@zakupki/procurement/money/decimal';
import { deltaPercent } from '@zakupki/procurement/money/percent';
import { priceOn, quotedBasis } from '../../../bids/rules/totals.ts';
import { comparableTotal } from '../../../bids/rules/worth.ts';
import { NOTHING, type Rule } from '../rule.ts';

/** Above the line's ceiling or the order's budget, on the basis of the order. Equal is fine. */
export const priceOverCeiling: Rule = {
  kind: 'price_over_ceiling',
  scope: 'bid_and_order',
  facets: { line: ['warning'], total: ['blocker'] },
  suggestions: ['negotiate', 'raise_ceiling', 'waive'],
  inCell: (cell, { bid }, { order }) => {
    const { item, line } = cell;
    const ceiling = item.maxUnitPrice;
    if (ceiling === null || line === null || cell.price === null) return NOTHING;
    const basis = quotedBasis(order);
    const price = basis === order.compareBasis ? cell.price : priceOn(basis, order, bid, { item, line }).price;
    if (price === null || compare(price, ceiling) <= 0) return NOTHING;
    const details = { price, ceiling, basis, overPercent: deltaPercent(price, ceiling) };
    return [{ facet: 'line', severity: 'warning', details }];
  },
  inBid: ({ total: comparable, worth }, { order }) => {
    if (order.budget === null || comparable === null) return NOTHING;
    const basis = quotedBasis(order);
    const total = comparableTotal(order, worth, basis);
    if (total === null || compare(total, order.budget) <= 0) return NOTHING;
    const details = { total, budget: order.budget, basis, overPercent: deltaPercent(total, order.budget) };
    return [{ facet: 'total', severity: 'blocker', details }];
  },
};
