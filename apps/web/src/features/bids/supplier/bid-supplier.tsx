import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { SEARCH_LENGTH, SupplierPicker } from '../../../entities/supplier/supplier-picker.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { fieldId } from '../editor/bid-fields.ts';
import type { BidValues } from '../editor/bid-values.ts';
import editorStyles from '../editor/bid-editor.module.css';
import { fillInSupplier } from './supplier-choice.ts';
import { SupplierDetails } from './supplier-details.tsx';
import { SupplierEntry } from './supplier-entry.tsx';
import { SupplierHistory } from './supplier-history.tsx';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';

export function BidSupplier() {
  const { setValue, getValues } = useFormContext<BidValues>();
  const [scheme, supplierId, name, number] = useWatch<
    BidValues,
    readonly ['taxScheme', 'supplierId', 'supplierName', 'taxId']
  >({ name: ['taxScheme', 'supplierId', 'supplierName', 'taxId'] });
  // While the user types, the name may still match an entry of the address book.
  const isTouched = useFormState<BidValues>({ name: 'supplierName' }).touchedFields.supplierName === true;
  const isNew = isTouched && supplierId === null && name.trim().length >= SEARCH_LENGTH.least;

  /** Another name or tax number means another supplier: clear the address book's data. */
  function resetSupplier() {
    if (getValues('supplierId') === null) return;
    setValue('supplierId', null, { shouldDirty: true });
    setValue('isAnother', true, { shouldDirty: true });
  }

  return (
    <FormSection title={m.bid_editor_section_supplier()}>
      <div className={`zk-stack zk-whole-row ${editorStyles['row']}`}>
        <SupplierName onOther={resetSupplier} />
        <SupplierEntry />
      </div>
      <div className="zk-whole-row">
        <Disclosure
          title={isNew ? m.bid_editor_supplier_new() : m.bid_editor_supplier_details()}
          summary={number === '' ? undefined : `${taxNumberWord(scheme)} ${number}`}
          isOpen={isNew}
        >
          <div className="zk-stack zk-column zk-gap-16">
            <p className="zk-secondary zk-small">{m.bid_editor_section_supplier_why()}</p>
            <SupplierDetails onOtherTaxId={resetSupplier} />
          </div>
        </Disclosure>
      </div>
      <SupplierHistory />
    </FormSection>
  );
}

/** Suggestions match name, tax number or contact. */
function SupplierName({ onOther }: { onOther: () => void }) {
  const form = useFormContext<BidValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<BidValues, 'supplierName'>({ name: 'supplierName' });
  const isChosen = useWatch<BidValues, 'supplierId'>({ name: 'supplierId' }) !== null;
  return (
    <SupplierPicker
      ref={ref}
      className={editorStyles['half'] ?? ''}
      id={fieldId('supplierName')}
      label={fieldLabel('bid', 'supplier/name')}
      value={value}
      isChosen={isChosen}
      onChoose={(supplier) => fillInSupplier(form, supplier)}
      onChange={(text) => {
        // Choosing a suggestion sets the text too.
        if (text === form.getValues('supplierName')) return;
        onOther();
        onChange(text);
      }}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
