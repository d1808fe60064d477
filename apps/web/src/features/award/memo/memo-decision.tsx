import type { Award, AwardSaving, BidSum, Order } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { sign, subtract } from '@zakupki/procurement/decimals/decimal';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { m } from '#messages';
import { formatExchangeRate } from '../../../format/number/exchange-rate.ts';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { TableRows } from '../../../ui/table/rows-table.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { formatDayInFull } from '../../../format/date/dates-in-full.ts';
import { groupRow, SheetTable } from '../../../ui/sheet/sheet-table.tsx';
import { type AwardedLine, sumColumns } from '../../../entities/purchase-order/awarded-line.tsx';
import { allocationColumns, allocationLine } from '../allocation-line.tsx';
import { partWords, savingText } from '../award-totals.tsx';

export function MemoDecision({ order, award }: { order: Order; award: Award }) {
  const { totalsBySupplier, allocations, totals, currency, basis, exchangeRates, unawardedItemIds } = award;
  const columns = allocationColumns();
  const unawarded = order.items.filter(({ id }) => unawardedItemIds.includes(id));
  return (
    <>
      <SheetTable<AwardedLine> label={m.award_memo_decision()} columns={columns} rows={[]} rowKey={({ id }) => id}>
        {totalsBySupplier.map((supplier) => (
          <tbody key={supplier.bidIds.join()}>
            <tr className={groupRow}>
              <th scope="rowgroup" colSpan={columns.length}>
                {[supplier.supplierName, supplier.taxId?.id].filter(Boolean).join(', ')}
                <small>{partWords(supplier, currency, supplier.isWithoutVat).join(' · ')}</small>
              </th>
            </tr>
            <TableRows
              columns={columns}
              rows={allocations
                .filter(({ bidId }) => supplier.bidIds.includes(bidId))
                .map((allocation) => allocationLine(allocation, currency, formatDayInFull(allocation.deliveryDate)))}
              rowKey={({ id }) => id}
            />
          </tbody>
        ))}
      </SheetTable>
      <MemoTotals award={award} />
      <p className="zk-numeric zk-text-end">
        <strong>
          {basis === 'net' ? m.award_total_net() : m.award_total_gross()}: {formatMoney(totals.total, currency)}
        </strong>
      </p>
      <p className="zk-secondary zk-small">
        {exchangeRates.map((rate) => m.award_rate({ rate: formatExchangeRate(rate, currency) })).join('; ')}
      </p>
      {unawarded.length > 0 && (
        <p>
          {m.award_unawarded({ count: unawarded.length })}:{' '}
          {unawarded.map(({ position, name }) => m.award_line_named({ line: position, name })).join('; ')}.
        </p>
      )}
    </>
  );
}

function MemoTotals({ award: { totals, totalsBySupplier, currency } }: { award: Award }) {
  const { delivery, withDelivery } = totals;
  const isWithoutVat = totalsBySupplier.every((supplier) => supplier.isWithoutVat);
  const hasDelivery = sign(delivery) !== 0;
  const difference = (total: string, goods: string) => roundAmount(subtract(total, goods), currency);
  const deliverySum = {
    net: difference(withDelivery.net, totals.net),
    vat: difference(withDelivery.vat, totals.vat),
    gross: delivery,
  };
  const rows: [label: string, sum: BidSum][] = [[hasDelivery ? m.award_goods() : m.award_goods_alone(), totals]];
  if (hasDelivery) rows.push([m.award_delivery(), deliverySum], [m.award_with_delivery(), withDelivery]);
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <SheetTable
      label={m.award_altogether()}
      rows={rows.map(([label, { net, vat, gross }]) => ({
        label,
        net: money(net),
        vat: isWithoutVat ? m.words_vat_none() : money(vat),
        gross: money(gross),
      }))}
      rowKey={({ label }) => label}
      columns={[{ header: m.award_altogether(), isRowHead: true, cell: ({ label }) => label }, ...sumColumns()]}
    />
  );
}

export function MemoSavings({ award }: { award: Award }) {
  const { savings, currency, memo, totals, unawardedItemIds } = award;
  const { single, perLine } = memo.best;
  // Savings against the total of an order are meaningful only for a complete award.
  const isComplete = unawardedItemIds.length === 0;
  const against = (baseline: string | undefined): AwardSaving | null =>
    baseline === undefined || !isComplete ? null : { baseline, ...savingsAgainst(baseline, totals.total, currency) };
  const rows: [label: string, saving: AwardSaving | null][] = [
    [m.award_memo_budget(), savings.vsBudget],
    [m.award_memo_average(), savings.vsAverage],
    [m.award_memo_worst(), savings.vsWorst],
    [m.award_memo_single(), against(single?.total)],
    [m.award_memo_per_line(), against(perLine?.total)],
  ];
  return (
    <SheetTable
      label={m.award_memo_money()}
      rows={rows}
      rowKey={([label]) => label}
      columns={[
        { header: m.award_memo_held_against(), isRowHead: true, cell: ([label]) => label },
        {
          header: m.award_col_sum(),
          isNumber: true,
          isLabelled: true,
          cell: ([, saving]) => (saving ? <Money amount={saving.baseline} currency={currency} /> : MISSING),
        },
        {
          header: m.award_memo_spent(),
          isNumber: true,
          isLabelled: true,
          cell: ([, saving]) => (saving ? savingText(saving, currency) : MISSING),
        },
      ]}
    />
  );
}
