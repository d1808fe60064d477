import type { Award, AwardSaving, BidSum, Order } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { sign, subtract } from '@zakupki/procurement/decimals/decimal';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { m } from '#messages';
import { formatExchangeRate } from '../../../format/number/exchange-rate.ts';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { dayInFull } from './memo-dates.ts';
import styles from './award-memo.module.css';
import { MemoTable } from './memo-table.tsx';
import { ALLOCATION_HEADINGS, AllocationRow, HeadingRow, SUM_HEADINGS, SumCells } from '../awarded-line-table.tsx';
import { partWords, savingText } from '../award-totals.tsx';

export function MemoDecision({ order, award }: { order: Order; award: Award }) {
  const { totalsBySupplier, allocations, totals, currency, basis, exchangeRates, unawardedItemIds } = award;
  const left = order.items.filter(({ id }) => unawardedItemIds.includes(id));
  return (
    <>
      <MemoTable label={m.award_memo_decision()}>
        <thead>
          <HeadingRow headings={ALLOCATION_HEADINGS} />
        </thead>
        {totalsBySupplier.map((supplier) => (
          <tbody key={supplier.bidIds.join()}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={ALLOCATION_HEADINGS.length}>
                {[supplier.supplierName, supplier.taxId?.id].filter(Boolean).join(', ')}
                <small>{partWords(supplier, currency, supplier.isWithoutVat).join(' · ')}</small>
              </th>
            </tr>
            {allocations
              .filter(({ bidId }) => supplier.bidIds.includes(bidId))
              .map((allocation) => (
                <AllocationRow
                  key={allocation.bidItemId}
                  allocation={allocation}
                  currency={currency}
                  day={dayInFull(allocation.deliveryDate)}
                />
              ))}
          </tbody>
        ))}
      </MemoTable>
      <MemoTotals award={award} />
      <p className="zk-numeric zk-text-end">
        <strong>
          {basis === 'net' ? m.award_total_net() : m.award_total_gross()}: {formatMoney(totals.total, currency)}
        </strong>
      </p>
      <p className="zk-secondary zk-small">
        {exchangeRates.map((rate) => m.award_rate({ rate: formatExchangeRate(rate, currency) })).join('; ')}
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

function MemoTotals({ award: { totals, totalsBySupplier, currency } }: { award: Award }) {
  const { delivery, withDelivery } = totals;
  const isWithoutVat = totalsBySupplier.every((supplier) => supplier.isWithoutVat);
  const hasDelivery = sign(delivery) !== 0;
  const less = (total: string, goods: string) => roundAmount(subtract(total, goods), currency);
  const deliverySum = {
    net: less(withDelivery.net, totals.net),
    vat: less(withDelivery.vat, totals.vat),
    gross: delivery,
  };
  const rows: [label: string, sum: BidSum][] = [[hasDelivery ? m.award_goods() : m.award_goods_alone(), totals]];
  if (hasDelivery) rows.push([m.award_delivery(), deliverySum], [m.award_with_delivery(), withDelivery]);
  return (
    <MemoTable label={m.award_altogether()}>
      <thead>
        <HeadingRow headings={SUM_HEADINGS} first={m.award_altogether()} />
      </thead>
      <tbody>
        {rows.map(([label, { net, vat, gross }]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <SumCells
              net={<Money amount={net} currency={currency} />}
              vat={isWithoutVat ? m.words_vat_none() : <Money amount={vat} currency={currency} />}
              gross={<Money amount={gross} currency={currency} />}
            />
          </tr>
        ))}
      </tbody>
    </MemoTable>
  );
}

export function MemoSavings({ award }: { award: Award }) {
  const { savings, currency, memo, totals, unawardedItemIds } = award;
  const { single, perLine } = memo.best;
  // A saving against the whole order is meaningful only for a complete award.
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
            <td data-kind="number">{saving ? savingText(saving, currency) : MISSING}</td>
          </tr>
        ))}
      </tbody>
    </MemoTable>
  );
}
