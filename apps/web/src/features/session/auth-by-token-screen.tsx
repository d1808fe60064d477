import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, type NavigateOptions, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { returnPathFrom } from '../../session/return-path.ts';
import type { ArrivalReason, ArrivalState } from '../../session/arrival.ts';
import { useSignIn } from '../../session/sign-in.ts';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { LinkOwner, SigningIn } from './link-owner.tsx';
import { linkFailure, spentInvitationLink } from './link-failure.ts';
import { useLogInByTokenMutation } from './session-api.ts';
import { SpentLink } from './spent-link.tsx';

/** Target of sign-in links: exchanges the token for a session. */
export default function AuthByTokenScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Read once, before the token leaves the address.
  const [token] = useState(() => search.get('token') ?? '');
  const redirect = returnPathFrom(search, 'redirect');

  const begin = useEffectEvent(() => {
    if (token === '') void navigate(...loginBecause('link-missing', redirect));
    else void navigate(paths.authByToken({ redirect }), { replace: true });
  });
  useEffect(() => begin(), []);

  // The token leaves the address and the history before it is sent.
  if (token === '' || search.has('token')) return <SigningIn />;
  return (
    <LinkOwner token={token} redirect={redirect}>
      <TokenExchange token={token} redirect={redirect} />
    </LinkOwner>
  );
}

function loginBecause(because: ArrivalReason, redirect: string | null): [string, NavigateOptions] {
  return [paths.login({ redirect }), { replace: true, state: { because } satisfies ArrivalState }];
}

function TokenExchange({ token, redirect }: { readonly token: string; readonly redirect: string | null }) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [exchange, { error, isError }] = useLogInByTokenMutation();
  const isStarted = useRef(false);

  async function enter() {
    try {
      const session = await exchange({ body: { token } }).unwrap();
      signIn(session, redirect ?? paths.home());
    } catch (thrown) {
      const reason = linkFailure(asApiError(thrown));
      if (reason) void navigate(...loginBecause(reason, redirect));
    }
  }

  const begin = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void enter();
  });
  useEffect(() => begin(), []);

  const refusal = isError ? asApiError(error) : null;
  const spent = refusal && spentInvitationLink(refusal);
  if (spent) return <SpentLink token={token} why={spent} redirect={redirect} />;
  // The login page explains an invalid link; other errors may be temporary.
  if (!refusal || linkFailure(refusal)) return <SigningIn />;
  return (
    <NarrowPage
      title={m.session_not_signed_in()}
      foot={
        <Link to={paths.login({ redirect })} className="zk-target">
          {m.session_to_login()}
        </Link>
      }
    >
      <ProblemMessage error={refusal} onRetry={() => void enter()} />
    </NarrowPage>
  );
}
