import { sign } from '@zakupki/procurement/money/decimal';
import type { Allocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';

const openLines = ({ uncovered, short }: Allocation) => uncovered.length + short.length;

export interface CostWords {
  readonly text: string;
  readonly tone: 'free' | 'dear' | 'impossible';
}

/** What a requirement costs, in a few words: the money, that it costs nothing, or what cannot be had under it. */
export function costWords(
  { allocation, extra }: { readonly allocation: Allocation | null; readonly extra: string | null },
  free: Allocation | null,
  currency: string,
): CostWords {
  if (allocation === null) return { text: m.comparison_tools_cost_impossible(), tone: 'impossible' };
  if (extra === null) {
    const count = openLines(allocation) - (free === null ? 0 : openLines(free));
    // A line may be covered in less part and stay one of the open ones.
    return { text: m.comparison_tools_cost_uncovered({ count: Math.max(count, 1) }), tone: 'impossible' };
  }
  if (sign(extra) <= 0) return { text: m.comparison_tools_cost_free(), tone: 'free' };
  const amount = formatMoney(extra, currency);
  return {
    text: allocation.isExact ? m.comparison_tools_cost({ amount }) : m.comparison_tools_cost_at_most({ amount }),
    tone: 'dear',
  };
}
