import { useState } from 'react';
import { m } from '#messages';
import { useAttempt } from '../../http/attempt.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { useListPlansQuery } from './plan-api.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useGrantAccessMutation, useListAccessGrantsQuery } from '../promo-code/promo-code-admin-api.ts';
import { formatTime } from '../../format/date/dates.ts';
import { PlainDateField } from '../../ui/field/date/date-field.tsx';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { Segments } from '../../ui/filter/segments.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './grant-dialog.module.css';
import { GRANT_POINTERS, grantBody, grantProblems, grantDone, type GrantField, type GrantKind } from './grant-draft.ts';
import type { AdminUser } from '@zakupki/api-client/schema';
import { Dialog, DialogFoot } from '../../ui/overlay/dialog.tsx';

type GrantDialogProps = {
  readonly user: Pick<AdminUser, 'id' | 'name'>;
  readonly onClose: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function GrantDialogBody({ user, onClose }: GrantDialogProps) {
  const [kind, setKind] = useState<GrantKind>('credits');
  const [grant] = useGrantAccessMutation();
  const { send } = useAttempt();

  const form = usePlainForm<GrantField>({
    pointers: GRANT_POINTERS,
    check: (values) => grantProblems(kind, values),
    async send(values) {
      const body = grantBody(kind, values);
      const call = (idempotencyKey: string) => grant({ userId: user.id, idempotencyKey, body }).unwrap();
      const granted = await send(body, call);
      if (!granted) return;
      onClose();
      showMessage(grantDone(granted));
    },
    fieldOf: (error) => (error.status === 409 && error.data.code === 'trial_not_for_payers' ? 'days' : null),
  });

  return (
    <Dialog onClose={onClose} title={m.grant_title({ name: user.name })}>
      <form {...form.formProps} className="zk-stack zk-gap-16">
        <div>
          <Segments
            label={m.grant_what()}
            choices={[
              { value: 'credits', label: m.grant_credits() },
              { value: 'trial_days', label: m.grant_trial() },
              { value: 'plan', label: m.grant_plan() },
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
        {kind === 'credits' && (
          <div className={`zk-stack zk-top zk-gap-16 ${styles['pair']}`}>
            <TextField
              name="amount"
              label={m.grant_amount()}
              inputMode="numeric"
              error={form.errorOf('amount')}
              data-autofocus
            />
            <TextField
              name="expires"
              label={<OptionalLabel text={m.grant_expires()} />}
              description={m.grant_expires_help()}
              inputMode="numeric"
              error={form.errorOf('expires')}
            />
          </div>
        )}
        {kind === 'trial_days' && (
          <TextField
            name="days"
            label={m.grant_days()}
            description={m.grant_days_help()}
            inputMode="numeric"
            error={form.errorOf('days')}
          />
        )}
        {kind === 'plan' && <PlanFields errorOf={form.errorOf} />}
        <TextField
          name="reason"
          label={m.grant_reason()}
          description={m.grant_reason_help()}
          maxLength={500}
          error={form.errorOf('reason')}
        />
        <ProblemMessage error={form.problem} />
        <DialogFoot submitLabel={m.grant_do()} isBusy={form.isBusy} onClose={onClose} />
      </form>
      <PastGrants userId={user.id} />
    </Dialog>
  );
}

function PlanFields({ errorOf }: { errorOf: (field: GrantField) => string | null }) {
  const { data: plans } = useListPlansQuery();
  return (
    <div className={`zk-stack zk-top zk-gap-16 ${styles['pair']}`}>
      <SelectField
        name="planId"
        label={m.grant_plan_which()}
        description={m.grant_plan_help()}
        error={errorOf('planId')}
        defaultValue=""
      >
        <option value="" disabled>
          {m.grant_choose_plan()}
        </option>
        {plans?.data.map(({ id, name, period }) => (
          <option key={id} value={id}>
            {period === 'month' ? m.grant_plan_month({ name }) : m.grant_plan_year({ name })}
          </option>
        ))}
      </SelectField>
      <PlainDateField name="until" label={m.grant_plan_until()} error={errorOf('until')} />
    </div>
  );
}

const SHOWN_GRANTS = 5;

function PastGrants({ userId }: { userId: string }) {
  const { data } = useListAccessGrantsQuery({ userId, perPage: SHOWN_GRANTS }, { refetchOnMountOrArgChange: true });
  if (!data || data.data.length === 0) return null;
  return (
    <section className={`zk-rule zk-small zk-mt-16 ${styles['before']}`}>
      <h3 className="zk-small">{m.grant_before()}</h3>
      <ul>
        {data.data.map((note) => (
          <li className="zk-stack zk-break" key={note.id}>
            <span>
              {m.grant_before_line({
                what: grantDone(note),
                when: formatTime(note.grantedAt),
                who: note.grantedBy.name,
              })}
            </span>
            <span className="zk-secondary">{note.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
