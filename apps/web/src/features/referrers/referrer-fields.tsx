import { NativeSelect } from '@mantine/core';
import type { Referrer } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { EmailField } from '../../ui/field/email-field.tsx';
import { REFERRER_STATUSES, referrerStatusWord } from './referrer-status.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type ReferrerField, type ReferrerForm, REWARD_TYPES, type RewardType, typedOf } from './referrer-form.ts';
import styles from './referrers.module.css';

const TYPES: Readonly<Record<RewardType, () => string>> = {
  percent: () => m.referrers_type_percent(),
  fixed: () => m.referrers_type_fixed(),
  credits: () => m.referrers_type_credits(),
};

const USUAL_DAYS = '30';

/** @param before null for a new referrer */
export function ReferrerFields({ form, before }: { form: ReferrerForm; before: Referrer | null }) {
  const typed = before && typedOf(before);
  const notesId = useId();
  const field = (name: ReferrerField) => ({
    name,
    defaultValue: typed?.[name] ?? '',
    error: form.errorOf(name),
  });
  const optional = (text: string) => (
    <>
      {text} <span className="zk-secondary">{m.referrers_optional()}</span>
    </>
  );
  return (
    <div className={`zk-stack zk-top zk-gap-16 ${styles['fields']}`}>
      <TextField {...field('name')} label={m.referrers_name()} maxLength={120} data-autofocus autoComplete="off" />
      <TextField
        {...field('code')}
        label={m.referrers_code()}
        description={m.referrers_code_help()}
        maxLength={32}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <EmailField {...field('email')} maxLength={254} autoComplete="off" />
      <TextField
        {...field('phone')}
        label={optional(m.referrers_phone())}
        type="tel"
        maxLength={32}
        autoComplete="off"
      />
      <fieldset className={`zk-stack zk-top zk-whole-row zk-frame zk-gap-8-16 ${styles['group']}`}>
        <legend>{m.referrers_reward()}</legend>
        <NativeSelect
          name="type"
          label={m.referrers_type()}
          defaultValue={typed?.type ?? 'percent'}
          data={REWARD_TYPES.map((value) => ({ value, label: TYPES[value]() }))}
        />
        <TextField
          {...field('value')}
          label={m.referrers_value()}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
        />
        <TextField
          {...field('months')}
          label={optional(m.referrers_recurring())}
          description={m.referrers_recurring_help()}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </fieldset>
      <NativeSelect
        name="status"
        label={m.referrers_status()}
        description={m.referrers_status_help()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        defaultValue={typed?.status ?? 'active'}
        data={REFERRER_STATUSES.map((value) => ({ value, label: referrerStatusWord(value) }))}
      />
      <TextField
        {...field('cookieDays')}
        defaultValue={typed?.cookieDays ?? USUAL_DAYS}
        label={m.referrers_days()}
        description={m.referrers_days_help()}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        {...field('userId')}
        label={optional(m.referrers_account())}
        description={m.referrers_account_help()}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <div className={`zk-stack zk-whole-row zk-gap-4 ${styles['notes']}`}>
        <label htmlFor={notesId}>{optional(m.referrers_notes())}</label>
        <textarea id={notesId} name="notes" rows={3} maxLength={2000} defaultValue={typed?.notes ?? ''} />
      </div>
    </div>
  );
}
