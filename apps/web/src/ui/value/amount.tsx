import { formatMoney } from '../../format/number/numbers.ts';

type MoneyProps = {
  /** A decimal string; null shows a dash. */
  readonly amount: string | null | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Fraction digits beyond the currency's: 4 for unit prices. */
  readonly maxDigits?: number;
};

export function Money({ amount, currency, maxDigits }: MoneyProps) {
  return (
    <span className="zk-numeric">{formatMoney(amount, currency, maxDigits === undefined ? {} : { maxDigits })}</span>
  );
}
