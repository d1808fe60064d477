import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { findExchange } from '@zakupki/procurement/money/exchange';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useListCurrenciesQuery } from '../../../entities/order/reference-api.ts';
import { DayField } from '../../../ui/field/day-field.tsx';
import styles from '../../../ui/form/form.module.css';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { MomentField } from '../../../ui/field/moment-field.tsx';
import { paymentKinds, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatModeWord } from '../../../entities/order-line/vat-words.ts';
import own from './bid-editor.module.css';
import { fieldId } from './bid-fields.ts';
import { useBidOrder, useField } from './bid-form.ts';
import type { BidValues } from './bid-values.ts';

export function BidDocument() {
  const field = useField();
  return (
    <FormSection title={m.bid_editor_section_paper()}>
      <div className={own['row']}>
        <TextInput
          label={<OptionalLabel text={fieldLabel('bid', 'externalNumber')} />}
          maxLength={64}
          {...field('externalNumber')}
        />
        <DayField<BidValues>
          name="externalDate"
          id={fieldId('externalDate')}
          label={<OptionalLabel text={fieldLabel('bid', 'externalDate')} />}
        />
        <MomentField<BidValues>
          name="receivedAt"
          id={fieldId('receivedAt')}
          label={fieldLabel('bid', 'receivedAt')}
          description={m.bid_editor_received_help()}
        />
        <DayField<BidValues>
          name="validUntil"
          id={fieldId('validUntil')}
          label={<OptionalLabel text={fieldLabel('bid', 'validUntil')} />}
        />
      </div>
    </FormSection>
  );
}

export function BidPrices() {
  const field = useField();
  const order = useBidOrder();
  const { data: currencies } = useListCurrenciesQuery();
  const currency = useWatch<BidValues, 'currency'>({ name: 'currency' });
  const hasRate = findExchange(currency, order.currency, order.exchangeRates) !== null;
  return (
    <FormSection title={m.bid_editor_section_prices()}>
      <div className={own['row']}>
        <NativeSelect
          label={fieldLabel('bid', 'currency')}
          {...(!hasRate && { description: m.bid_editor_no_rate({ currency }) })}
          {...field('currency')}
        >
          {(currencies?.data ?? [{ code: currency, name: currency }]).map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect label={fieldLabel('bid', 'vatMode')} {...field('vatMode')}>
          <option value="excluded">{vatModeWord('excluded')}</option>
          <option value="included">{vatModeWord('included')}</option>
        </NativeSelect>
        <Amount
          label={fieldLabel('bid', 'declaredTotal')}
          help={m.bid_editor_declared_help()}
          currency={currency}
          {...field('declaredTotal')}
        />
        <Amount label={fieldLabel('bid', 'minOrderAmount')} currency={currency} {...field('minOrderAmount')} />
      </div>
    </FormSection>
  );
}

export function BidDelivery() {
  const field = useField();
  const [kind, currency, vatMode] = useWatch<BidValues, readonly ['paymentKind', 'currency', 'vatMode']>({
    name: ['paymentKind', 'currency', 'vatMode'],
  });
  return (
    <FormSection title={m.bid_editor_section_delivery()}>
      <div className={own['row']}>
        <TextInput
          label={<OptionalLabel text={m.bid_editor_delivery_days()} />}
          inputMode="numeric"
          maxLength={3}
          {...field('deliveryDays')}
        />
        <Amount
          label={fieldLabel('bid', 'deliveryCost')}
          help={vatMode === 'included' ? m.bid_editor_delivery_with_vat() : m.bid_editor_delivery_without_vat()}
          currency={currency}
          {...field('deliveryCost')}
        />
        <TextInput
          className={own['half'] ?? ''}
          label={<OptionalLabel text={fieldLabel('bid', 'deliveryTerms')} />}
          maxLength={500}
          {...field('deliveryTerms')}
        />
        <NativeSelect label={<OptionalLabel text={fieldLabel('bid', 'payment/kind')} />} {...field('paymentKind')}>
          <option value="">—</option>
          {paymentKinds.map((each) => (
            <option key={each} value={each}>
              {paymentKindWord(each)}
            </option>
          ))}
        </NativeSelect>
        {kind === 'mixed' && (
          <TextInput
            label={fieldLabel('bid', 'payment/prepayPercent')}
            inputMode="decimal"
            rightSection="%"
            {...field('prepayPercent')}
          />
        )}
        {(kind === 'postpaid' || kind === 'mixed') && (
          <TextInput
            label={fieldLabel('bid', 'payment/postpayDays')}
            inputMode="numeric"
            maxLength={3}
            {...field('postpayDays')}
          />
        )}
        <TextInput
          label={<OptionalLabel text={m.bid_editor_warranty()} />}
          inputMode="numeric"
          maxLength={3}
          {...field('warrantyMonths')}
        />
      </div>
      <Textarea
        className={styles['wide'] ?? ''}
        label={<OptionalLabel text={fieldLabel('bid', 'notes')} />}
        maxLength={4000}
        autosize
        minRows={2}
        maxRows={10}
        {...field('notes')}
      />
    </FormSection>
  );
}

type AmountProps = ReturnType<ReturnType<typeof useField>> & {
  readonly label: string;
  readonly help?: string;
  readonly currency: string;
};

function Amount({ label, help, currency, ...field }: AmountProps) {
  return (
    <TextInput
      label={<OptionalLabel text={label} />}
      description={help}
      inputMode="decimal"
      rightSection={currency}
      rightSectionWidth={52}
      {...field}
    />
  );
}
