import type { Me } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { usePlainForm } from '../../../forms/plain-form.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { loadTool } from '../../../ui/loading/load-part.tsx';
import { type CodeSent, codeSent } from '../code-sent.ts';
import { FormattedPhone } from '../../../ui/value/phone/formatted-phone.tsx';
import { PhoneCodeForm } from '../phone-code-form.tsx';
import { PhoneInput } from '../phone-input.tsx';
import { useRequestPhoneCodeMutation } from '../profile-api.ts';
import { SettingFormFoot, SettingRow } from './setting-row.tsx';

type State = { step: 'shown' | 'typing' | 'ended' } | { step: 'code'; sent: CodeSent };

export function PhoneSetting({ me }: { me: Me }) {
  const [state, setState] = useState<State>({ step: 'shown' });
  const showCode = (sent: CodeSent) => setState({ step: 'code', sent });
  if (state.step === 'code') {
    return (
      <PhoneCodeForm
        sent={state.sent}
        onSent={showCode}
        onChangePhone={() => setState({ step: 'typing' })}
        onConfirmed={() => {
          setState({ step: 'ended' });
          showMessage(m.settings_phone_changed());
        }}
      />
    );
  }
  if (state.step === 'typing') return <PhoneForm onSent={showCode} onCancel={() => setState({ step: 'ended' })} />;
  const { phone } = me.profile;
  return (
    <SettingRow
      value={phone === null ? MISSING : <FormattedPhone phone={phone} />}
      changeLabel={m.settings_phone_change()}
      takesFocus={state.step === 'ended'}
      onChange={me.impersonator ? null : () => setState({ step: 'typing' })}
    />
  );
}

const POINTERS = { phone: '/phone' };

function PhoneForm({ onSent, onCancel }: { onSent: (sent: CodeSent) => void; onCancel: () => void }) {
  const [requestCode] = useRequestPhoneCodeMutation();
  const numbers = () => loadTool(() => import('../../../ui/value/phone/phone-number.ts'));
  const form = usePlainForm<'phone'>({
    pointers: POINTERS,
    takesFocus: true,
    check: async ({ phone }) => {
      if (phone.trim() === '') return { phone: () => m.profile_phone_form() };
      return (await numbers())?.readPhone(phone) === null ? { phone: () => m.profile_phone_form() } : {};
    },
    async send({ phone: typed }) {
      const phone = (await numbers())?.readPhone(typed) ?? typed;
      const { resendAfterSeconds } = await requestCode({ body: { phone } }).unwrap();
      onSent(codeSent(phone, resendAfterSeconds));
    },
  });
  return (
    <form className="zk-stack zk-column zk-gap-16" {...form.formProps}>
      <PhoneInput name="phone" label={m.settings_phone_new()} error={form.errorOf('phone')} />
      <SettingFormFoot form={form} sendLabel={m.profile_get_code()} onCancel={onCancel} />
    </form>
  );
}
