import { httpStatusOf } from '@zakupki/api-client/problem';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { useSignIn } from '../../session/sign-in.ts';
import { SignInGate } from '../../session/sign-in-gate.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RefusedLink } from './refused-link.tsx';
import { useVerifyEmailMutation } from './signup-api.ts';
import { verificationOf } from './verification-link.ts';

/** Target of the link in the verification e-mail. */
export default function EmailVerifyScreen() {
  return (
    <SignInGate>
      <Verification />
    </SignInGate>
  );
}

function Verification() {
  const { id = '', hash = '' } = useParams();
  const { search } = useLocation();
  const signIn = useSignIn();
  const [verify, { error: thrown, isError, isLoading }] = useVerifyEmailMutation();
  const sentLink = useRef('');

  async function confirm() {
    const answer = await verify({ body: verificationOf(id, hash, search) });
    if (answer.data) signIn(answer.data.token, paths.emailVerified());
  }

  const begin = useEffectEvent((link: string) => {
    // A link works once: never send it twice, but accept another link on the same page.
    if (sentLink.current === link) return;
    sentLink.current = link;
    void confirm();
  });
  const link = `${id}/${hash}${search}`;
  useEffect(() => begin(link), [link]);

  if (!isError || isLoading) {
    return (
      <NarrowPage title={m.signup_verifying()}>
        <Skeleton lines={2} />
      </NarrowPage>
    );
  }
  const error = asApiError(thrown);
  const status = httpStatusOf(error);
  const isRefused = status !== null && [403, 404, 409, 422].includes(status);
  return (
    <NarrowPage title={status === 409 ? m.signup_verified_before() : m.signup_not_verified()}>
      {isRefused ? <RefusedLink error={error} /> : <ProblemMessage error={error} onRetry={() => void confirm()} />}
    </NarrowPage>
  );
}
