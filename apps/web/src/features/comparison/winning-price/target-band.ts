/** A rough percentage range, which does not reveal the rival's price. */
import { compare, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatPercent } from '../../../format/number/numbers.ts';

/** Upper bounds in percent. */
const ENDS = ['5', '10', '15', '20', '30', '50', '100'] as const;

type TargetBand = {
  readonly from: Decimal;
  readonly to: Decimal;
};

/** Above `from`, up to and including `to`. */
export function findTargetBand(percent: Decimal): TargetBand {
  const index = ENDS.findIndex((end) => compare(percent, end) <= 0);
  return { from: ENDS[index - 1] ?? '0', to: ENDS[index] ?? '100' };
}

/** `up to 5%`, `5–10%`, in Russian `5–10 %` */
export function formatTargetBand({ from, to }: TargetBand): string {
  return from === '0' ? m.comparison_tools_band_first({ to: formatPercent(to) }) : `${from}–${formatPercent(to)}`;
}
