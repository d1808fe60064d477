import type { VatRate } from '@zakupki/api-client/schema';
import { NOTHING, type Evidence, type Rule } from './rule.ts';

/** From this day of delivery 22 % is the general rate (Federal Law 425-FZ of 2025-11-28); before it, 20 % was. */
const GENERAL_RATE_CHANGED = '2026-01-01';

/** VAT quoted otherwise than the order asks: with or without it, at another or a bygone rate, or by a seller who pays none. */
export const vatMismatch: Rule = {
  kind: 'vat_mismatch',
  scope: 'bid_and_order',
  facets: { mode: ['info'], rate: ['warning'], not_payer: ['blocker'], obsolete_rate: ['warning'] },
  suggestions: ['normalise', 'fix_bid', 'relax_requirement', 'waive'],
  inBid: ({ bid, cells }, { order }) => {
    const found: Evidence[] = [];
    if (bid.vatMode !== order.vatMode)
      found.push({ facet: 'mode', severity: 'info', details: { offered: bid.vatMode, ordered: order.vatMode } });
    const untaxed = cells.filter(
      ({ line, isExcluded }) => !isExcluded && line !== null && line.offered && line.vatRate === 'none',
    );
    if (order.requireVat && untaxed.length > 0)
      found.push({
        facet: 'not_payer',
        severity: 'blocker',
        details: { orderItemIds: untaxed.map(({ item }) => item.id) },
      });
    return found;
  },
  inCell: ({ item, line, promised }, _bid, { order }) => {
    if (line === null || !line.offered) return NOTHING;
    const ordered = item.vatRate ?? order.vatRateDefault;
    const delivery = promised ?? item.requiredBy;
    const isObsolete = delivery !== null && isOutOfForce(line.vatRate, delivery);
    if (line.vatRate === ordered && !isObsolete) return NOTHING;
    const found: Evidence[] = [];
    if (isObsolete)
      found.push({ facet: 'obsolete_rate', severity: 'warning', details: { offered: line.vatRate, delivery } });
    if (line.vatRate !== ordered)
      found.push({ facet: 'rate', severity: 'warning', details: { offered: line.vatRate, ordered } });
    return found;
  },
};

/** The general rate for goods delivered on a day. */
export function rateInForce(delivery: string): VatRate {
  return delivery < GENERAL_RATE_CHANGED ? '20' : '22';
}

function isOutOfForce(rate: VatRate, delivery: string): boolean {
  return delivery < GENERAL_RATE_CHANGED ? rate === '22' : rate === '20';
}
