import { m } from '#messages';
import type { ReactNode } from 'react';
import styles from '../../ui/form/form.module.css';
import { Money } from '../../ui/value/amount.tsx';
import { vatRateWord } from './vat-words.ts';

type Sums = {
  readonly net: string;
  readonly gross: string;
  readonly byRate: readonly { readonly rate: string; readonly vat: string }[];
};

type TotalsListProps = {
  readonly label: string;
  /** "7 lines" */
  readonly extent: string;
  readonly totals: Sums;
  readonly currency: string;
  readonly children?: ReactNode;
};

export function TotalsList({ label, extent, totals, currency, children }: TotalsListProps) {
  return (
    <dl className={`zk-stack zk-trailing zk-numeric ${styles['totals']}`} aria-label={label}>
      <div>
        <dt>{label}</dt>
        <dd className="zk-nowrap">{extent}</dd>
      </div>
      <TotalsRow label={m.editor_totals_net()}>
        <Money amount={totals.net} currency={currency} />
      </TotalsRow>
      {totals.byRate.map(({ rate, vat }) => (
        <TotalsRow
          key={rate}
          label={rate === 'none' ? vatRateWord(rate) : m.editor_totals_vat({ rate: vatRateWord(rate) })}
        >
          <Money amount={vat} currency={currency} />
        </TotalsRow>
      ))}
      <TotalsRow label={m.editor_totals_gross()} isSum>
        <Money amount={totals.gross} currency={currency} />
      </TotalsRow>
      {children}
    </dl>
  );
}

type TotalsRowProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly isSum?: boolean;
};

export function TotalsRow({ label, children, isSum = false }: TotalsRowProps) {
  return (
    <div data-sum={isSum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
