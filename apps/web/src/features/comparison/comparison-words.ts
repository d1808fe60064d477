/** What is said of offers: prices, why there is none, what is remarkable. The same in the cell and in its name. */
import type { ComparedBid, Comparison, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/money/decimal';
import { m } from '#messages';
import { formatDay } from '../../format/date/dates.ts';
import { formatMoney, formatPercent, formatQuantity } from '../../format/number/numbers.ts';
import { unitSign } from '../../format/number/units.ts';
import { bidStatusWord } from '../../entities/bid/bid-status.tsx';
import type { ComparisonQuery } from './comparison-address.ts';

/** In what prices are shown. */
export interface Scene {
  readonly currency: Comparison['currency'];
  readonly basis: Comparison['basis'];
  readonly prices: ComparisonQuery['prices'];
  /** Cells that say something else now than at the moment shown, by `cellPlace`. */
  readonly changed?: ReadonlySet<string>;
}

/** What a supplier is called; a bid that is still a draft may have none yet. */
export function supplierName({ supplier, number }: Pick<ComparedBid, 'supplier' | 'number'>): string {
  return supplier.name ?? m.comparison_unnamed({ number });
}

/** Unit prices have up to four digits. */
export function unitPrice(price: string, currency: string): string {
  return formatMoney(price, currency, { maxDigits: 4 });
}

/** The price of a cell as the scene shows it; null without one. */
export function priceText(cell: ComparisonCell, bid: ComparedBid, { prices, currency }: Scene): string | null {
  const quoted = cell.unitPrice ?? cell.unitPriceNormalized;
  if (quoted === undefined) return null;
  if (prices === 'compared' && cell.unitPriceNormalized !== undefined)
    return unitPrice(cell.unitPriceNormalized, currency);
  // What cannot be compared is shown as it was quoted.
  return unitPrice(quoted, bid.currency);
}

/** A difference with its sign: `+7,61 %`. */
export function signedPercent(percent: string): string {
  return `${sign(percent) > 0 ? '+' : ''}${formatPercent(percent)}`;
}

/** `1 200 шт` where that is not what was asked; null where it is. */
export function quotedQuantity(
  cell: Pick<ComparisonCell, 'quantity' | 'unitCode'>,
  line: ComparisonRow,
): string | null {
  if (cell.quantity === undefined && cell.unitCode === undefined) return null;
  const quantity = cell.quantity ?? line.quantity;
  const unit = unitSign(cell.unitCode ?? line.unitCode);
  return quantity === undefined ? unit : formatQuantity(quantity, unit);
}

/** Why a price cannot be held against the others, in a few words. */
export function whyIncomparable(cell: ComparisonCell, bid: ComparedBid, line: ComparisonRow, scene: Scene): string {
  if (bid.currency !== scene.currency && bid.exchangeRate === undefined)
    return m.comparison_incomparable_rate({ currency: bid.currency });
  return m.comparison_incomparable_unit({
    unit: unitSign(cell.unitCode ?? line.unitCode),
    asked: unitSign(line.unitCode),
  });
}

/** What stands in place of a price. */
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

/** What is out of the ordinary with a bid: its state where it is not submitted, late, expired, of an older revision. */
export function bidRemarks({ status, flags, alternativeOfBidId, round }: ComparedBid): string[] {
  return [
    status !== 'submitted' && bidStatusWord(status),
    flags.isLate && m.comparison_flag_late(),
    flags.isExpired && m.comparison_flag_expired(),
    flags.isOutdated && m.comparison_flag_outdated(),
    alternativeOfBidId !== undefined && m.comparison_flag_alternative(),
    round > 1 && m.comparison_flag_round({ round }),
  ].filter((word) => word !== false);
}

/** How many open conflicts, and whether one of them stops an award: `2 расхождения, есть препятствие`. */
export function conflictWords(count: number, worst: ComparisonCell['worstSeverity']): string {
  const words = m.words_conflicts({ count });
  return worst === 'blocker' ? m.comparison_with_blocker({ conflicts: words }) : words;
}

/** What is asked in a line: `20 000 шт · не дороже 4,20 ₽ · к 30 нояб.` */
export function askedWords(line: ComparisonRow, currency: string): string[] {
  return [
    line.quantity === undefined ? unitSign(line.unitCode) : formatQuantity(line.quantity, unitSign(line.unitCode)),
    line.ceiling !== undefined && m.comparison_ceiling({ price: unitPrice(line.ceiling, currency) }),
    line.requiredBy !== undefined && m.comparison_needed_by({ day: formatDay(line.requiredBy) }),
  ].filter((word) => word !== false);
}

/** The total's name on the basis that is shown. */
export function totalWord(basis: Comparison['basis']): string {
  return basis === 'net' ? m.comparison_total_net() : m.comparison_total_gross();
}

/** Why a bid has no total to compare. */
export function whyNoTotal(bid: ComparedBid, { currency }: Pick<Scene, 'currency'>): string {
  return bid.currency !== currency && bid.exchangeRate === undefined
    ? m.comparison_no_rate({ currency: bid.currency })
    : m.comparison_no_total_short();
}
