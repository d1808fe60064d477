import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Navigate, type NavigateOptions, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetOwnInvitationQuery } from '../../entities/invitation/own-invitation-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { orderIdIn, paths } from '../../paths.ts';
import { returnPathFrom } from '../../session/return-path.ts';
import type { ArrivalReason, ArrivalState } from '../../session/arrival.ts';
import { rememberRole, wasSupplier } from '../../session/last-role.ts';
import { useSession } from '../../session/session-context.ts';
import { useSignIn } from '../../session/sign-in.ts';
import { replacesSession, SignInGate } from '../../session/sign-in-gate.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
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
    <OwnRequest to={redirect}>
      <SignInGate>
        <TokenExchange token={token} redirect={redirect} />
      </SignInGate>
    </OwnRequest>
  );
}

/** A signed-in supplier may open a second link of the same e-mail: it leads on without an exchange. */
function OwnRequest({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  const session = useSession();
  const orderId = orderIdIn(to ?? '');
  const [isKnown] = useState(() => wasSupplier() && replacesSession(session));
  const { data, isLoading } = useGetOwnInvitationQuery(isKnown && orderId !== null ? { orderId } : skipToken);
  if (isLoading) return <SigningIn />;
  return data && to !== null ? <Navigate to={to} replace /> : children;
}

function loginBecause(because: ArrivalReason, redirect: string | null): [string, NavigateOptions] {
  return [paths.login({ redirect }), { replace: true, state: { because } satisfies ArrivalState }];
}

function SigningIn() {
  return (
    <NarrowPage title={m.session_signing_in()}>
      <Skeleton lines={2} />
    </NarrowPage>
  );
}

function TokenExchange({ token, redirect }: { readonly token: string; readonly redirect: string | null }) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [exchange, { error, isError }] = useLogInByTokenMutation();
  const isBegun = useRef(false);

  async function enter() {
    try {
      const session = await exchange({ body: { token } }).unwrap();
      rememberRole(session.user.role);
      signIn(session.token, redirect ?? paths.home());
    } catch (thrown) {
      const reason = linkFailure(asApiError(thrown));
      if (reason) void navigate(...loginBecause(reason, redirect));
    }
  }

  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void enter();
  });
  useEffect(() => begin(), []);

  const refusal = isError ? asApiError(error) : null;
  const spent = refusal && spentInvitationLink(refusal);
  if (spent) return <SpentLink token={token} why={spent} redirect={redirect} />;
  // The login page explains an invalid link; other errors may pass.
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
