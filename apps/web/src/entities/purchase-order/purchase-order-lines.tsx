import type { BidSum, PurchaseOrder } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatExchangeRate } from '../../format/number/exchange-rate.ts';
import { formatMoney, MISSING } from '../../format/number/numbers.ts';
import { vatRateWord } from '../order-line/vat-words.ts';
import { purchaseOrderColumns, purchaseOrderLine } from './purchase-order-line.tsx';
import { formatDayInFull } from '../../format/date/dates-in-full.ts';
import { groupRow, SheetTable } from '../../ui/sheet/sheet-table.tsx';
import { Labelled } from '../../ui/table/rows/labelled.tsx';

const LABEL_COLUMNS = 4;

export function PurchaseOrderLines({ purchaseOrder }: { purchaseOrder: PurchaseOrder }) {
  const { lines, currency, goods, delivery, total, byRate, isWithoutVat, orderCurrency } = purchaseOrder;
  const sum = { currency, isWithoutVat };
  return (
    <>
      <SheetTable
        label={m.award_order_lines()}
        columns={purchaseOrderColumns()}
        rows={lines.map((line) => purchaseOrderLine(line, currency, formatDayInFull(line.deliveryDate)))}
        rowKey={({ id }) => id}
      >
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
      </SheetTable>
      {isWithoutVat && <p className="zk-secondary zk-small">{m.award_order_no_vat()}</p>}
      {orderCurrency && (
        <p className="zk-secondary zk-small">
          {m.award_rate({ rate: formatExchangeRate(orderCurrency.exchangeRate, orderCurrency.currency) })}
        </p>
      )}
    </>
  );
}

type SumProps = {
  readonly label: string;
  readonly sum: BidSum;
  readonly currency: string;
  readonly isWithoutVat: boolean;
  readonly isBold?: boolean;
};

function Sum({ label, sum: { net, vat, gross }, currency, isWithoutVat, isBold = false }: SumProps) {
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <tr className={isBold ? groupRow : undefined}>
      <th scope="row" colSpan={LABEL_COLUMNS}>
        {label}
      </th>
      <td data-kind="number">
        <Labelled label={m.award_col_net()}>{money(net)}</Labelled>
      </td>
      <td data-kind="number">
        <Labelled label={m.award_vat()}>{isWithoutVat ? MISSING : money(vat)}</Labelled>
      </td>
      <td data-kind="number">
        <Labelled label={m.award_col_gross()}>{money(gross)}</Labelled>
      </td>
      <td aria-hidden />
    </tr>
  );
}
