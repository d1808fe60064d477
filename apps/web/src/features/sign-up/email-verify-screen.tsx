import { type ApiError, fieldErrorsOf, httpStatusOf } from '@zakupki/api-client/problem';
import type { AuthSession, LinkedSignUp } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { useSignIn } from '../../session/sign-in.ts';
import { SignInGate } from '../../session/sign-in-gate.tsx';
import { browserTokenOf, clearSignUp } from '../../session/sign-up-memory.ts';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import { RefusedLink } from './refused-link.tsx';
import { useFindSignUpMutation, useVerifyEmailMutation } from './signup-api.ts';
import { verificationOf } from './verification-link.ts';

/** Target of the link in the verification e-mail. */
export default function EmailVerifyScreen() {
  return (
    <SignInGate>
      <Verification />
    </SignInGate>
  );
}

/** `found` is set when the link was opened in another browser than the sign-up. */
type Outcome = { readonly found: LinkedSignUp } | { readonly error: ApiError };

function Verification() {
  const { id = '', hash = '' } = useParams();
  const { search } = useLocation();
  const signIn = useSignIn();
  const [verify] = useVerifyEmailMutation();
  const [find] = useFindSignUpMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sentLink = useRef('');
  const parts = verificationOf(id, hash, search);

  function enter(session: AuthSession) {
    clearSignUp();
    signIn(session, paths.emailVerified());
  }

  async function confirm() {
    setOutcome(null);
    const browserToken = browserTokenOf();
    try {
      enter(await verify({ body: { ...parts, ...(browserToken !== undefined && { browserToken }) } }).unwrap());
    } catch (thrown) {
      const error = asApiError(thrown);
      setOutcome(fieldErrorsOf(error).has('/account') ? await findOutcome() : { error });
    }
  }

  async function findOutcome(): Promise<Outcome> {
    try {
      return { found: await find({ body: parts }).unwrap() };
    } catch (thrown) {
      return { error: asApiError(thrown) };
    }
  }

  const begin = useEffectEvent((link: string) => {
    // A link works once: never send it twice, but accept another link on the same page.
    if (sentLink.current === link) return;
    sentLink.current = link;
    void confirm();
  });
  const link = `${id}/${hash}${search}`;
  useEffect(() => begin(link), [link]);

  if (outcome === null) {
    return (
      <NarrowPage title={m.signup_verifying()}>
        <Skeleton lines={2} />
      </NarrowPage>
    );
  }
  if ('found' in outcome) {
    const { found } = outcome;
    return (
      <NarrowPage title={m.signup_account_title()} lead={m.signup_account_lead({ email: found.email })}>
        <AccountForm
          key={link}
          link={parts}
          found={found}
          onVerified={enter}
          onRefused={(error) => setOutcome({ error })}
        />
      </NarrowPage>
    );
  }
  return <Refusal error={outcome.error} onRetry={() => void confirm()} />;
}

function Refusal({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const status = httpStatusOf(error);
  const isRefused = status !== null && [403, 404, 409, 422].includes(status);
  return (
    <NarrowPage title={status === 409 ? m.signup_verified_before() : m.signup_not_verified()}>
      {isRefused ? <RefusedLink error={error} /> : <ProblemMessage error={error} onRetry={onRetry} />}
    </NarrowPage>
  );
}
