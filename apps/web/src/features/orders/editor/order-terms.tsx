import { NativeSelect, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useLocale } from '../../../i18n/locale.ts';
import { DayField } from '../../../ui/field/day-field.tsx';
import styles from '../../../ui/form/form.module.css';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { MomentField } from '../../../ui/field/moment-field.tsx';
import { paymentKinds, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { useField } from './order-basics.tsx';
import { fieldId } from './order-fields.ts';
import type { OrderValues } from './order-values.ts';

export function OrderDates() {
  const field = useField();
  return (
    <FormSection title={m.order_editor_section_dates()}>
      <MomentField<OrderValues>
        name="deadline"
        id={fieldId('deadline')}
        label={m.order_editor_deadline()}
        description={m.order_editor_deadline_help()}
        defaultTime="15:00"
      />
      <DayField<OrderValues>
        name="decisionDate"
        id={fieldId('decisionDate')}
        label={<OptionalLabel text={m.order_editor_decision()} />}
        description={m.order_editor_decision_help()}
      />
      <NativeSelect label={m.order_editor_zone()} {...field('timeZone')}>
        <Zones />
      </NativeSelect>
    </FormSection>
  );
}

// Zones of our buyers and their suppliers; the order's own is always included.
const ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Minsk',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Almaty',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Shanghai',
  'UTC',
];

function Zones() {
  const own = useWatch<OrderValues, 'timeZone'>({ name: 'timeZone' });
  const locale = useLocale();
  return [...new Set([own, ...ZONES])].map((zone) => (
    <option key={zone} value={zone}>
      {`${zone.replace(/^.*\//, '').replaceAll('_', ' ')} (${offsetOf(zone, locale)})`}
    </option>
  ));
}

function offsetOf(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'];

export function OrderDelivery() {
  const field = useField();
  const kind = useWatch<OrderValues, 'paymentKind'>({ name: 'paymentKind' });
  return (
    <FormSection title={m.order_editor_section_delivery()}>
      <TextInput
        className={styles['wide'] ?? ''}
        label={m.order_editor_address()}
        maxLength={300}
        autoComplete="street-address"
        {...field('address')}
      />
      <NativeSelect label={<OptionalLabel text={m.order_editor_incoterm()} />} {...field('incoterm')}>
        <option value="">—</option>
        {INCOTERMS.map((term) => (
          <option key={term}>{term}</option>
        ))}
      </NativeSelect>
      <TextInput label={<OptionalLabel text={m.order_editor_place()} />} maxLength={200} {...field('place')} />
      <NativeSelect label={<OptionalLabel text={m.editor_payment()} />} {...field('paymentKind')}>
        <option value="">—</option>
        {paymentKinds.map((each) => (
          <option key={each} value={each}>
            {paymentKindWord(each)}
          </option>
        ))}
      </NativeSelect>
      {kind === 'mixed' && (
        <TextInput label={m.editor_prepay()} inputMode="decimal" rightSection="%" {...field('prepayPercent')} />
      )}
      {(kind === 'postpaid' || kind === 'mixed') && (
        <TextInput label={m.editor_postpay()} inputMode="numeric" maxLength={3} {...field('postpayDays')} />
      )}
    </FormSection>
  );
}
