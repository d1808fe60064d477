import type { Supplier } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatCount, MISSING } from '../../../format/number/numbers.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { TagList } from '../../../ui/value/tag-list.tsx';
import { FormattedPhone } from '../../../ui/value/phone/formatted-phone.tsx';
import type { MergeChoiceState } from './merge-choice.ts';
import { MERGE_FIELDS, taxFact, taxText } from './merge-words.ts';
import styles from './merge.module.css';

/** Both suppliers side by side, the values to choose, and what results. */
export function MergeChoices({ choice }: { choice: MergeChoiceState }) {
  const { pair, kept, choices, fromSecond } = choice;
  const name = useId();
  return (
    <>
      <fieldset className={styles['sides']}>
        <legend className="zk-medium">{m.suppliers_merge_keep()}</legend>
        {pair.map((supplier) => (
          <label key={supplier.id} className={styles['side']} data-chosen={supplier.id === kept.id || undefined}>
            <input type="radio" name={name} checked={supplier.id === kept.id} onChange={() => choice.keep(supplier)} />
            <SideFacts supplier={supplier} />
          </label>
        ))}
      </fieldset>
      {choices.map((field) => {
        const { label, text } = MERGE_FIELDS[field];
        return (
          <fieldset key={field} className={styles['sides']}>
            <legend className="zk-secondary zk-small">{label()}</legend>
            {pair.map((supplier, index) => (
              <label key={supplier.id} className={styles['value']}>
                <input
                  type="radio"
                  name={`${name}-${field}`}
                  checked={fromSecond.has(field) === (index === 1)}
                  onChange={() => choice.choose(field, index === 1)}
                />
                <span className="zk-break">{text(supplier)}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <Result choice={choice} />
    </>
  );
}

function SideFacts({ supplier }: { supplier: Supplier }) {
  const { name, createdAt, stats, contacts, documents, blockedReason } = supplier;
  return (
    <span className="zk-stack zk-gap-4 zk-shrink">
      <span className="zk-medium zk-break">{name}</span>
      <span className="zk-secondary zk-small zk-break">{taxText(supplier) || m.suppliers_no_tax_number()}</span>
      <span className="zk-secondary zk-small">
        {[
          m.suppliers_count_contacts({ count: contacts.length }),
          m.suppliers_count_documents({ count: documents.length }),
          m.suppliers_count_bids({ count: stats.bids }),
        ].join(' · ')}
      </span>
      <span className="zk-secondary zk-small">
        {m.suppliers_added_at()} <Moment iso={createdAt} />
      </span>
      {blockedReason !== null && (
        <span className="zk-danger zk-small">{m.suppliers_blocked_because({ reason: blockedReason })}</span>
      )}
    </span>
  );
}

function Result({ choice: { pair, merged, documents } }: { choice: MergeChoiceState }) {
  const id = useId();
  const bids = pair.reduce((sum, { stats }) => sum + stats.bids, 0);
  const [taxLabel, taxNumber] = taxFact(merged);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fieldLabel('bid', 'supplier/name'), merged.name],
    [taxLabel, taxNumber || MISSING],
    [
      fieldLabel('bid', 'supplier/contacts'),
      merged.contacts.length === 0
        ? MISSING
        : merged.contacts.map(({ name: contactName, email, phone }) => {
            const name = contactNameBeside(merged.name, contactName);
            return (
              <span key={`${email}${phone}`} className="zk-block">
                {[name, email].filter(Boolean).join(' · ')}
                {email === null && phone !== null && (
                  <>
                    {name && ' · '}
                    <FormattedPhone phone={phone} />
                  </>
                )}
              </span>
            );
          }),
    ],
    [m.table_tags(), <TagList key="tags" tags={merged.tags} />],
    [m.suppliers_documents(), formatCount(documents)],
    [m.suppliers_bids(), formatCount(bids)],
    ...(merged.notes === null ? [] : [[m.suppliers_notes(), merged.notes] as const]),
    ...(merged.blockedReason === null ? [] : [[m.suppliers_blocked(), merged.blockedReason] as const]),
  ];
  return (
    <section aria-labelledby={id} className={`zk-frame zk-pad-12-16 ${styles['result']}`}>
      <h3 id={id} className="zk-medium">
        {m.suppliers_merge_result()}
      </h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="zk-secondary zk-small">{label}</dt>
            <dd className="zk-break">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="zk-secondary zk-small">{m.suppliers_merge_moves()}</p>
    </section>
  );
}
