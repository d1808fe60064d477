import type { Bid } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { PhoneLink } from '../../../ui/value/phone/formatted-phone.tsx';
import { OutgoingLink } from '../../../ui/layout/outgoing-link.tsx';

/** The supplier at the time of the bid; leaves out unknown facts. */
export function BidSupplierFacts({ supplier }: { supplier: Bid['supplier'] }) {
  const { name, taxId, kpp, vatPayer, contacts, address, website, bankAccount, bik } = supplier;
  return (
    <FactGroup title={m.bid_editor_section_supplier()}>
      <GroupFact label={fieldLabel('bid', 'supplier/name')}>{name ?? MISSING}</GroupFact>
      <GroupFact label={taxNumberWord(taxId?.scheme ?? 'RU-INN')}>{taxId?.id ?? MISSING}</GroupFact>
      {kpp && <GroupFact label={fieldLabel('bid', 'supplier/kpp')}>{kpp}</GroupFact>}
      <GroupFact label={fieldLabel('bid', 'supplier/vatPayer')}>
        {vatPayer === null ? m.bid_editor_vat_payer_unknown() : vatPayer ? m.editor_yes() : m.editor_no()}
      </GroupFact>
      {contacts.map((contact) => (
        <GroupFact key={`${contact.email}${contact.phone}`} label={m.bids_contact()}>
          {contactNameBeside(name, contact.name) && <div>{contact.name}</div>}
          {contact.role && <div className="zk-secondary zk-small">{contact.role}</div>}
          {contact.email && (
            <div>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </div>
          )}
          {contact.phone && (
            <div>
              <PhoneLink phone={contact.phone} />
            </div>
          )}
        </GroupFact>
      ))}
      {address && <GroupFact label={fieldLabel('bid', 'supplier/address')}>{address}</GroupFact>}
      {website && (
        <GroupFact label={fieldLabel('bid', 'supplier/website')}>
          <OutgoingLink href={website}>{website.replace(/^https:\/\//, '')}</OutgoingLink>
        </GroupFact>
      )}
      {bankAccount && (
        <GroupFact label={fieldLabel('bid', 'supplier/bankAccount')}>
          {bankAccount}
          {bik && `, ${m.bids_bik({ bik })}`}
        </GroupFact>
      )}
    </FactGroup>
  );
}
