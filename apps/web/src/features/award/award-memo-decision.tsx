import type { Award, AwardSaving, Order } from '@zakupki/api-client/schema';
import { savingsAgainst } from '@zakupki/pricing/percent';
import { m } from '#messages';
import { formatMoney, NOTHING } from '../../format/numbers.ts';
import { Money } from '../../ui/amount.tsx';
import { dayInFull } from './award-memo-dates.ts';
import styles from './award-memo.module.css';
import { MemoTable } from './award-memo-table.tsx';
import { AwardedHead, AwardedRow } from './awarded-row.tsx';
import { partWords, savingText } from './award-totals.tsx';

/** Who supplies what at which price, and what it comes to. */
export function MemoDecision({ order, award }: { order: Order; award: Award }) {
  const { totalsBySupplier, allocations, totals, currency, basis, unawardedItemIds } = award;
  const items = new Map(order.items.map((item) => [item.id, item]));
  const left = order.items.filter(({ id }) => unawardedItemIds.includes(id));
  return (
    <>
      <MemoTable label={m.award_memo_decision()}>
        <thead>
          <AwardedHead />
        </thead>
        {totalsBySupplier.map((supplier) => (
          <tbody key={supplier.bidIds.join()}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={4}>
                {supplier.supplierName}
              </th>
              <td data-kind="number">
                <Money amount={supplier.total} currency={currency} />
              </td>
              <td aria-hidden />
            </tr>
            {allocations
              .filter(({ bidId }) => supplier.bidIds.includes(bidId))
              .map((allocation) => (
                <AwardedRow
                  key={allocation.bidItemId}
                  allocation={allocation}
                  item={items.get(allocation.orderItemId)}
                  currency={currency}
                  day={dayInFull(allocation.deliveryDate)}
                />
              ))}
          </tbody>
        ))}
      </MemoTable>
      <p className={styles['sums']}>
        {partWords(totals, currency).join(' · ')}
        <br />
        <strong>
          {basis === 'net' ? m.award_total_net() : m.award_total_gross()}: {formatMoney(totals.total, currency)}
        </strong>
      </p>
      {left.length > 0 && (
        <p>
          {m.award_unawarded({ count: left.length })}:{' '}
          {left.map(({ position, name }) => m.award_line_named({ line: position, name })).join('; ')}.
        </p>
      )}
    </>
  );
}

/** What was saved, against what each time. */
export function MemoSavings({ award }: { award: Award }) {
  const { savings, currency, memo, totals, unawardedItemIds } = award;
  const { single, perLine } = memo.best;
  // Held against the whole order, a total says something only about all of it.
  const isWhole = unawardedItemIds.length === 0;
  const against = (baseline: string | undefined): AwardSaving | null =>
    baseline === undefined || !isWhole ? null : { baseline, ...savingsAgainst(baseline, totals.total, currency) };
  const rows: [label: string, saving: AwardSaving | null][] = [
    [m.award_memo_budget(), savings.vsBudget],
    [m.award_memo_average(), savings.vsAverage],
    [m.award_memo_worst(), savings.vsWorst],
    [m.award_memo_single(), against(single?.total)],
    [m.award_memo_per_line(), against(perLine?.total)],
  ];
  return (
    <MemoTable label={m.award_memo_money()}>
      <thead>
        <tr>
          <th scope="col">{m.award_memo_held_against()}</th>
          <th scope="col" data-kind="number">
            {m.award_col_sum()}
          </th>
          <th scope="col" data-kind="number">
            {m.award_memo_spent()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, saving]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-kind="number">
              <Money amount={saving?.baseline} currency={currency} />
            </td>
            <td data-kind="number">{saving ? savingText(saving, currency) : NOTHING}</td>
          </tr>
        ))}
      </tbody>
    </MemoTable>
  );
}
