import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { EmailRequestForm } from './email-request-form.tsx';
import { useRequestPasswordResetMutation } from './session-api.ts';

/** Requests a link; with the link's token, sets the password. */
export default function PasswordResetScreen() {
  const [search] = useSearchParams();
  const [request] = useRequestPasswordResetMutation();
  const token = search.get('token') ?? '';
  // The refused token and the reason. Another token in the address opens the form again.
  const [refused, setRefused] = useState<{ token: string; why: string } | null>(null);
  const back = (
    <Link to={paths.login()} className="zk-target">
      {m.session_to_login()}
    </Link>
  );

  if (token !== '' && refused?.token !== token) {
    return (
      <NarrowPage title={m.session_new_password_title()} lead={m.session_new_password_lead()} foot={back}>
        <NewPasswordForm token={token} onRefused={(why) => setRefused({ token, why })} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={m.session_reset_title()} lead={m.session_reset_lead()} foot={back}>
      {refused?.token === token && (
        <Callout tone="warning" isAnnounced>
          {refused.why}
        </Callout>
      )}
      <EmailRequestForm
        email={search.get('email') ?? ''}
        label={m.session_reset_send()}
        sentText={(email) => m.session_reset_sent({ email })}
        send={(email) => request({ body: { email } }).unwrap()}
      />
    </NarrowPage>
  );
}
