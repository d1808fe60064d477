import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { ContactInputs } from '../../../entities/supplier/contact-inputs.tsx';
import { TaxSchemeOptions } from '../../../entities/supplier/tax-scheme-options.tsx';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import editorStyles from '../editor/bid-editor.module.css';
import { useField } from '../editor/bid-form.ts';
import type { BidValues } from '../editor/bid-values.ts';

/** Contacts and tax data. */
export function SupplierDetails({ onOtherTaxId }: { onOtherTaxId?: () => void }) {
  const field = useField();
  const scheme = useWatch<BidValues, 'taxScheme'>({ name: 'taxScheme' });
  const taxId = field('taxId');
  return (
    <>
      <ContactInputs label={fieldLabel('bid', 'supplier/contacts')} field={field} />
      <div className={`zk-stack ${editorStyles['row']}`}>
        <SelectField label={fieldLabel('bid', 'supplier/taxId/scheme')} {...field('taxScheme')}>
          <TaxSchemeOptions />
        </SelectField>
        <TextInput
          label={<OptionalLabel text={taxNumberWord(scheme)} />}
          inputMode={scheme === 'OTHER' ? 'text' : 'numeric'}
          maxLength={32}
          {...taxId}
          onChange={(event) => {
            onOtherTaxId?.();
            void taxId.onChange(event);
          }}
        />
        <SelectField label={fieldLabel('bid', 'supplier/vatPayer')} {...field('vatPayer')}>
          <option value="">{m.bid_editor_vat_payer_unknown()}</option>
          <option value="yes">{m.editor_yes()}</option>
          <option value="no">{m.editor_no()}</option>
        </SelectField>
        <TextInput
          label={<OptionalLabel text={fieldLabel('bid', 'supplier/kpp')} />}
          maxLength={9}
          disabled={scheme !== 'RU-INN'}
          {...field('kpp')}
        />
      </div>
    </>
  );
}
