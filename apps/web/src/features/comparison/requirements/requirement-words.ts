import { sign } from '@zakupki/procurement/decimals/decimal';
import type { Allocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';

const countOpenLines = ({ uncovered, short }: Allocation) => uncovered.length + short.length;

type CostWords = {
  readonly text: string;
  readonly tone: 'free' | 'dear' | 'impossible';
};

/** The extra cost, "no extra cost", or why the requirement cannot be met. */
export function costWords(
  { allocation, extra }: { readonly allocation: Allocation | null; readonly extra: string | null },
  free: Allocation | null,
  currency: string,
): CostWords {
  if (allocation === null) return { text: m.comparison_tools_cost_impossible(), tone: 'impossible' };
  if (extra === null) {
    const count = countOpenLines(allocation) - (free === null ? 0 : countOpenLines(free));
    // A requirement may reduce the covered quantity of a line that was already open.
    return { text: m.comparison_tools_cost_uncovered({ count: Math.max(count, 1) }), tone: 'impossible' };
  }
  if (sign(extra) <= 0) return { text: m.comparison_tools_cost_free(), tone: 'free' };
  const amount = formatMoney(extra, currency);
  return {
    text: allocation.isExact ? m.comparison_tools_cost({ amount }) : m.comparison_tools_cost_at_most({ amount }),
    tone: 'dear',
  };
}
