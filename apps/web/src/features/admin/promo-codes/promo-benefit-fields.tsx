import { m } from '#messages';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './admin-promo.module.css';
import type { PromoChoices, PromoField, PromoValues } from './promo-draft.ts';

export interface PromoFieldsProps {
  readonly values: PromoValues;
  readonly choices: PromoChoices;
  readonly onChoose: (choices: PromoChoices) => void;
  readonly errorOf: (field: PromoField) => string | null;
}

export function PromoBenefitFields({ values, choices, onChoose, errorOf }: PromoFieldsProps) {
  switch (choices.kind) {
    case 'credits':
      return (
        <div className={styles['pair']}>
          <TextField
            name="amount"
            inputMode="numeric"
            label={m.promo_admin_f_amount()}
            defaultValue={values.amount}
            error={errorOf('amount')}
          />
          <TextField
            name="expires"
            inputMode="numeric"
            label={<OptionalLabel text={m.promo_admin_f_expires()} />}
            description={m.promo_admin_f_expires_help()}
            defaultValue={values.expires}
            error={errorOf('expires')}
          />
        </div>
      );
    case 'trial_days':
      return (
        <TextField
          name="days"
          inputMode="numeric"
          label={m.promo_admin_f_days()}
          defaultValue={values.days}
          error={errorOf('days')}
        />
      );
    case 'discount':
      return (
        <>
          <div>
            <Segments
              label={m.promo_admin_f_unit()}
              choices={[
                { value: 'percent', label: m.promo_admin_unit_percent() },
                { value: 'amount', label: m.promo_admin_unit_amount() },
              ]}
              value={choices.unit}
              onChange={(unit) => onChoose({ ...choices, unit })}
            />
          </div>
          <div className={styles['pair']}>
            {choices.unit === 'percent' ? (
              <TextField
                key="percent"
                name="percent"
                inputMode="decimal"
                label={m.promo_admin_f_percent()}
                defaultValue={values.percent}
                error={errorOf('percent')}
              />
            ) : (
              <TextField
                key="off"
                name="off"
                inputMode="decimal"
                label={m.promo_admin_f_off()}
                defaultValue={values.off}
                error={errorOf('off')}
              />
            )}
            <TextField
              name="months"
              inputMode="numeric"
              label={m.promo_admin_f_months()}
              description={m.promo_admin_f_months_help()}
              defaultValue={values.months}
              error={errorOf('months')}
            />
          </div>
        </>
      );
  }
}
