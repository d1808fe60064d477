/** Inputs that replace the generic input of a field's kind. */
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { deadlineLimits } from '../../../entities/order/deadline-limits.ts';
import { CurrencyOptions } from '../../../entities/order/currency-options.tsx';
import { PaymentFields } from '../../../entities/record-field/payment-fields.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useRegisteredField } from '../../../forms/registered-field.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { FormDateField } from '../../../ui/field/date/form-date-field.tsx';
import { ZoneNote, ZoneOptions } from '../../../ui/field/zone-options.tsx';
import styles from '../../../ui/form/form.module.css';
import { fieldId } from './order-fields.ts';
import type { OrderValues } from './order-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';

export const useField = () => useRegisteredField<OrderValues>(fieldId);

export function Title() {
  const label = fieldLabel('order', 'title');
  return (
    <TextInput className={styles['wide'] ?? ''} label={label} withAsterisk maxLength={200} {...useField()('title')} />
  );
}

export function Tags() {
  const { control } = useFormContext<OrderValues>();
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field: { ref, ...tags }, fieldState }) => (
        <TagsInput
          {...tags}
          ref={ref}
          id={fieldId('tags')}
          label={<OptionalLabel text={fieldLabel('order', 'tags')} />}
          maxTags={10}
          splitChars={[',', ';']}
          error={fieldState.error?.message}
          clearButtonProps={{ 'aria-label': m.order_editor_tags_clear() }}
        />
      )}
    />
  );
}

export function Description() {
  return (
    <Textarea
      className={styles['wide'] ?? ''}
      label={<OptionalLabel text={fieldLabel('order', 'description')} />}
      maxLength={10_000}
      autosize
      minRows={2}
      maxRows={12}
      {...useField()('description')}
    />
  );
}

export function Deadline() {
  const zone = useWatch<OrderValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <FormDateField<OrderValues>
      name="deadline"
      id={fieldId('deadline')}
      label={fieldLabel('order', 'submissionDeadline')}
      description={
        <>
          {m.order_editor_deadline_help()} <ZoneNote zone={zone} />
        </>
      }
      {...deadlineLimits(zone)}
      isRequired
    />
  );
}

export function DecisionDate() {
  const zone = useWatch<OrderValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <FormDateField<OrderValues>
      name="decisionDate"
      id={fieldId('decisionDate')}
      label={<OptionalLabel text={fieldLabel('order', 'decisionDate')} />}
      description={m.order_editor_decision_help()}
      zone={zone}
    />
  );
}

export function TimeZone() {
  const chosen = useWatch<OrderValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <SelectField label={fieldLabel('order', 'timeZone')} {...useField()('timeZone')}>
      <ZoneOptions chosen={chosen} />
    </SelectField>
  );
}

export function Currency() {
  const currency = useWatch<OrderValues, 'currency'>({ name: 'currency' });
  return (
    <SelectField label={fieldLabel('order', 'currency')} {...useField()('currency')}>
      <CurrencyOptions chosen={currency} />
    </SelectField>
  );
}

const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'];

export function DeliveryAddress() {
  return (
    <TextInput
      label={fieldLabel('order', 'delivery/address')}
      withAsterisk
      maxLength={300}
      autoComplete="street-address"
      {...useField()('address')}
    />
  );
}

export function DeliveryTerms() {
  const field = useField();
  return (
    <>
      <SelectField label={<OptionalLabel text={fieldLabel('order', 'delivery/incoterm')} />} {...field('incoterm')}>
        <option value="">—</option>
        {INCOTERMS.map((term) => (
          <option key={term}>{term}</option>
        ))}
      </SelectField>
      <TextInput
        label={<OptionalLabel text={fieldLabel('order', 'delivery/place')} />}
        maxLength={200}
        {...field('place')}
      />
    </>
  );
}

export function PaymentTerms() {
  const kind = useWatch<OrderValues, 'paymentKind'>({ name: 'paymentKind' });
  return <PaymentFields noun="order" kind={kind} field={useField()} />;
}
