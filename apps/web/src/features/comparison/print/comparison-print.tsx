import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import { createPortal } from 'react-dom';
import { m } from '#messages';
import { formatTime } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import type { ComparisonQuery } from '../comparison-query.ts';
import type { ComparisonLayout, Entry } from '../comparison-model.ts';
import { comparisonParts } from '../matrix/matrix-parts.ts';
import { type PriceView, supplierName, totalWord } from '../comparison-words.ts';
import styles from './comparison-print.module.css';
import { useSyncExternalStore } from 'react';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

/** Columns that fit on a landscape sheet. */
const COLUMNS_PER_SHEET = 6;

type PrintProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
};

/** Prints all lines and suppliers, in as many tables as needed. Renders nothing on screen. */
export function ComparisonPrint(props: PrintProps) {
  // A sibling of the page, which print styles hide.
  return useIsPrinting() ? createPortal(<Sheets {...props} />, document.body) : null;
}

function Sheets({ order, comparison, layout, query }: PrintProps) {
  const { currency, basis, asOf, best } = comparison;
  const { columns } = layout;
  const view = { currency, basis, prices: query.prices };
  const single = comparison.bids.find(({ id }) => id === best.single?.bidId);
  return (
    <div className={styles['sheets']}>
      <h2>
        <NumberedText text={`${m.comparison_print_heading()}: ${order.title}, ${order.number}`} />
      </h2>
      <p>
        {[
          m.comparison_print_as_of({ time: formatTime(asOf, { zone: order.timeZone, nameZone: true }) }),
          `${totalWord(basis)}, ${currency}`,
          best.single &&
            single &&
            `${m.comparison_best_single()}: ${supplierName(single)}, ${formatMoney(best.single.total, currency)}`,
          best.perLine && `${m.comparison_best_split()}: ${formatMoney(best.perLine.total, currency)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {sheetsOf(columns).map((part, index) => (
        <Sheet
          key={part[0]?.id}
          caption={m.comparison_print_part({
            from: index * COLUMNS_PER_SHEET + 1,
            to: index * COLUMNS_PER_SHEET + part.length,
            total: columns.length,
          })}
          columns={part}
          entries={[...layout.terms, ...layout.entries]}
          view={view}
        />
      ))}
    </div>
  );
}

type SheetProps = {
  readonly caption: string;
  readonly columns: readonly ComparedBid[];
  readonly entries: readonly Entry[];
  readonly view: PriceView;
};

/** The browser repeats the head on every page. */
function Sheet({ caption, columns, entries, view }: SheetProps) {
  const parts = comparisonParts(view, [], m.comparison_corner());
  return (
    <table className={styles['sheet']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{parts.corner().content}</th>
          {columns.map((bid) => (
            <th key={bid.id} scope="col">
              {parts.columnHead(bid).content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-look={entry.kind}>
            <th scope="row">{parts.rowHead(entry).content}</th>
            {columns.map((bid) => {
              const { content, tone } = parts.cell(entry, bid);
              return (
                <td key={bid.id} data-tone={tone}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
        <tr data-look="sum">
          <th scope="row">{parts.footHead().content}</th>
          {columns.map((bid) => (
            <td key={bid.id}>{parts.foot(bid).content}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function sheetsOf(columns: readonly ComparedBid[]): (readonly ComparedBid[])[] {
  const count = Math.ceil(columns.length / COLUMNS_PER_SHEET);
  return Array.from({ length: count }, (_, index) =>
    columns.slice(index * COLUMNS_PER_SHEET, (index + 1) * COLUMNS_PER_SHEET),
  );
}

/** Includes print preview. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let isPrintEvent = false;

function isPrinting(): boolean {
  return isPrintEvent || window.matchMedia('print').matches;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => {
    isPrintEvent = true;
    listener();
  };
  const end = () => {
    isPrintEvent = false;
    listener();
  };
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    isPrintEvent = false;
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
