import type { ComparisonRow } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';
import { type LineEntry, offersTo } from '../comparison-model.ts';
import { OfferButton } from './offer-button.tsx';
import { requestWords, unitPrice } from '../comparison-words.ts';
import { FactList } from './fact-list.tsx';
import styles from './details.module.css';
import type { DetailsProps } from './opened-details.ts';

export function LineDetails({ layout, entry, scene, change }: DetailsProps & { readonly entry: LineEntry }) {
  const { line } = entry;
  return (
    <>
      <FactList
        facts={[
          [m.comparison_panel_asked(), requestWords(line, scene.currency).join(' · ')],
          [m.comparison_panel_best_price(), line.bestPrice && unitPrice(line.bestPrice, scene.currency)],
          [m.comparison_panel_best_date(), line.bestDate && formatDay(line.bestDate)],
          [
            m.comparison_panel_previous(),
            line.previousBest && <Previous previous={line.previousBest} currency={scene.currency} />,
          ],
        ]}
      />
      <section>
        <h3 className={styles['heading']}>{m.comparison_panel_offers()}</h3>
        <ul className={`zk-stack zk-small ${styles['offers']}`}>
          {offersTo(entry, layout.columns).map(({ bid, cell }) => (
            <li key={bid.id}>
              <OfferButton
                {...{ bid, cell, line, scene }}
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
      {unitPrice(previous.unitPrice, currency)}, <Link to={paths.order(previous.orderId)}>{previous.orderNumber}</Link>
    </>
  );
}
