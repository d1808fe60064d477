import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useListCurrenciesQuery } from '../../../entities/order/reference-api.ts';
import { dayIn } from '../../../format/date/dates.ts';
import styles from '../../../ui/form/form.module.css';
import { fieldId } from './order-fields.ts';
import { FormDateField } from '../../../ui/field/date/form-date-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { OrderValues } from './order-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';

export function OrderLots() {
  const { control, register, getFieldState } = useFormContext<OrderValues>();
  // A local subscription: reading the form's state would render the entire form on every blur.
  const formState = useFormState<OrderValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lots', keyName: 'fieldKey' });
  return (
    <FormSection title={fieldLabel('order', 'lots')} why={m.order_editor_lots_why()}>
      <div className={`zk-stack zk-leading zk-gap-8 ${styles['list']}`}>
        {fields.map((lot, index) => (
          <div key={lot.fieldKey} className="zk-flex zk-wrap zk-bottom zk-gap-8">
            <TextInput
              id={fieldId(`lots.${index}.title`)}
              aria-label={m.order_editor_lot_title({ number: index + 1 })}
              maxLength={200}
              error={getFieldState(`lots.${index}.title`, formState).error?.message}
              {...register(`lots.${index}.title`)}
            />
            <RemoveButton label={m.order_editor_lot_remove({ number: index + 1 })} onClick={() => remove(index)} />
          </div>
        ))}
        {fields.length < 50 && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => append({ key: unusedLotKey(fields.map(({ key }) => key)), title: '' })}
          >
            {m.order_editor_lot_add()}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

/** Returns the first unused key of lot-1, lot-2, …. The other lots keep their keys when one is removed. */
function unusedLotKey(usedKeys: readonly string[]): string {
  let number = 1;
  while (usedKeys.includes(`lot-${number}`)) number += 1;
  return `lot-${number}`;
}

/** Exchange rates fixed for this order, so that the comparison does not change with the market. */
export function OrderRates() {
  const { control, register, getFieldState } = useFormContext<OrderValues>();
  // A local subscription: reading the form's state would render the entire form on every blur.
  const formState = useFormState<OrderValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rates', keyName: 'fieldKey' });
  const { data: currencies } = useListCurrenciesQuery();
  const [orderCurrency, rates, timeZone] = useWatch<OrderValues, readonly ['currency', 'rates', 'timeZone']>({
    name: ['currency', 'rates', 'timeZone'],
  });
  const foreign = (currencies?.data ?? []).filter(({ code }) => code !== orderCurrency);
  const unusedCurrency = foreign.find(({ code }) => !rates.some((rate) => rate.currency === code));
  const error = (index: number, key: 'rate' | 'currency') =>
    getFieldState(`rates.${index}.${key}`, formState).error?.message;
  return (
    <FormSection title={fieldLabel('order', 'exchangeRates')} why={m.order_editor_rates_why()}>
      <div className={`zk-stack zk-leading zk-gap-8 ${styles['list']}`}>
        {fields.map((rate, index) => (
          <div key={rate.fieldKey} className="zk-flex zk-wrap zk-bottom zk-gap-8">
            <TextInput
              className={styles['narrow'] ?? ''}
              label={m.order_editor_rate_nominal()}
              inputMode="numeric"
              maxLength={7}
              {...register(`rates.${index}.nominal`)}
            />
            <SelectField
              id={fieldId(`rates.${index}.currency`)}
              label={fieldLabel('order', 'currency')}
              error={error(index, 'currency')}
              {...register(`rates.${index}.currency`)}
            >
              {foreign.map(({ code }) => (
                <option key={code}>{code}</option>
              ))}
            </SelectField>
            <TextInput
              id={fieldId(`rates.${index}.rate`)}
              label={m.order_editor_rate({ currency: orderCurrency })}
              inputMode="decimal"
              error={error(index, 'rate')}
              {...register(`rates.${index}.rate`)}
            />
            <FormDateField<OrderValues>
              name={`rates.${index}.date`}
              id={fieldId(`rates.${index}.date`)}
              label={m.order_editor_rate_date()}
              zone={timeZone}
              last={dayIn(timeZone)}
            />
            <RemoveButton label={m.order_editor_rate_remove({ number: index + 1 })} onClick={() => remove(index)} />
          </div>
        ))}
        {unusedCurrency && fields.length < 5 && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => append({ currency: unusedCurrency.code, rate: '', nominal: '1', date: dayIn(timeZone) })}
          >
            {m.order_editor_rate_add()}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  );
}
