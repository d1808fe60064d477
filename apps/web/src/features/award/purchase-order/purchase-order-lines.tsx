import type { BidSum, PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatExchangeRate } from '../../../format/number/exchange-rate.ts';
import { formatDecimal, formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { formatCounted } from '../../../format/number/units.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { makeOf, quotedPrice } from '../allocation-words.ts';
import { dayInFull } from '../memo/memo-dates.ts';
import { MemoTable } from '../memo/memo-table.tsx';
import memoStyles from '../memo/award-memo.module.css';

const LABEL_COLUMNS = 4;

export function PurchaseOrderLines({ purchaseOrder }: { purchaseOrder: PurchaseOrder }) {
  const { lines, currency, goods, delivery, total, byRate, isWithoutVat, orderCurrency } = purchaseOrder;
  const sum = { currency, isWithoutVat };
  return (
    <>
      <MemoTable label={m.award_order_lines()}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{m.award_col_item()}</th>
            <th scope="col" data-kind="number">
              {m.award_col_quantity()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_order_price()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_net()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_vat()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_gross()}
            </th>
            <th scope="col">{m.award_order_by()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.bidItemId} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          {delivery && (
            <>
              <Sum label={m.award_goods()} sum={goods} {...sum} />
              <Sum label={m.award_delivery()} sum={delivery} {...sum} />
            </>
          )}
          <Sum label={delivery ? m.award_order_total() : m.award_order_total_alone()} sum={total} {...sum} isBold />
          {!isWithoutVat &&
            byRate.map(({ rate, ...group }) => (
              <Sum
                key={rate}
                label={rate === 'none' ? m.words_vat_none() : m.award_order_including({ rate: vatRateWord(rate) })}
                sum={group}
                currency={currency}
                isWithoutVat={rate === 'none'}
              />
            ))}
          {orderCurrency && (
            <Sum
              label={m.award_order_converted()}
              sum={orderCurrency.total}
              currency={orderCurrency.currency}
              isWithoutVat={isWithoutVat}
            />
          )}
        </tfoot>
      </MemoTable>
      {isWithoutVat && <p className={memoStyles['lead']}>{m.award_order_no_vat()}</p>}
      {orderCurrency && (
        <p className={memoStyles['lead']}>
          {m.award_rate({ rate: formatExchangeRate(orderCurrency.exchangeRate, orderCurrency.currency) })}
        </p>
      )}
    </>
  );
}

function Line({ line, currency }: { line: PurchaseOrderLine; currency: PurchaseOrder['currency'] }) {
  const { position, name, quantity, unitCode, vatMode, vatRate, net, vat, gross, deliveryDate } = line;
  return (
    <tr>
      <td>{position}</td>
      <th scope="row">
        {name}
        {notesOn(line).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      <td data-kind="number">{formatCounted(quantity, unitCode)}</td>
      <td data-kind="number">
        {quotedPrice({ ...line, currency })}
        {vatRate !== 'none' && (
          <small>{vatMode === 'included' ? m.award_order_price_with_vat() : m.award_order_price_before_vat()}</small>
        )}
      </td>
      <td data-kind="number">
        <Money amount={net} currency={currency} />
      </td>
      <td data-kind="number">
        {vatRate === 'none' ? m.words_vat_none() : <Money amount={vat} currency={currency} />}
        {vatRate !== 'none' && <small>{vatRateWord(vatRate)}</small>}
      </td>
      <td data-kind="number">
        <Money amount={gross} currency={currency} />
      </td>
      <td>{dayInFull(deliveryDate)}</td>
    </tr>
  );
}

function notesOn(line: PurchaseOrderLine): string[] {
  const { name, lineName, isEquivalent, unitsPerPack, packsPerUnit } = line;
  return [
    makeOf(line),
    isEquivalent || name !== lineName ? m.award_requested({ name: lineName }) : '',
    unitsPerPack === null || packsPerUnit !== null ? '' : m.award_order_pack({ amount: formatDecimal(unitsPerPack) }),
  ].filter(Boolean);
}

interface SumProps {
  readonly label: string;
  readonly sum: BidSum;
  readonly currency: string;
  readonly isWithoutVat: boolean;
  readonly isBold?: boolean;
}

function Sum({ label, sum: { net, vat, gross }, currency, isWithoutVat, isBold = false }: SumProps) {
  const cell = (content: ReactNode) => <td data-kind="number">{content}</td>;
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <tr className={isBold ? memoStyles['group'] : undefined}>
      <th scope="row" colSpan={LABEL_COLUMNS}>
        {label}
      </th>
      {cell(money(net))}
      {cell(isWithoutVat ? MISSING : money(vat))}
      {cell(money(gross))}
      <td aria-hidden />
    </tr>
  );
}
