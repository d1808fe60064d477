import type { Me } from '@zakupki/api-client/schema';
import { zRequestEmailChangeBody } from '@zakupki/api-client/zod';
import { useState } from 'react';
import { m } from '#messages';
import { contractFieldProblems, textOrNone } from '../../../forms/contract-check.ts';
import { usePlainForm } from '../../../forms/plain-form.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useRequestEmailChangeMutation } from '../profile-api.ts';
import { SettingFormFoot, SettingRow } from './setting-row.tsx';

type State = { step: 'shown' | 'changing' | 'ended' } | { step: 'sent'; email: string };

export function EmailSetting({ me }: { me: Me }) {
  const [state, setState] = useState<State>({ step: 'shown' });
  if (state.step === 'changing') {
    return (
      <EmailForm onSent={(email) => setState({ step: 'sent', email })} onCancel={() => setState({ step: 'ended' })} />
    );
  }
  return (
    <>
      {state.step === 'sent' && (
        <Callout tone="note" isAnnounced>
          {m.settings_email_sent({ email: state.email })}
        </Callout>
      )}
      <SettingRow
        value={me.user.email}
        changeLabel={m.settings_email_change()}
        takesFocus={state.step !== 'shown'}
        onChange={me.impersonator ? null : () => setState({ step: 'changing' })}
      />
    </>
  );
}

const POINTERS = { email: '/email', password: '/password' };

function EmailForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const [request] = useRequestEmailChangeMutation();
  const form = usePlainForm<'email' | 'password'>({
    pointers: POINTERS,
    takesFocus: true,
    check: ({ email, password }) =>
      contractFieldProblems(
        zRequestEmailChangeBody,
        { email: textOrNone(email), password: password || undefined },
        POINTERS,
      ),
    async send({ email, password }) {
      await request({ body: { email: email.trim(), password } }).unwrap();
      onSent(email.trim());
    },
  });
  return (
    <form className="zk-stack zk-column zk-gap-16" {...form.formProps}>
      <TextField
        name="email"
        type="email"
        label={m.settings_email_new()}
        autoComplete="email"
        error={form.errorOf('email')}
      />
      <PasswordField
        name="password"
        label={m.settings_password_current()}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <SettingFormFoot form={form} sendLabel={m.settings_email_send()} onCancel={onCancel} />
    </form>
  );
}
