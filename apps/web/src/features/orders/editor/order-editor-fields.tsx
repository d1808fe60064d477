import { m } from '#messages';
import { ImportButton } from '../../../entities/import/import-button.tsx';
import styles from '../../../ui/form/form.module.css';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLots, OrderRates } from './order-lots-and-rates.tsx';
import { OrderSection } from './order-section.tsx';

const OrderImportDialog = loadPart(() => import('./order-import.tsx'));

export function OrderEditorFields() {
  return (
    <>
      <div className={styles['narrowForm']}>
        <OrderSection section="what" title={m.order_editor_section_what()} />
      </div>
      <section aria-labelledby="order-lines-heading" className={styles['section']}>
        <div className="zk-row zk-wrap zk-between zk-gap-8">
          <h2 id="order-lines-heading">{m.order_editor_lines()}</h2>
          <ImportButton label={m.import_open_order()} Dialog={OrderImportDialog} />
        </div>
        <div className={styles['linesBox']}>
          <OrderLines />
        </div>
      </section>
      <div className={styles['narrowForm']}>
        <OrderSection section="dates" title={m.order_editor_section_dates()} />
        <OrderSection section="price" title={m.order_editor_section_price()} why={m.order_editor_section_price_why()} />
        <OrderSection section="delivery" title={m.order_editor_section_delivery()} />
      </div>
      <details className={`zk-card ${styles['more']}`}>
        <summary>{m.order_editor_section_more()}</summary>
        <div className={`zk-stack zk-gap-24 ${styles['moreBody']}`}>
          <OrderLots />
          <OrderRates />
        </div>
      </details>
    </>
  );
}
