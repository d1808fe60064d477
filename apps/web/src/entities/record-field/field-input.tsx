import { TextInput, type TextInputProps } from '@mantine/core';
import { type Field, isCount, isDecimal, type Kind } from '@zakupki/procurement/fields/field';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { FormDateField } from '../../ui/field/date/form-date-field.tsx';
import { withUnit } from './field-label.ts';
import { fieldText } from './field-text.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';

type FieldInputProps = {
  readonly noun: 'order' | 'bid';
  readonly field: Field;
  readonly label: string;
  readonly description?: string;
  /** The currency of amounts. */
  readonly currency: string;
  readonly id: string;
  readonly error: string | undefined;
} & UseFormRegisterReturn;

const CHOICES: Partial<Record<Kind, readonly string[]>> = {
  vatMode: ['excluded', 'included'],
  vatRate: VAT_RATES,
};

/** An input of the surrounding form, chosen by the kind of its field. */
export function FieldInput({ noun, field, label, currency, ...input }: FieldInputProps) {
  const { kind } = field;
  const choices = field.choices ?? CHOICES[kind];
  if (choices) {
    return (
      <SelectField label={label} {...input}>
        {choices.map((value) => (
          <option key={value} value={value}>
            {fieldText({ noun, path: input.name, kind }, value, currency)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'flag') return <CheckField label={label} {...input} />;
  const shown = field.isRequired ? label : <OptionalLabel text={withUnit(kind, label)} />;
  if (kind === 'day') {
    const { name, id, description } = input;
    return <FormDateField name={name} id={id} label={shown} {...(description && { description })} />;
  }
  return <TextInput label={shown} {...traitsOf(kind, currency)} {...input} />;
}

/** @param currency shown beside amounts */
export function traitsOf(kind: Kind, currency?: string): TextInputProps {
  if (isCount(kind)) return { inputMode: 'numeric', maxLength: 3 };
  if (!isDecimal(kind)) return {};
  const isMoney = kind === 'amount' || kind === 'unitPrice';
  return { inputMode: 'decimal', ...(isMoney && currency && { rightSection: currency, rightSectionWidth: 52 }) };
}
