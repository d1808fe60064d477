import { type Field, type PlainName, sectionNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS, type OrderSection as Section } from '@zakupki/procurement/orders/order-fields';
import type { FC } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { FieldInput } from '../../../entities/record-field/field-input.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import styles from '../../../ui/form/form.module.css';
import {
  Currency,
  Deadline,
  DecisionDate,
  Delivery,
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

/** Inputs of composed fields, and of those that need more than their kind's; null for fields outside the sections. */
const INPUTS: Partial<Record<Plain, FC>> & Record<Exclude<Name, Plain>, FC | null> = {
  title: Title,
  tags: Tags,
  description: Description,
  submissionDeadline: Deadline,
  decisionDate: DecisionDate,
  timeZone: TimeZone,
  currency: Currency,
  delivery: Delivery,
  payment: PaymentTerms,
  items: null,
  lots: null,
  exchangeRates: null,
};

const HELP: Partial<Record<Name, () => string>> = { compareBasis: () => m.order_editor_basis_help() };

interface OrderSectionProps {
  readonly section: Section;
  readonly title: string;
  readonly why?: string;
}

/** The fields of a section in the order of their table, with the boxes to check last. */
export function OrderSection({ section, ...head }: OrderSectionProps) {
  const names = sectionNames(ORDER_FIELDS, section);
  const isFlag = (name: Name) => ORDER_FIELDS[name].kind === 'flag';
  const flags = names.filter(isFlag);
  return (
    <FormSection {...head}>
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
    </FormSection>
  );
}

function OrderInput({ name }: { name: Name }) {
  const Own = INPUTS[name];
  // Every other field is plain, by the type of INPUTS.
  return Own ? <Own /> : <PlainInput name={name as Plain} />;
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
