import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import editorStyles from '../editor/bid-editor.module.css';
import { useField } from '../editor/bid-form.ts';
import type { BidValues } from '../editor/bid-values.ts';
import { SupplierDetails } from '../supplier/supplier-details.tsx';

/** The bidding company. Collapsed, because the invited data is usually right; a name that is not known stands above. */
export function OwnSupplier() {
  const field = useField();
  const [scheme, name, number] = useWatch<BidValues, readonly ['taxScheme', 'supplierName', 'taxId']>({
    name: ['taxScheme', 'supplierName', 'taxId'],
  });
  const [isNameKnown] = useState(name !== '');
  const nameField = (
    <div className={`zk-stack ${editorStyles['row']}`}>
      <TextInput
        className={editorStyles['half'] ?? ''}
        label={isNameKnown ? fieldLabel('bid', 'supplier/name') : m.own_bid_company_name()}
        maxLength={200}
        {...field('supplierName')}
      />
    </div>
  );
  return (
    <div className="zk-stack zk-column zk-gap-16">
      {!isNameKnown && nameField}
      <Disclosure
        title={m.own_bid_company()}
        summary={[name, number && `${taxNumberWord(scheme)} ${number}`].filter(Boolean).join(' · ')}
      >
        <div className="zk-stack zk-column zk-gap-16">
          {isNameKnown && nameField}
          <SupplierDetails />
        </div>
      </Disclosure>
    </div>
  );
}
