import type { VatRate } from '@zakupki/api-client/schema';
import type { OrderRecord } from '../../../../world/records/orders.ts';
import type { Cell } from '../../../comparison/rules/order-sheet.ts';
import { NOTHING, type Evidence, type Rule } from '../rule.ts';

/** General rate of 22 % for deliveries from this day (Federal Law 425-FZ of 2025-11-28); 20 % before. */
const GENERAL_RATE_CHANGED = '2026-01-01';

/** VAT differs from the order: mode, rate, obsolete rate, or supplier without VAT. */
export const vatMismatch: Rule = {
  kind: 'vat_mismatch',
  scope: 'bid_and_order',
  facets: {
    mode: ['info'],
    rate: ['warning'],
    not_payer: ['blocker'],
    no_vat: ['warning'],
    obsolete_rate: ['warning'],
  },
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
    else if (isWithoutVat(cells) && untaxed.some(({ item }) => orderedRate(item, order) !== 'none'))
      found.push({ facet: 'no_vat', severity: 'warning', details: { offered: 'none', ordered: order.vatRateDefault } });
    return found;
  },
  inCell: ({ item, line, promised }, { cells }, { order }) => {
    if (line === null || !line.offered) return NOTHING;
    // Reported once for the bid.
    if (line.vatRate === 'none' && isWithoutVat(cells)) return NOTHING;
    const ordered = orderedRate(item, order);
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

/** Read for each line of a bid. */
const withoutVat = new WeakMap<readonly Cell[], boolean>();

function isWithoutVat(cells: readonly Cell[]): boolean {
  const known = withoutVat.get(cells);
  if (known !== undefined) return known;
  const isVatFree = cells.every(({ line }) => line === null || !line.offered || line.vatRate === 'none');
  withoutVat.set(cells, isVatFree);
  return isVatFree;
}

function orderedRate(item: Cell['item'], order: Pick<OrderRecord, 'vatRateDefault'>): VatRate {
  return item.vatRate ?? order.vatRateDefault;
}

export function rateInForce(delivery: string): VatRate {
  return delivery < GENERAL_RATE_CHANGED ? '20' : '22';
}

function isOutOfForce(rate: VatRate, delivery: string): boolean {
  return delivery < GENERAL_RATE_CHANGED ? rate === '22' : rate === '20';
}
