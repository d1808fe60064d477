import { m } from '#messages';
import { useListPlansQuery } from '../../../entities/access/plan-api.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './admin-promo.module.css';
import { PROMO_KINDS } from '../../../entities/promo-code/promo-kinds.tsx';
import type { PromoFieldsProps } from './promo-draft.ts';

/** Empty fields restrict nothing. */
export function PromoAudienceFields({ values, choices, onChoose, errorOf }: PromoFieldsProps) {
  const { data: plans } = useListPlansQuery();
  const { planIds } = choices;
  const toggle = (id: string) =>
    onChoose({
      ...choices,
      planIds: planIds.includes(id) ? planIds.filter((planId) => planId !== id) : [...planIds, id],
    });
  return (
    <fieldset className={`zk-stack zk-rule zk-gap-8 ${styles['group']}`}>
      <legend>{m.promo_admin_f_whom()}</legend>
      <CheckField name="newUsers" label={m.promo_admin_f_new()} defaultChecked={values.newUsers !== ''} />
      <TextField
        name="domain"
        label={<OptionalLabel text={m.promo_admin_f_domain()} />}
        placeholder="example.com"
        defaultValue={values.domain}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('domain')}
      />
      {PROMO_KINDS[choices.kind].isLimitedToPlans && (
        <div role="group" aria-label={m.promo_admin_f_plans()}>
          <p>
            {m.promo_admin_f_plans()} <span className="zk-secondary zk-small">{m.promo_admin_f_plans_help()}</span>
          </p>
          <div className="zk-columns-180 zk-mt-8 zk-gap-8-16">
            {plans?.data.map(({ id, name, period }) => (
              <CheckField
                key={id}
                label={period === 'month' ? m.grant_plan_month({ name }) : m.grant_plan_year({ name })}
                checked={planIds.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
