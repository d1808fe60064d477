import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { VAT_RATES } from '@zakupki/procurement/money/vat';
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useListCurrenciesQuery } from '../../../entities/order/reference-api.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from '../../../ui/form/form.module.css';
import { fieldId } from './order-fields.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { OrderValues } from './order-values.ts';

export function useField() {
  const { register, getFieldState } = useFormContext<OrderValues>();
  // A local subscription: the form's own state would render the whole form on every blur.
  const formState = useFormState<OrderValues>();
  return (name: Exclude<keyof OrderValues, 'lines' | 'lots' | 'rates' | 'tags'>) => ({
    ...register(name),
    id: fieldId(name),
    error: getFieldState(name, formState).error?.message,
  });
}

export function OrderBasics() {
  const field = useField();
  const { control } = useFormContext<OrderValues>();
  return (
    <FormSection title={m.order_editor_section_what()}>
      <TextInput className={styles['wide'] ?? ''} label={m.order_editor_title()} maxLength={200} {...field('title')} />
      <NativeSelect label={m.order_editor_category()} {...field('category')}>
        <option value="goods">{m.order_editor_category_goods()}</option>
        <option value="services">{m.order_editor_category_services()}</option>
        <option value="works">{m.order_editor_category_works()}</option>
      </NativeSelect>
      <Controller
        control={control}
        name="tags"
        render={({ field: { ref, ...tags }, fieldState }) => (
          <TagsInput
            {...tags}
            ref={ref}
            id={fieldId('tags')}
            label={<OptionalLabel text={m.order_editor_tags()} />}
            maxTags={10}
            splitChars={[',', ';']}
            error={fieldState.error?.message}
            clearButtonProps={{ 'aria-label': m.order_editor_tags_clear() }}
          />
        )}
      />
      <Textarea
        className={styles['wide'] ?? ''}
        label={<OptionalLabel text={m.order_editor_description()} />}
        maxLength={10_000}
        autosize
        minRows={2}
        maxRows={12}
        {...field('description')}
      />
    </FormSection>
  );
}

export function OrderPricing() {
  const field = useField();
  const { data: currencies } = useListCurrenciesQuery();
  const currency = useWatch<OrderValues, 'currency'>({ name: 'currency' });
  return (
    <FormSection title={m.order_editor_section_price()} why={m.order_editor_section_price_why()}>
      <NativeSelect label={m.order_editor_currency()} {...field('currency')}>
        {(currencies?.data ?? [{ code: currency, name: currency }]).map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label={<OptionalLabel text={m.order_editor_budget()} />}
        inputMode="decimal"
        rightSection={currency}
        rightSectionWidth={52}
        {...field('budget')}
      />
      <NativeSelect label={m.order_editor_vat_mode()} {...field('vatMode')}>
        <option value="excluded">{vatModeWord('excluded')}</option>
        <option value="included">{vatModeWord('included')}</option>
      </NativeSelect>
      <NativeSelect label={m.order_editor_vat_rate()} {...field('vatRateDefault')}>
        {VAT_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {vatRateWord(rate)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect label={m.order_editor_basis()} description={m.order_editor_basis_help()} {...field('compareBasis')}>
        <option value="net">{m.order_editor_basis_net()}</option>
        <option value="gross">{m.order_editor_basis_gross()}</option>
      </NativeSelect>
      <NativeSelect label={m.order_editor_criteria()} {...field('awardCriteria')}>
        <option value="lowest_total">{m.order_editor_criteria_total()}</option>
        <option value="lowest_per_line">{m.order_editor_criteria_line()}</option>
      </NativeSelect>
      <div className={styles['checks']}>
        <Checkbox label={m.order_editor_partial()} {...field('partialBidsAllowed')} />
        <Checkbox label={m.order_editor_alternatives()} {...field('alternativesAllowed')} />
        <Checkbox label={m.order_editor_require_vat()} {...field('requireVat')} />
      </div>
    </FormSection>
  );
}
