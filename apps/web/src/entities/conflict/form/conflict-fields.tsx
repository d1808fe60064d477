import { TextInput } from '@mantine/core';
import type { Conflict, ConflictInput } from '@zakupki/api-client/schema';
import { type ReactNode, useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { unitWord } from '../../../format/number/units.ts';
import { FormDateField } from '../../../ui/field/date/form-date-field.tsx';
import { ZoneNote } from '../../../ui/field/zone-options.tsx';
import { deadlineLimits } from '../../order/deadline-limits.ts';
import { UnitEquationField } from '../../order-line/unit-equation-field.tsx';
import { vatModeWord } from '../../order-line/vat-words.ts';
import styles from './conflict-form.module.css';
import type { ResolutionValues } from './conflict-inputs.ts';
import { supplierName, useConflictContext } from '../conflict-context.ts';
import { REJECTION_REASONS } from '../../bid/rejection-words.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';

type ConflictFieldsProps = {
  readonly conflict: Conflict;
  readonly inputs: readonly ConflictInput[];
};

/** The fields of a resolution, filled with the proposed values. */
export function ConflictFields({ conflict, inputs }: ConflictFieldsProps) {
  return (
    <div className={`zk-flex zk-wrap zk-top ${styles['fields']}`}>
      {inputs.map((input) => (
        <Field key={input} input={input} conflict={conflict} />
      ))}
    </div>
  );
}

function Field({ input, conflict }: { input: ConflictInput; conflict: Conflict }) {
  const id = useId();
  const { order } = useConflictContext();
  const { details } = conflict;
  switch (input) {
    case 'unitsPerPack':
      return details.kind === 'unit_mismatch' ? <ConversionField {...details} /> : null;
    case 'packsPerUnit':
      // Part of ConversionField.
      return null;
    case 'rate':
      return (
        <NumberField name="rate" label={m.conflicts_in_rate({ currency: order.currency })} suffix={order.currency} />
      );
    case 'nominal':
      return (
        <NumberField
          name="nominal"
          label={m.conflicts_in_nominal()}
          suffix={details.kind === 'currency_mismatch' ? details.offered : ''}
        />
      );
    case 'date':
      return <FormDateField<ResolutionValues> name="date" id={id} label={m.conflicts_in_rate_date()} />;
    case 'source':
      return <SourceField />;
    case 'bidId':
      return <BidField conflict={conflict} />;
    case 'reasonCode':
      return <ReasonCodeField />;
    case 'quantityTolerancePercent':
      return <NumberField name="quantityTolerancePercent" label={m.conflicts_in_tolerance()} suffix="%" />;
    case 'maxUnitPrice':
      return (
        <NumberField
          name="maxUnitPrice"
          label={m.conflicts_in_ceiling()}
          suffix={`${order.currency} ${vatModeWord(order.vatMode)}`}
        />
      );
    case 'budget':
      return (
        <NumberField
          name="budget"
          label={m.conflicts_in_budget()}
          suffix={`${order.currency} ${vatModeWord(order.vatMode)}`}
        />
      );
    case 'requiredBy':
      return <FormDateField<ResolutionValues> name="requiredBy" id={id} label={m.conflicts_in_required_by()} />;
    case 'submissionDeadline':
      return (
        <FormDateField<ResolutionValues>
          name="submissionDeadline"
          id={id}
          label={m.conflicts_in_deadline()}
          description={<ZoneNote zone={order.timeZone} />}
          {...deadlineLimits(order.timeZone)}
        />
      );
  }
}

type NumberFieldProps = {
  readonly name: 'rate' | 'nominal' | 'quantityTolerancePercent' | 'maxUnitPrice' | 'budget';
  readonly label: string;
  /** The unit of the number. */
  readonly suffix: ReactNode;
};

function NumberField({ name, label, suffix }: NumberFieldProps) {
  const { register, formState } = useFormContext<ResolutionValues>();
  return (
    <div className={styles['numberField']}>
      <TextInput
        label={label}
        inputMode="decimal"
        autoComplete="off"
        {...register(name)}
        error={formState.errors[name]?.message}
        inputContainer={(input) => (
          <span className={`zk-row zk-gap-8 ${styles['withSuffix']}`}>
            {input}
            <span aria-hidden>{suffix}</span>
          </span>
        )}
      />
    </div>
  );
}

function ConversionField({ offered, ordered }: { readonly offered: string; readonly ordered: string }) {
  const { register, formState } = useFormContext<ResolutionValues>();
  const side = (name: 'packsPerUnit' | 'unitsPerPack') => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
  return (
    <UnitEquationField
      offeredUnit={unitWord(offered)}
      orderedUnit={unitWord(ordered)}
      offered={side('packsPerUnit')}
      ordered={{ ...side('unitsPerPack'), placeholder: '' }}
    />
  );
}

function SourceField() {
  const { register, formState } = useFormContext<ResolutionValues>();
  return (
    <SelectField label={m.conflicts_in_rate_source()} {...register('source')} error={formState.errors.source?.message}>
      <option value="cbr">{m.conflicts_in_rate_cbr()}</option>
      <option value="manual">{m.conflicts_in_rate_manual()}</option>
    </SelectField>
  );
}

function ReasonCodeField() {
  const { register, formState } = useFormContext<ResolutionValues>();
  return (
    <SelectField
      label={m.conflicts_in_ground()}
      {...register('reasonCode')}
      error={formState.errors.reasonCode?.message}
    >
      {Object.entries(REJECTION_REASONS).map(([code, word]) => (
        <option key={code} value={code}>
          {word()}
        </option>
      ))}
    </SelectField>
  );
}

function BidField({ conflict: { bidIds } }: { conflict: Conflict }) {
  const { bidOf } = useConflictContext();
  return (
    <Controller<ResolutionValues, 'bidId'>
      name="bidId"
      render={({ field, fieldState }) => (
        <RadioGroup
          label={m.conflicts_in_bid()}
          choices={bidIds.map((id) => {
            const bid = bidOf(id);
            return {
              value: id,
              label: supplierName(bid),
              ...(bid && { description: m.conflicts_bid_number({ number: bid.number }) }),
            };
          })}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
