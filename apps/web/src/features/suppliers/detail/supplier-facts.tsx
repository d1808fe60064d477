import type { Supplier, SupplierContact } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { FactColumns } from '../../../ui/layout/groups/fact-group.tsx';
import { OutgoingLink } from '../../../ui/layout/outgoing-link.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { addressOf } from '../list/suppliers-query.ts';
import { PhoneLink } from '../../../ui/value/phone/formatted-phone.tsx';
import styles from './supplier-screen.module.css';

/** Contacts, details, tags and notes, read-only. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { contacts, tags, notes } = supplier;
  return (
    <div className={styles['facts']}>
      <Part title={fieldLabel('bid', 'supplier/contacts')}>
        {contacts.length === 0 ? (
          <p className="zk-secondary">{m.suppliers_no_contacts()}</p>
        ) : (
          <ul className="zk-stack zk-gap-10">
            {contacts.map((contact) => (
              <Contact
                key={`${contact.email}${contact.phone}${contact.name}`}
                contact={{ ...contact, name: contactNameBeside(supplier.name, contact.name) }}
              />
            ))}
          </ul>
        )}
      </Part>
      {tags.length > 0 && (
        <Part title={m.table_tags()}>
          <ul className="zk-flex zk-wrap zk-gap-8">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={addressOf({ tags: [tag] })}>{tag}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notes !== null && (
        <Part title={m.suppliers_notes()}>
          <p className={`zk-break ${styles['notes']}`}>{notes}</p>
        </Part>
      )}
      <Part title={m.suppliers_details()}>
        <FactColumns>
          {detailsOf(supplier).map(([label, value]) => (
            <div key={label}>
              <dt className="zk-secondary zk-small">{label}</dt>
              <dd className="zk-break">{value}</dd>
            </div>
          ))}
        </FactColumns>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Contact({ contact: { name, role, email, phone, isPrimary } }: { contact: SupplierContact }) {
  return (
    <li className={`zk-stack zk-gap-2 zk-break ${styles['contact']}`}>
      {name && <span className="zk-medium">{name}</span>}
      {(role || isPrimary) && (
        <span className="zk-secondary zk-small">
          {[role, isPrimary && m.suppliers_contact_primary()].filter(Boolean).join(' · ')}
        </span>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <PhoneLink phone={phone} />}
    </li>
  );
}

/** Omits unknown values, except the tax number. */
function detailsOf(supplier: Supplier): [label: string, value: ReactNode][] {
  const { taxId, kpp, vatPayer, legalForm, address, website, bankAccount, bik, createdAt, createdBy } = supplier;
  const details: [string, ReactNode][] = [
    [taxNumberWord(taxId?.scheme ?? 'RU-INN'), taxId?.id ?? MISSING],
    [fieldLabel('bid', 'supplier/kpp'), kpp],
    [
      fieldLabel('bid', 'supplier/vatPayer'),
      vatPayer === null ? m.suppliers_vat_unknown() : vatPayer ? m.editor_yes() : m.editor_no(),
    ],
    [m.suppliers_legal_form(), legalForm],
    [fieldLabel('bid', 'supplier/address'), address],
    [
      fieldLabel('bid', 'supplier/website'),
      website && <OutgoingLink href={website}>{website.replace(/^https:\/\//, '')}</OutgoingLink>,
    ],
    [fieldLabel('bid', 'supplier/bankAccount'), bankAccount],
    [m.suppliers_bik(), bik],
    [
      m.suppliers_added_at(),
      <span key="added">
        <Moment iso={createdAt} /> · {createdBy.name}
      </span>,
    ],
  ];
  return details.filter(([, value]) => value !== null);
}
