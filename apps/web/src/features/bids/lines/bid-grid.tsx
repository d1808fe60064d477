import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useListUnitsQuery } from '../../../entities/order/reference-api.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { LineGrid } from '../../../ui/line-grid/line-grid.tsx';
import { useBidOrder } from '../editor/bid-form.ts';
import { UNIT_LIST, useBidColumns } from './bid-grid-columns.ts';
import { BidLineDetails } from './bid-line-details.tsx';
import { rowTotals } from './bid-totals.ts';
import type { BidValues } from '../editor/bid-values.ts';

export function BidGrid() {
  const { data: units } = useListUnitsQuery();
  const columns = useBidColumns();
  return (
    <WithRowTotals>
      <datalist id={UNIT_LIST}>
        {units?.data.map(({ code, symbol, name }) => (
          <option key={code} value={symbol}>
            {name}
          </option>
        ))}
      </datalist>
      <LineGrid
        columns={columns}
        label={m.bid_editor_lines()}
        // Unused: the order fixes the lines.
        emptyRow={() => ({ id: '' })}
        maxRows={null}
        head={lineHead}
        tail={{ label: m.bid_editor_line_total(), cell: lineTotal }}
        details={lineDetails}
      />
    </WithRowTotals>
  );
}

// At module level: a new function would render every row again.
const lineHead = (index: number) => <LineHead index={index} />;
const lineTotal = (index: number) => <LineTotal index={index} />;
const lineDetails = (index: number) => <BidLineDetails index={index} />;

/** Alternatives to a line share its number. */
function LineHead({ index }: { index: number }) {
  const order = useBidOrder();
  const { getValues } = useFormContext<BidValues>();
  const orderItemId = getValues(`lines.${index}.orderItemId`);
  return order.items.find(({ id }) => id === orderItemId)?.position;
}

type RowTotals = {
  readonly totals: readonly (string | null)[];
  readonly currency: string;
};

const RowTotalsOf = createContext<RowTotals>({ totals: [], currency: '' });

/** One subscription for all rows: a subscription per row would copy the form once per row. */
function WithRowTotals({ children }: { children: ReactNode }) {
  const order = useBidOrder();
  const typed = useWatch<BidValues, readonly ['lines', 'currency']>({ name: ['lines', 'currency'] });
  // Totals must not delay the next keystroke.
  const [lines, currency] = useDeferredValue(typed);
  const totals = useMemo(() => ({ totals: rowTotals({ lines, currency }, order), currency }), [lines, currency, order]);
  return <RowTotalsOf value={totals}>{children}</RowTotalsOf>;
}

function LineTotal({ index }: { index: number }) {
  const { totals, currency } = useContext(RowTotalsOf);
  return <Money amount={totals[index]} currency={currency} />;
}
