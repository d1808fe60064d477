import type { ComparedBid, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';
import { formatTypedNumber } from '../../../format/number/typed-number.ts';
import { formatConversion, formatCounted, unitOfPrice } from '../../../format/number/units.ts';
import { CellConflicts } from '../../../entities/conflict/list/cell-conflicts.tsx';
import { paths } from '../../../paths.ts';
import { Day } from '../../../ui/value/moment.tsx';
import { vatModeWord } from '../../../entities/order-line/vat-words.ts';
import { compareDefined, type LineEntry } from '../comparison-model.ts';
import { requestWords, type PriceView, signedPercent, supplierName, unitPrice } from '../comparison-words.ts';
import { FactList } from './fact-list.tsx';
import styles from './details.module.css';
import type { DetailsProps } from './opened-details.ts';

export function CellDetails(props: DetailsProps & { readonly entry: LineEntry; readonly bid: ComparedBid }) {
  const { order, entry, bid, view, change } = props;
  const { line } = entry;
  const cell = entry.cells.get(bid.id) ?? { bidId: bid.id, state: 'missing' as const };
  const remark = stateSentence(cell, bid, line, view);
  return (
    <>
      {cell.unitPriceNormalized !== undefined && (
        <p className={styles['figure']} data-best={cell.isBestPrice}>
          {unitPrice(cell.unitPriceNormalized, view.currency)}
          <span className={`zk-secondary zk-medium ${styles['beside']}`}>
            {cell.isBestPrice ? m.comparison_best() : cell.deltaPercent && signedPercent(cell.deltaPercent)}
          </span>
        </p>
      )}
      {remark !== null && <p className="zk-secondary">{remark}</p>}
      <FactList
        facts={[
          [m.comparison_panel_asked(), requestWords(line, view.currency).join(' · ')],
          [m.comparison_panel_offered_name(), cell.offeredName],
          [m.comparison_panel_quoted(), quotedPrice(cell, bid, line)],
          [m.comparison_panel_offered(), cell.unitPriceNormalized !== undefined && offeredQuantity(cell, line)],
          [m.format_conversion(), formatConversion(cell.unitCode ?? line.unitCode, line.unitCode, cell)],
          [m.comparison_panel_step(), cell.packSize && formatCounted(cell.packSize, cell.unitCode ?? line.unitCode)],
          [
            m.comparison_panel_covered(),
            cell.covered !== undefined &&
              line.quantity !== undefined &&
              m.comparison_covered({
                covered: formatTypedNumber(cell.covered),
                asked: formatCounted(line.quantity, line.unitCode),
              }),
          ],
          [m.comparison_panel_total(), cell.lineTotal && formatMoney(cell.lineTotal, view.currency)],
          [m.comparison_panel_date(), cell.deliveryDate && <PromisedDay cell={cell} line={line} />],
        ]}
      />
      <Equivalents cell={cell} bid={bid} line={line} view={view} />
      {props.query.at === null && cell.conflictIds && (
        <CellConflicts order={order} bidId={bid.id} itemId={line.orderItemId} />
      )}
      <nav className={`zk-flex zk-wrap zk-rule ${styles['actions']}`}>
        <Link to={paths.bid(order.id, bid.id, { tab: 'lines' })}>{m.comparison_panel_to_bid()}</Link>
        <button type="button" onClick={() => change({ opened: { row: line.orderItemId, column: null } })}>
          {m.comparison_panel_to_line()}
        </button>
        <button type="button" onClick={() => change({ opened: { row: null, column: bid.id } })}>
          {supplierName(bid)}
        </button>
      </nav>
    </>
  );
}

/** Returns null when the price takes part in the comparison. */
function stateSentence(cell: ComparisonCell, bid: ComparedBid, line: ComparisonRow, view: PriceView): string | null {
  switch (cell.state) {
    case 'offered':
      return null;
    case 'missing':
      return m.comparison_panel_missing();
    case 'declined':
      return m.comparison_panel_declined();
    case 'equivalent':
      return m.comparison_panel_equivalent();
    case 'excluded':
      return bid.competes ? m.comparison_panel_zero() : m.comparison_panel_excluded();
    case 'incomparable':
      return bid.currency !== view.currency && bid.exchangeRate === undefined
        ? m.comparison_panel_incomparable_rate({ currency: bid.currency })
        : m.comparison_panel_incomparable_unit({
            unit: unitOfPrice(cell.unitCode ?? line.unitCode),
            asked: unitOfPrice(line.unitCode),
          });
  }
}

/** The price as quoted, with unit and VAT. */
function quotedPrice(cell: ComparisonCell, bid: ComparedBid, line: ComparisonRow): string | null {
  const price = cell.unitPrice ?? cell.unitPriceNormalized;
  if (price === undefined) return null;
  const words = m.words_price_per({
    price: unitPrice(price, bid.currency),
    unit: unitOfPrice(cell.unitCode ?? line.unitCode),
  });
  return `${words}, ${vatModeWord(bid.vatMode)}`;
}

function offeredQuantity(cell: ComparisonCell, line: ComparisonRow): string | null {
  const quantity = cell.quantity ?? line.quantity;
  return quantity === undefined ? null : formatCounted(quantity, cell.unitCode ?? line.unitCode);
}

/** The promised day against the required day. */
function PromisedDay({
  cell: { deliveryDate, isBestDate },
  line: { requiredBy },
}: {
  cell: ComparisonCell;
  line: ComparisonRow;
}) {
  // ISO days compare as strings.
  const isLate = deliveryDate !== undefined && requiredBy !== undefined && deliveryDate > requiredBy;
  return (
    <>
      <Day date={deliveryDate} />
      {isBestDate && (
        <span className="zk-nowrap zk-good">
          {' '}
          <IconClock size={14} className="zk-icon" aria-hidden /> {m.comparison_soonest()}
        </span>
      )}
      {isLate && <span className="zk-warning"> {m.comparison_panel_late()}</span>}
    </>
  );
}

type EquivalentsProps = {
  readonly cell: ComparisonCell;
  readonly bid: ComparedBid;
  readonly line: ComparisonRow;
  readonly view: PriceView;
};

function Equivalents({ cell, bid, line, view }: EquivalentsProps) {
  if (cell.equivalents === undefined) return null;
  const cheapestFirst = cell.equivalents.toSorted((a, b) =>
    compareDefined(a.unitPriceNormalized, b.unitPriceNormalized),
  );
  return (
    <section>
      <h3 className={styles['heading']}>{m.comparison_panel_equivalents()}</h3>
      <p className="zk-secondary zk-small">{m.comparison_panel_equivalents_note()}</p>
      <ul className={`zk-stack zk-small ${styles['list']}`}>
        {cheapestFirst.map((equivalent) => (
          <li key={equivalent.bidItemId}>
            <span>
              {equivalent.offeredName ?? line.name}
              {equivalent.note && <span className="zk-block zk-secondary zk-tiny">{equivalent.note}</span>}
            </span>
            <b className="zk-nowrap zk-medium">
              {equivalent.unitPriceNormalized === undefined
                ? equivalent.unitPrice && unitPrice(equivalent.unitPrice, bid.currency)
                : unitPrice(equivalent.unitPriceNormalized, view.currency)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
