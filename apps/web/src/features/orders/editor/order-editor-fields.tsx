import { sectionNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { ImportButton } from '../../../entities/import/import-button.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from '../../../ui/form/form.module.css';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { Deadline, DeliveryAddress, Title } from './order-inputs.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLots, OrderRates } from './order-lots-and-rates.tsx';
import { OrderInputs } from './order-section.tsx';
import type { OrderValues } from './order-values.ts';

const OrderImportDialog = loadPart(() => import('./order-import.tsx'));

/** Fields above the sections. */
const LEAD: ReadonlySet<string> = new Set<keyof typeof ORDER_FIELDS>(['title', 'submissionDeadline']);
const ABOUT = [...sectionNames(ORDER_FIELDS, 'what'), ...sectionNames(ORDER_FIELDS, 'dates')].filter(
  (name) => !LEAD.has(name),
);
const PRICE = sectionNames(ORDER_FIELDS, 'price');
/** Fields that cannot change after the publication. */
const FROZEN: ReadonlySet<string> = new Set<keyof typeof ORDER_FIELDS>(['sealedBids', 'showCeilings']);

/** The fields that a publication requires, then those with defaults. */
export function OrderEditorFields({ isPublished = false }: { isPublished?: boolean }) {
  return (
    <>
      <div className={`zk-stack zk-gap-8 ${styles['lead']}`}>
        <p className="zk-secondary zk-small">{m.order_editor_required()}</p>
        <Title />
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
        <div className={styles['fields']}>
          <Deadline />
          <DeliveryAddress />
        </div>
        <MoreSettings isPublished={isPublished} />
      </div>
    </>
  );
}

function MoreSettings({ isPublished }: { isPublished: boolean }) {
  const [category, tags, currency, vatMode, vatRate, criteria, incoterm, place, lots] = useWatch<
    OrderValues,
    readonly ['category', 'tags', 'currency', 'vatMode', 'vatRateDefault', 'awardCriteria', 'incoterm', 'place', 'lots']
  >({
    name: ['category', 'tags', 'currency', 'vatMode', 'vatRateDefault', 'awardCriteria', 'incoterm', 'place', 'lots'],
  });
  return (
    <div className="zk-stack zk-column zk-gap-8">
      <Disclosure
        title={m.order_editor_section_about()}
        summary={[fieldLabel('order', `category=${category}`), ...tags].join(' · ')}
      >
        <OrderInputs names={ABOUT} />
      </Disclosure>
      <Disclosure
        title={m.order_editor_section_price()}
        summary={[
          currency,
          vatModeWord(vatMode),
          vatRateWord(vatRate),
          fieldLabel('order', `awardCriteria=${criteria}`),
        ].join(' · ')}
      >
        <OrderInputs names={isPublished ? PRICE.filter((name) => !FROZEN.has(name)) : PRICE} />
      </Disclosure>
      <Disclosure title={m.order_editor_section_terms()} summary={[incoterm, place].filter(Boolean).join(' · ')}>
        <OrderInputs names={sectionNames(ORDER_FIELDS, 'delivery')} />
      </Disclosure>
      <Disclosure
        title={m.order_editor_section_more()}
        summary={lots
          .map(({ title }) => title)
          .filter(Boolean)
          .join(' · ')}
      >
        <div className="zk-stack zk-gap-24">
          <OrderLots />
          <OrderRates />
        </div>
      </Disclosure>
    </div>
  );
}
