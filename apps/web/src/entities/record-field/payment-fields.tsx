import { TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { paymentKinds, paymentKindWord } from '../order/payment-terms.ts';
import { fieldLabel } from './field-label.ts';
import type { PaymentValues } from './payment-values.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

type FieldProps = {
  readonly id: string;
  readonly error: string | undefined;
} & UseFormRegisterReturn;

type PaymentFieldsProps = {
  readonly noun: 'order' | 'bid';
  readonly kind: PaymentValues['paymentKind'];
  /** Registers a field of the surrounding form. */
  readonly field: (name: keyof PaymentValues) => FieldProps;
};

export function PaymentFields({ noun, kind, field }: PaymentFieldsProps) {
  return (
    <>
      <SelectField label={<OptionalLabel text={fieldLabel(noun, 'payment/kind')} />} {...field('paymentKind')}>
        <option value="">—</option>
        {paymentKinds.map((each) => (
          <option key={each} value={each}>
            {paymentKindWord(each)}
          </option>
        ))}
      </SelectField>
      {kind === 'mixed' && (
        <TextInput
          label={fieldLabel(noun, 'payment/prepayPercent')}
          inputMode="decimal"
          rightSection="%"
          {...field('prepayPercent')}
        />
      )}
      {(kind === 'postpaid' || kind === 'mixed') && (
        <TextInput
          label={fieldLabel(noun, 'payment/postpayDays')}
          inputMode="numeric"
          maxLength={3}
          {...field('postpayDays')}
        />
      )}
    </>
  );
}
