import type { Order } from '@zakupki/api-client/schema';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { ImportButton } from '../../../entities/import/import-button.tsx';
import { vatModeWord } from '../../../entities/order-line/vat-words.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useIsSupplier } from '../../../entities/user/me-api.ts';
import { formatDay } from '../../../format/date/dates.ts';
import styles from '../../../ui/form/form.module.css';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { BidGrid } from '../lines/bid-grid.tsx';
import { OwnSupplier } from '../own/own-supplier.tsx';
import { RunningTotal } from '../lines/running-total.tsx';
import { BidSupplier } from '../supplier/bid-supplier.tsx';
import { BidOrder } from './bid-form.ts';
import { BidSection } from './bid-terms.tsx';
import type { BidValues } from './bid-values.ts';

const BidImportDialog = loadPart(() => import('../lines/bid-import.tsx'));

type BidEditorFieldsProps = {
  readonly order: Order;
  /** A new bid starts with its terms collapsed. */
  readonly isNew?: boolean;
};

export function BidEditorFields({ order, isNew = false }: BidEditorFieldsProps) {
  const isSupplier = useIsSupplier();
  return (
    <BidOrder value={order}>
      <div className={styles['narrowForm']}>{isSupplier ? <OwnSupplier /> : <BidSupplier />}</div>
      <section aria-labelledby="bid-lines-heading" className={styles['section']}>
        <div className="zk-row zk-wrap zk-between zk-gap-8">
          <h2 id="bid-lines-heading">{m.bid_editor_lines()}</h2>
          <ImportButton label={m.import_open_bid()} Dialog={BidImportDialog} />
        </div>
        <p className={`zk-secondary zk-small ${styles['why']}`}>
          {isSupplier ? m.own_bid_lines_why() : m.bid_editor_lines_why()}
        </p>
        <div className={styles['linesBox']}>
          <BidGrid />
          <RunningTotal />
        </div>
      </section>
      <Terms isOpen={!isNew} />
    </BidOrder>
  );
}

function Terms({ isOpen }: { isOpen: boolean }) {
  const [currency, vatMode, number, validUntil, days, cost] = useWatch<
    BidValues,
    readonly ['currency', 'vatMode', 'externalNumber', 'validUntil', 'deliveryDays', 'deliveryCost']
  >({ name: ['currency', 'vatMode', 'externalNumber', 'validUntil', 'deliveryDays', 'deliveryCost'] });
  const labelled = (name: 'externalNumber' | 'deliveryDays' | 'deliveryCost', value: string) =>
    value === '' ? [] : [`${fieldLabel('bid', name)}: ${value}`];
  const summary = [
    currency,
    vatModeWord(vatMode),
    ...labelled('externalNumber', number),
    ...(validUntil === null ? [] : [`${fieldLabel('bid', 'validUntil')}: ${formatDay(validUntil)}`]),
    ...labelled('deliveryDays', days),
    ...labelled('deliveryCost', cost),
  ].join(' · ');
  return (
    <div className={styles['narrowForm']}>
      <Disclosure title={m.bid_editor_terms()} summary={summary} isOpen={isOpen}>
        <div className={styles['narrowForm']}>
          <BidSection section="prices" title={m.bid_editor_section_prices()} />
          <BidSection section="delivery" title={m.bid_editor_section_delivery()} />
          <BidSection section="document" title={m.bid_editor_section_paper()} />
        </div>
      </Disclosure>
    </div>
  );
}
