import { Button } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { zChangePasswordBody, zPassword } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import { contractProblems } from '../../forms/contract-problems.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { NewPasswordField } from '../../ui/field/password/new-password-field.tsx';
import { PasswordField } from '../../ui/field/password/password-field.tsx';
import { useChangePasswordMutation } from './security-api.ts';

const POINTERS = { current: '/current', new: '/new' };

export function PasswordForm({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [change] = useChangePasswordMutation();
  const form = usePlainForm<'current' | 'new'>({
    pointers: POINTERS,
    check: ({ current, new: chosen }) =>
      contractFieldProblems(zChangePasswordBody, { current: current || undefined, new: chosen || undefined }, POINTERS),
    async send({ current, new: chosen }) {
      await change({ body: { current, new: chosen } }).unwrap();
      onChanged();
    },
  });
  return (
    <form className="zk-stack zk-column zk-gap-16" {...form.formProps}>
      {/* Lets password managers find the account. */}
      <input type="hidden" name="username" autoComplete="username" value={me.user.email} readOnly />
      <PasswordField
        name="current"
        label={m.settings_password_current()}
        autoComplete="current-password"
        error={form.errorOf('current')}
      />
      <NewPasswordField
        name="new"
        label={m.settings_password_new()}
        passwordProblem={(password) => contractProblems(zPassword, password)[0]?.message ?? null}
        known={[me.user.email, me.profile.company.name ?? '']}
        error={form.errorOf('new')}
      />
      <ProblemMessage error={form.problem} />
      <div>
        <Button type="submit" loading={form.isBusy}>
          {m.settings_password_save()}
        </Button>
      </div>
    </form>
  );
}
