import type { Field, PlainName } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS } from '@zakupki/procurement/fields/order-fields';
import type { FC } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { FieldInput } from '../../../entities/record-field/field-input.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import styles from '../../../ui/form/form.module.css';
import {
  Currency,
  Deadline,
  DecisionDate,
  DeliveryTerms,
  Description,
  PaymentTerms,
  Tags,
  TimeZone,
  Title,
  useField,
} from './order-inputs.tsx';
import type { OrderValues } from './order-values.ts';

type Name = keyof typeof ORDER_FIELDS;
type Plain = PlainName<typeof ORDER_FIELDS>;

/** Inputs that replace the generic input of a field's kind; null for fields outside the sections. */
const INPUTS: Partial<Record<Plain, FC>> & Record<Exclude<Name, Plain>, FC | null> = {
  title: Title,
  tags: Tags,
  description: Description,
  submissionDeadline: Deadline,
  decisionDate: DecisionDate,
  timeZone: TimeZone,
  currency: Currency,
  delivery: DeliveryTerms,
  payment: PaymentTerms,
  items: null,
  lots: null,
  exchangeRates: null,
};

const HELP: Partial<Record<Name, () => string>> = {
  compareBasis: () => m.order_editor_basis_help(),
  sealedBids: () => m.sealed_help(),
  showCeilings: () => m.order_editor_ceilings_help(),
};

/** The inputs of the fields in the given order, with checkboxes last. */
export function OrderInputs({ names }: { names: readonly Name[] }) {
  const isFlag = (name: Name) => ORDER_FIELDS[name].kind === 'flag';
  const flags = names.filter(isFlag);
  return (
    <div className={styles['fields']}>
      {names
        .filter((name) => !isFlag(name))
        .map((name) => (
          <OrderInput key={name} name={name} />
        ))}
      {flags.length > 0 && (
        <div className={`zk-stack zk-gap-10 ${styles['checks']}`}>
          {flags.map((name) => (
            <OrderInput key={name} name={name} />
          ))}
        </div>
      )}
    </div>
  );
}

function OrderInput({ name }: { name: Name }) {
  const CustomInput = INPUTS[name];
  // The type of INPUTS guarantees that all other fields are plain.
  return CustomInput ? <CustomInput /> : <PlainInput name={name as Plain} />;
}

function PlainInput({ name }: { name: Plain }) {
  const field: Field = ORDER_FIELDS[name];
  const currency = useWatch<OrderValues, 'currency'>({ name: 'currency' });
  return (
    <FieldInput
      noun="order"
      field={field}
      label={fieldLabel('order', name)}
      currency={currency}
      {...(HELP[name] && { description: HELP[name]() })}
      {...useField()(name)}
    />
  );
}
