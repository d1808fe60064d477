import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useReferral } from '../../entities/referral/referral-api.ts';
import { paths } from '../../paths.ts';
import { firstReferrer, referralCode } from '../../session/referral-memory.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { CheckEmail } from './check-email.tsx';
import type { SignUpValues } from './signup-body.ts';
import { SignupForm } from './signup-form.tsx';

interface Accepted {
  readonly email: string;
  readonly waitSeconds: number;
}

export default function SignupScreen() {
  const [search] = useSearchParams();
  const referral = useReferral();
  const initialEmail = emailIn(useLocation().state);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  // Kept for a correction of the address.
  const [typed, setTyped] = useState<Partial<SignUpValues>>({ email: initialEmail });

  if (accepted) {
    return (
      <NarrowPage title={m.signup_check_title()} foot={<Link to={paths.login()}>{m.signup_to_login()}</Link>}>
        <CheckEmail {...accepted} onChangeEmail={() => setAccepted(null)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={m.signup_title()}
      lead={m.signup_lead()}
      foot={
        <>
          <span>{m.signup_have_account()}</span>
          <Link to={paths.login()}>{m.signup_to_login()}</Link>
        </>
      }
    >
      {referral && <Callout tone="note">{m.signup_invited_by({ name: referral.name })}</Callout>}
      <SignupForm
        typed={typed}
        referrer={firstReferrer() ?? referralCode(search)}
        onAccepted={(values, waitSeconds) => {
          setTyped(values);
          setAccepted({ email: values.email.trim(), waitSeconds });
        }}
      />
    </NarrowPage>
  );
}

/** The e-mail typed on the start page; it travels in the history entry, not in the address. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
