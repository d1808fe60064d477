import { Textarea, TextInput } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { ContactInputs } from '../../../entities/supplier/contact-inputs.tsx';
import { TaxSchemeOptions } from '../../../entities/supplier/tax-scheme-options.tsx';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { useRegisteredField } from '../../../forms/registered-field.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { SupplierTagsInput } from './supplier-tags-input.tsx';
import { fieldId, labelOf, type SupplierValues } from './supplier-values.ts';
import styles from './supplier-dialog.module.css';

/** The inputs of a supplier. Rarely used ones are collapsed. */
export function SupplierInputs({ isNew }: { isNew: boolean }) {
  const field = useRegisteredField<SupplierValues>(fieldId);
  const scheme = useWatch<SupplierValues, 'taxScheme'>({ name: 'taxScheme' });
  const { getValues } = useFormContext<SupplierValues>();
  const { legalForm, address, website, bankAccount, bik } = getValues();
  const optional = (name: keyof SupplierValues) => ({
    label: <OptionalLabel text={labelOf(name)} />,
    ...field(name),
  });
  return (
    <div className={`zk-stack ${styles['fields']}`}>
      <TextInput data-autofocus className="zk-whole-row" label={labelOf('name')} maxLength={200} {...field('name')} />
      <SelectField label={labelOf('taxScheme')} {...field('taxScheme')}>
        <TaxSchemeOptions />
      </SelectField>
      <TextInput
        {...optional('taxId')}
        label={<OptionalLabel text={taxNumberWord(scheme)} />}
        inputMode={scheme === 'OTHER' ? 'text' : 'numeric'}
        maxLength={32}
      />
      <SelectField label={labelOf('vatPayer')} {...field('vatPayer')}>
        <option value="">{m.suppliers_vat_unknown()}</option>
        <option value="yes">{m.editor_yes()}</option>
        <option value="no">{m.editor_no()}</option>
      </SelectField>
      <TextInput {...optional('kpp')} inputMode="numeric" maxLength={9} disabled={scheme !== 'RU-INN'} />
      <ContactInputs label={labelOf('contacts')} field={field} isFull least={0} />
      <div className="zk-whole-row">
        <Tags />
      </div>
      <Textarea
        {...optional('notes')}
        className="zk-whole-row"
        maxLength={4000}
        autosize
        minRows={2}
        maxRows={8}
        description={m.suppliers_notes_help()}
      />
      <div className="zk-whole-row">
        <Disclosure
          title={m.suppliers_requisites()}
          isOpen={!isNew && [legalForm, address, website, bankAccount, bik].some((text) => text !== '')}
        >
          <div className={`zk-stack ${styles['fields']}`}>
            <TextInput {...optional('address')} className="zk-whole-row" maxLength={300} />
            <TextInput {...optional('website')} inputMode="url" maxLength={2048} />
            <TextInput {...optional('legalForm')} maxLength={32} />
            <TextInput {...optional('bankAccount')} inputMode="numeric" maxLength={24} />
            <TextInput {...optional('bik')} inputMode="numeric" maxLength={9} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function Tags() {
  const { field, fieldState } = useController<SupplierValues, 'tags'>({ name: 'tags' });
  return (
    <SupplierTagsInput
      id={fieldId('tags')}
      label={<OptionalLabel text={labelOf('tags')} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
