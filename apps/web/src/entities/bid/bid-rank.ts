/** Texts for a bid's coverage and for missing ranks. */
import type { BidCoverage, UnrankedReason } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatPercent } from '../../format/number/numbers.ts';

/** "7 of 8 lines", "covers 50% of the quantity", or both. */
export function coverageWords({ linesOffered, linesTotal, linesInFull, quantityPercent }: BidCoverage): string {
  const lines = { offered: linesOffered, total: linesTotal };
  if (linesInFull === linesOffered) return m.words_coverage_lines(lines);
  const percent = formatPercent(quantityPercent);
  return linesOffered === linesTotal
    ? m.words_coverage_quantity({ percent })
    : m.words_coverage_both({ ...lines, percent });
}

type Unranked = {
  readonly unranked?: UnrankedReason | null | undefined;
  readonly coverage: BidCoverage;
  readonly currency: string;
};

/** Returns null for a ranked bid, and when the status already explains the missing rank. */
export function unrankedWords({ unranked, coverage, currency }: Unranked): string | null {
  return unranked ? REASONS[unranked]({ coverage, currency }) : null;
}

const REASONS: Readonly<Record<UnrankedReason, (bid: Omit<Unranked, 'unranked'>) => string | null>> = {
  draft: () => null,
  withdrawn: () => null,
  disqualified: () => null,
  expired: () => m.words_unranked_expired(),
  no_exchange_rate: ({ currency }) => m.words_unranked_no_exchange_rate({ currency }),
  incomparable: () => m.words_unranked_incomparable(),
  lines: ({ coverage: { linesOffered, linesTotal } }) =>
    m.words_unranked_lines({ offered: linesOffered, total: linesTotal }),
  quantity: ({ coverage: { quantityPercent } }) =>
    m.words_coverage_quantity({ percent: formatPercent(quantityPercent) }),
};
