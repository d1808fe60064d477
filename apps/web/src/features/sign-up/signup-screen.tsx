import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useTrialTerms } from '../../entities/access/trial-terms.ts';
import { useReferral } from '../../entities/referral/referral-api.ts';
import { paths } from '../../paths.ts';
import { firstReferrer, referralCode } from '../../session/referral-memory.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import type { SignUpValues } from './signup-body.ts';
import { SignupForm } from './signup-form.tsx';
import { Button } from '@mantine/core';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { useResendVerificationMutation, verificationRequest } from '../../entities/user/verification-api.ts';
import styles from './check-email.module.css';

type Accepted = {
  readonly email: string;
  readonly waitSeconds: number;
};

export default function SignupScreen() {
  const [search] = useSearchParams();
  const referral = useReferral();
  const trialTerms = useTrialTerms();
  const initialEmail = emailIn(useLocation().state);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  // Restores the form when the user corrects the address.
  const [typed, setTyped] = useState<Partial<SignUpValues>>({ email: initialEmail });

  if (accepted) {
    return (
      <NarrowPage
        title={m.signup_check_title()}
        foot={
          <Link to={paths.login()} className="zk-target">
            {m.signup_to_login()}
          </Link>
        }
      >
        <CheckEmail {...accepted} onChangeEmail={() => setAccepted(null)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={m.signup_title()}
      lead={trialTerms}
      foot={
        <>
          <span>{m.signup_have_account()}</span>
          <Link to={paths.login()} className="zk-target">
            {m.signup_to_login()}
          </Link>
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

/** Reads the e-mail typed on the start page from the history entry; the address does not contain it. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

type CheckEmailProps = {
  readonly email: string;
  /** Seconds before another e-mail may be requested. */
  readonly waitSeconds: number;
  readonly onChangeEmail: () => void;
};

function CheckEmail({ email, waitSeconds, onChangeEmail }: CheckEmailProps) {
  const [resend] = useResendVerificationMutation();
  const text = useRef<HTMLDivElement>(null);
  // Takes the focus from the removed form, so that screen readers announce the result.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="zk-stack zk-gap-20">
      <div ref={text} tabIndex={-1} className={`zk-stack zk-break zk-gap-8 ${styles['text']}`}>
        <p>{m.signup_check_sent({ email })}</p>
        <p className="zk-secondary">{m.signup_check_hint()}</p>
      </div>
      <div className="zk-flex zk-wrap zk-gap-8">
        <ResendEmail waitSeconds={waitSeconds} send={() => resend({ body: verificationRequest(email) }).unwrap()} />
        <Button variant="subtle" onClick={onChangeEmail}>
          {m.signup_change_email()}
        </Button>
      </div>
    </div>
  );
}
