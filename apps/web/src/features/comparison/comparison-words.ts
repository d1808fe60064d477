/** Texts about offers, shared by cells and their accessible names. */
import type { ComparedBid, Comparison, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatDay } from '../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../format/number/numbers.ts';
import { formatCounted, unitOfPrice, unitWord } from '../../format/number/units.ts';
import { unrankedWords } from '../../entities/bid/bid-rank.ts';
import { bidStatusWord } from '../../entities/bid/bid-status.tsx';
import type { ComparisonQuery } from './comparison-query.ts';

/** How the comparison displays prices. */
export type PriceView = {
  readonly currency: Comparison['currency'];
  readonly basis: Comparison['basis'];
  readonly prices: ComparisonQuery['prices'];
  /** Cells that differ from the current comparison, by `cellKey`. */
  readonly changed?: ReadonlySet<string>;
};

/** A draft bid may have no supplier name yet. */
export function supplierName({ supplier, number }: Pick<ComparedBid, 'supplier' | 'number'>): string {
  return supplier.name ?? m.comparison_unnamed({ number });
}

/** Unit prices have up to four digits. */
export function unitPrice(price: string, currency: string): string {
  return formatMoney(price, currency, { maxDigits: 4 });
}

/** Returns null for a cell without a price. */
export function priceText(cell: ComparisonCell, bid: ComparedBid, { prices, currency }: PriceView): string | null {
  const quoted = cell.unitPrice ?? cell.unitPriceNormalized;
  if (quoted === undefined) return null;
  if (prices === 'compared' && cell.unitPriceNormalized !== undefined)
    return unitPrice(cell.unitPriceNormalized, currency);
  // Offers that cannot be compared show the quoted price.
  return unitPrice(quoted, bid.currency);
}

/** `+7,61 %` */
export function signedPercent(percent: string): string {
  return `${sign(percent) > 0 ? '+' : ''}${formatPercent(percent)}`;
}

/** `1 200 шт`. Returns null when the quantity equals the requested one. */
export function quotedQuantity(
  cell: Pick<ComparisonCell, 'quantity' | 'unitCode'>,
  line: ComparisonRow,
): string | null {
  if (cell.quantity === undefined && cell.unitCode === undefined) return null;
  const quantity = cell.quantity ?? line.quantity;
  const unitCode = cell.unitCode ?? line.unitCode;
  return quantity === undefined ? unitWord(unitCode) : formatCounted(quantity, unitCode);
}

export function incomparableReason(
  cell: ComparisonCell,
  bid: ComparedBid,
  line: ComparisonRow,
  view: PriceView,
): string {
  if (bid.currency !== view.currency && bid.exchangeRate === undefined)
    return m.comparison_incomparable_rate({ currency: bid.currency });
  return m.comparison_incomparable_unit({
    unit: unitOfPrice(cell.unitCode ?? line.unitCode),
    asked: unitOfPrice(line.unitCode),
  });
}

/** The word shown in place of a price. */
export function stateWord(state: ComparisonCell['state']): string {
  return STATES[state]();
}

const STATES: Readonly<Record<ComparisonCell['state'], () => string>> = {
  offered: () => '',
  missing: () => m.comparison_missing(),
  declined: () => m.comparison_declined(),
  equivalent: () => m.comparison_equivalent(),
  incomparable: () => m.comparison_incomparable(),
  excluded: () => m.comparison_out(),
};

/** `not ranked: covers 7 of 8 lines`. Returns null for a ranked bid. */
export function unrankedReason(bid: ComparedBid): string | null {
  if (!bid.unranked) return null;
  return m.comparison_not_ranked({ why: unrankedWords(bid) ?? bidStatusWord(bid.status) });
}

/** Remarks such as late or expired, except the reason that `unrankedReason` returns. */
export function bidRemarks({ status, flags, unranked, alternativeOfBidId, round }: ComparedBid): string[] {
  return [
    status !== 'submitted' && unranked !== status && bidStatusWord(status),
    flags.isLate && m.comparison_flag_late(),
    flags.isExpired && unranked !== 'expired' && m.comparison_flag_expired(),
    flags.isOutdated && m.comparison_flag_outdated(),
    alternativeOfBidId !== undefined && m.comparison_flag_alternative(),
    round > 1 && m.comparison_flag_round({ round }),
  ].filter((word) => word !== false);
}

/** `2 расхождения, есть препятствие` */
export function conflictWords(count: number, worst: ComparisonCell['worstSeverity']): string {
  const words = m.words_conflicts({ count });
  return worst === 'blocker' ? m.comparison_with_blocker({ conflicts: words }) : words;
}

/** `20 000 шт · не дороже 4,20 ₽ · к 30 нояб.` */
export function requestWords(line: ComparisonRow, currency: string): string[] {
  return [
    line.quantity === undefined ? unitWord(line.unitCode) : formatCounted(line.quantity, line.unitCode),
    line.ceiling !== undefined && m.comparison_ceiling({ price: unitPrice(line.ceiling, currency) }),
    line.requiredBy !== undefined && m.comparison_needed_by({ day: formatDay(line.requiredBy) }),
  ].filter((word) => word !== false);
}

export function totalWord(basis: Comparison['basis']): string {
  return basis === 'net' ? m.comparison_total_net() : m.comparison_total_gross();
}

export function missingTotalReason(bid: ComparedBid, { currency }: Pick<PriceView, 'currency'>): string {
  return bid.currency !== currency && bid.exchangeRate === undefined
    ? m.comparison_no_rate({ currency: bid.currency })
    : m.comparison_no_total_short();
}
