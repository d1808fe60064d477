import type { ComparedBid, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';
import { type LineEntry, offersTo } from '../comparison-model.ts';
import { requestWords, type PriceView, supplierName, unitPrice } from '../comparison-words.ts';
import { FactList } from './fact-list.tsx';
import styles from './details.module.css';
import type { DetailsProps } from './opened-details.ts';
import { lineCell } from '../matrix/matrix-cells.tsx';

export function LineDetails({ layout, entry, view, change }: DetailsProps & { readonly entry: LineEntry }) {
  const { line } = entry;
  return (
    <>
      <FactList
        facts={[
          [m.comparison_panel_asked(), requestWords(line, view.currency).join(' · ')],
          [m.comparison_panel_best_price(), line.bestPrice && unitPrice(line.bestPrice, view.currency)],
          [m.comparison_panel_best_date(), line.bestDate && formatDay(line.bestDate)],
          [
            m.comparison_panel_previous(),
            line.previousBest && <Previous previous={line.previousBest} currency={view.currency} />,
          ],
        ]}
      />
      <section>
        <h3 className={styles['heading']}>{m.comparison_panel_offers()}</h3>
        <ul className={`zk-stack zk-small ${styles['offers']}`}>
          {offersTo(entry, layout.columns).map(({ bid, cell }) => (
            <li key={bid.id}>
              <OfferButton
                {...{ bid, cell, line, view }}
                onClick={() => change({ opened: { row: entry.id, column: bid.id } })}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Previous({ previous, currency }: { previous: NonNullable<ComparisonRow['previousBest']>; currency: string }) {
  return (
    <>
      {unitPrice(previous.unitPrice, currency)},{' '}
      <Link className="zk-nowrap" to={paths.order(previous.orderId)}>
        {previous.orderNumber}
      </Link>
    </>
  );
}

type OfferButtonProps = {
  readonly bid: ComparedBid;
  readonly cell: ComparisonCell;
  readonly line: ComparisonRow;
  readonly view: PriceView;
  readonly onClick: () => void;
};

function OfferButton({ bid, cell, line, view, onClick }: OfferButtonProps) {
  const entry = { kind: 'line' as const, id: line.orderItemId, line, cells: new Map([[bid.id, cell]]) };
  const { content, label, tone } = lineCell(entry, bid, view);
  return (
    <button type="button" className={styles['offer']} data-tone={tone} aria-label={label} onClick={onClick}>
      <span className="zk-truncate">{supplierName(bid)}</span>
      <span className={`zk-rigid zk-numeric zk-text-end ${styles['offered']}`}>{content}</span>
    </button>
  );
}
