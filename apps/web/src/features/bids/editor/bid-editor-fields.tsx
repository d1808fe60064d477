import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { ImportButton } from '../../../entities/import/import-button.tsx';
import styles from '../../../ui/form/form.module.css';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { BidGrid } from '../lines/bid-grid.tsx';
import { BidSupplier } from '../supplier/bid-supplier.tsx';
import { BidOrder } from './bid-form.ts';
import { BidSection } from './bid-terms.tsx';
import { RunningTotal } from '../lines/running-total.tsx';

const BidImportDialog = loadPart(() => import('../lines/bid-import.tsx'));

export function BidEditorFields({ order }: { order: Order }) {
  return (
    <BidOrder value={order}>
      <div className={styles['narrowForm']}>
        <BidSupplier />
        <BidSection section="document" title={m.bid_editor_section_paper()} />
        <BidSection section="prices" title={m.bid_editor_section_prices()} />
      </div>
      <section aria-labelledby="bid-lines-heading" className={styles['section']}>
        <div className="zk-row zk-wrap zk-between zk-gap-8">
          <h2 id="bid-lines-heading">{m.bid_editor_lines()}</h2>
          <ImportButton label={m.import_open_bid()} Dialog={BidImportDialog} />
        </div>
        <p className={`zk-secondary zk-small ${styles['why']}`}>{m.bid_editor_lines_why()}</p>
        <div className={styles['linesBox']}>
          <BidGrid />
          <RunningTotal />
        </div>
      </section>
      <div className={styles['narrowForm']}>
        <BidSection section="delivery" title={m.bid_editor_section_delivery()} />
      </div>
    </BidOrder>
  );
}
