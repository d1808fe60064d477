import { Textarea, TextInput } from '@mantine/core';
import { BID_FIELDS, type BidSection as Section } from '@zakupki/procurement/fields/bid-fields';
import { type Field, type PlainName, sectionNames } from '@zakupki/procurement/fields/field';
import { findExchange } from '@zakupki/procurement/money/exchange';
import type { FC } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { CurrencyOptions } from '../../../entities/order/currency-options.tsx';
import { PaymentFields } from '../../../entities/record-field/payment-fields.tsx';
import { FieldInput } from '../../../entities/record-field/field-input.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useIsSupplier } from '../../../entities/user/me-api.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { FormDateField } from '../../../ui/field/date/form-date-field.tsx';
import { ZoneNote } from '../../../ui/field/zone-options.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import styles from '../../../ui/form/form.module.css';
import editorStyles from './bid-editor.module.css';
import { fieldId } from './bid-fields.ts';
import { useBidOrder, useField } from './bid-form.ts';
import type { BidValues } from './bid-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';

type Name = keyof typeof BID_FIELDS;
type Plain = PlainName<typeof BID_FIELDS>;

/** Inputs that replace the generic input of a field's kind; null for fields without an input here. */
const INPUTS: Partial<Record<Plain, FC | null>> & Record<Exclude<Name, Plain>, FC | null> = {
  supplier: null,
  items: null,
  source: null,
  notes: null,
  receivedAt: Received,
  currency: Currency,
  deliveryTerms: DeliveryTerms,
  payment: PaymentTerms,
};

const HELP: Partial<Record<Name, (values: Pick<BidValues, 'vatMode'>) => string>> = {
  declaredTotal: () => m.bid_editor_declared_help(),
  deliveryCost: ({ vatMode }) =>
    vatMode === 'included' ? m.bid_editor_delivery_with_vat() : m.bid_editor_delivery_without_vat(),
};

/** The fields of a section, in the order of BID_FIELDS. */
export function BidSection({ section, title }: { section: Section; title: string }) {
  const names = sectionNames(BID_FIELDS, section);
  return (
    <FormSection title={title}>
      <div className={`zk-stack zk-whole-row ${editorStyles['row']}`}>
        {names.map((name) => {
          const CustomInput = INPUTS[name];
          if (CustomInput === null) return null;
          // The type of INPUTS guarantees that all other fields are plain.
          return CustomInput ? <CustomInput key={name} /> : <PlainInput key={name} name={name as Plain} />;
        })}
      </div>
      {names.includes('notes') && <Notes />}
    </FormSection>
  );
}

function PlainInput({ name }: { name: Plain }) {
  const field: Field = BID_FIELDS[name];
  const [currency, vatMode] = useWatch<BidValues, readonly ['currency', 'vatMode']>({ name: ['currency', 'vatMode'] });
  return (
    <FieldInput
      noun="bid"
      field={field}
      label={fieldLabel('bid', name)}
      currency={currency}
      {...(HELP[name] && { description: HELP[name]({ vatMode }) })}
      {...useField()(name)}
    />
  );
}

function Received() {
  const { timeZone } = useBidOrder();
  // The server records when a supplier sends a bid.
  if (useIsSupplier()) return null;
  return (
    <FormDateField<BidValues>
      name="receivedAt"
      id={fieldId('receivedAt')}
      label={fieldLabel('bid', 'receivedAt')}
      description={
        <>
          {m.bid_editor_received_help()} <ZoneNote zone={timeZone} />
        </>
      }
      time="12:00"
      zone={timeZone}
    />
  );
}

function Currency() {
  const order = useBidOrder();
  const currency = useWatch<BidValues, 'currency'>({ name: 'currency' });
  // Suppliers do not see the buyer's rates.
  const hasRate = useIsSupplier() || findExchange(currency, order.currency, order.exchangeRates) !== null;
  return (
    <SelectField
      label={fieldLabel('bid', 'currency')}
      {...(!hasRate && { description: m.bid_editor_no_rate({ currency }) })}
      {...useField()('currency')}
    >
      <CurrencyOptions chosen={currency} />
    </SelectField>
  );
}

function DeliveryTerms() {
  return (
    <TextInput
      className={editorStyles['half'] ?? ''}
      label={<OptionalLabel text={fieldLabel('bid', 'deliveryTerms')} />}
      maxLength={500}
      {...useField()('deliveryTerms')}
    />
  );
}

function PaymentTerms() {
  const kind = useWatch<BidValues, 'paymentKind'>({ name: 'paymentKind' });
  return <PaymentFields noun="bid" kind={kind} field={useField()} />;
}

function Notes() {
  return (
    <Textarea
      className={styles['wide'] ?? ''}
      label={<OptionalLabel text={fieldLabel('bid', 'notes')} />}
      maxLength={4000}
      autosize
      minRows={2}
      maxRows={10}
      {...useField()('notes')}
    />
  );
}
