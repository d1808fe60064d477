import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import { type ReactNode, useId } from 'react';
import { SPLIT_FLOOR_PERCENT } from '@zakupki/procurement/comparison/cheapest-allocation';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { type AwardChoice, SPLIT_LIMITS } from './award-choice.ts';
import styles from './award-options.module.css';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';

type AwardOptionsProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly choice: AwardChoice;
  readonly onChange: (part: Partial<AwardChoice>) => void;
};

export function AwardOptions({ order, comparison, choice, onChange }: AwardOptionsProps) {
  const { currency, best } = comparison;
  const saving = best.splitSaving !== null && sign(best.splitSaving) > 0 ? best.splitSaving : null;
  const single = comparison.bids.find(({ id }) => id === best.single?.bidId);
  return (
    <fieldset className={`zk-stack zk-gap-12 ${styles['modes']}`}>
      <legend>{m.award_ways()}</legend>
      <AwardOption choice={choice} mode="single" title={m.award_way_single()} onChange={onChange}>
        {best.single ? (
          <>
            <Money amount={best.single.total} currency={currency} /> · {single?.supplier.name}
          </>
        ) : (
          m.award_way_single_none()
        )}
      </AwardOption>
      <AwardOption choice={choice} mode="lowest_per_line" title={m.award_way_lines()} onChange={onChange}>
        {best.perLine ? (
          <>
            <Money amount={best.perLine.total} currency={currency} /> ·{' '}
            {m.award_suppliers({ count: best.perLine.bids.length })}
            {saving !== null && (
              <>
                {' · '}
                <span className="zk-nowrap zk-good zk-medium">
                  {m.award_way_saving({ amount: formatMoney(saving, currency, { isPlain: true }) })}
                </span>
              </>
            )}
          </>
        ) : (
          m.award_way_lines_none()
        )}
      </AwardOption>
      <AwardOption choice={choice} mode="manual" title={m.award_way_manual()} onChange={onChange}>
        {m.award_way_manual_text()}
      </AwardOption>
      {choice.mode === 'single' && (
        <SelectField
          className={styles['more']}
          label={m.award_supplier()}
          value={choice.bidId}
          onChange={(event) => onChange({ bidId: event.currentTarget.value })}
        >
          <option value="" disabled>
            {m.award_choose()}
          </option>
          {bidsToChoose(comparison).map((bid) => (
            <option key={bid.id} value={bid.id}>
              {bidLabel(bid, order)}
            </option>
          ))}
        </SelectField>
      )}
      {choice.mode === 'lowest_per_line' && <SplitOptions choice={choice} onChange={onChange} />}
    </fieldset>
  );
}

/** What the buyer may ask of a split. */
function SplitOptions({ choice, onChange }: Pick<AwardOptionsProps, 'choice' | 'onChange'>) {
  return (
    <>
      <SelectField
        className={styles['more']}
        label={m.award_most_suppliers()}
        description={m.award_most_suppliers_why({ percent: SPLIT_FLOOR_PERCENT })}
        value={choice.mostSuppliers ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ mostSuppliers: value === '' ? null : Number(value) })}
      >
        <option value="">{m.award_most_suppliers_any()}</option>
        {SPLIT_LIMITS.map((most) => (
          <option key={most} value={most}>
            {m.award_suppliers({ count: most })}
          </option>
        ))}
      </SelectField>
      <CheckField
        className={styles['more']}
        label={m.award_skip_blocked()}
        description={m.award_skip_blocked_why()}
        checked={choice.skipBlocked}
        onChange={(event) => onChange({ skipBlocked: event.currentTarget.checked })}
      />
    </>
  );
}

type AwardOptionProps = {
  readonly choice: AwardChoice;
  readonly mode: AwardChoice['mode'];
  readonly title: string;
  readonly onChange: (part: Partial<AwardChoice>) => void;
  readonly children: ReactNode;
};

function AwardOption({ choice, mode, title, onChange, children }: AwardOptionProps) {
  const id = useId();
  return (
    <div className={`zk-flex zk-card zk-relative zk-gap-10 zk-hover ${styles['mode']}`}>
      <input
        id={id}
        type="radio"
        name="award-mode"
        checked={choice.mode === mode}
        aria-describedby={`${id}-text`}
        onChange={() => onChange({ mode })}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-text`}>{children}</p>
      </div>
    </div>
  );
}

/** Complete bids by rank, then partial ones by number. */
function bidsToChoose({ bids }: Comparison): ComparedBid[] {
  return bids
    .filter(({ status, coverage }) => status === 'submitted' && coverage.linesOffered > 0)
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number);
}

function bidLabel({ supplier, total, coverage, flags, number }: ComparedBid, { currency }: Order): string {
  const parts = [
    supplier.name ?? m.award_bid_number({ number }),
    total === undefined ? m.award_not_comparable() : formatMoney(total, currency),
    coverageWords(coverage),
    ...(flags.isExpired ? [m.award_expired()] : []),
  ];
  return parts.join(' · ');
}
