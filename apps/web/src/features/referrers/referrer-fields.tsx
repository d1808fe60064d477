import type { Referrer } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { EmailField } from '../../ui/field/email-field.tsx';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { REFERRER_STATUSES, referrerStatusWord } from './referrer-status.tsx';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';
import { type ReferrerField, type ReferrerForm, REWARD_TYPES, type RewardType, typedOf } from './referrer-form.ts';
import styles from './referrers.module.css';
import { SelectField } from '../../ui/field/select-field.tsx';

const TYPES: Readonly<Record<RewardType, () => string>> = {
  percent: () => m.referrers_type_percent(),
  fixed: () => m.referrers_type_fixed(),
  credits: () => m.referrers_type_credits(),
};

const DEFAULT_COOKIE_DAYS = '30';

type TextFieldName = 'name' | 'code' | 'phone' | 'value' | 'months' | 'cookieDays' | 'userId';

type FieldText = {
  readonly label: () => string;
  readonly help?: () => string;
  readonly isOptional?: boolean;
  readonly input: Pick<TextFieldProps, 'maxLength' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;
};

/** Prevents capitalization and spell checks of codes and ids. */
const VERBATIM = { autoCapitalize: 'none', spellCheck: false } as const;

const TEXT_FIELDS: Readonly<Record<TextFieldName, FieldText>> = {
  name: { label: m.referrers_name, input: { maxLength: 120 } },
  code: { label: m.referrers_code, help: m.referrers_code_help, input: { maxLength: 32, ...VERBATIM } },
  phone: { label: m.referrers_phone, isOptional: true, input: { type: 'tel', maxLength: 32 } },
  value: { label: m.referrers_value, input: { inputMode: 'decimal', maxLength: 16 } },
  months: {
    label: m.referrers_recurring,
    help: m.referrers_recurring_help,
    isOptional: true,
    input: { inputMode: 'numeric', maxLength: 3 },
  },
  cookieDays: {
    label: m.referrers_days,
    help: m.referrers_days_help,
    input: { inputMode: 'numeric', maxLength: 3 },
  },
  userId: {
    label: m.referrers_account,
    help: m.referrers_account_help,
    isOptional: true,
    input: { maxLength: 64, ...VERBATIM },
  },
};

/** @param before null for a new referrer */
export function ReferrerFields({ form, before }: { form: ReferrerForm; before: Referrer | null }) {
  const typed = before && typedOf(before);
  const notesId = useId();
  const field = (name: Exclude<ReferrerField, 'status' | 'type'>) => ({
    name,
    defaultValue: typed?.[name] ?? (name === 'cookieDays' ? DEFAULT_COOKIE_DAYS : ''),
    error: form.errorOf(name),
    autoComplete: 'off',
  });
  const text = (name: TextFieldName) => {
    const { label, help, isOptional = false, input } = TEXT_FIELDS[name];
    return (
      <TextField
        {...field(name)}
        {...input}
        data-autofocus={name === 'name' || undefined}
        label={isOptional ? <OptionalLabel text={label()} /> : label()}
        description={help?.()}
      />
    );
  };
  return (
    <div className={`zk-stack zk-top zk-gap-16 ${styles['fields']}`}>
      {text('name')}
      {text('code')}
      <EmailField {...field('email')} maxLength={254} />
      {text('phone')}
      <fieldset className={`zk-stack zk-top zk-whole-row zk-frame zk-gap-8-16 ${styles['group']}`}>
        <legend>{m.referrers_reward()}</legend>
        <SelectField
          name="type"
          label={m.referrers_type()}
          defaultValue={typed?.type ?? 'percent'}
          options={REWARD_TYPES.map((value) => ({ value, label: TYPES[value]() }))}
        />
        {text('value')}
        {text('months')}
      </fieldset>
      <SelectField
        name="status"
        label={m.referrers_status()}
        description={m.referrers_status_help()}
        defaultValue={typed?.status ?? 'active'}
        options={REFERRER_STATUSES.map((value) => ({ value, label: referrerStatusWord(value) }))}
      />
      {text('cookieDays')}
      {text('userId')}
      <div className={`zk-stack zk-whole-row zk-gap-4 ${styles['notes']}`}>
        <label htmlFor={notesId}>
          <OptionalLabel text={m.referrers_notes()} />
        </label>
        <textarea id={notesId} name="notes" rows={3} maxLength={2000} defaultValue={typed?.notes ?? ''} />
      </div>
    </div>
  );
}
