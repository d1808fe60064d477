import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Me, TokenOwner, TokenOwnerDetails, TokenRefusal } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { replacesSession } from '../../session/sign-in-gate.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { useFindTokenOwnerMutation } from './session-api.ts';
import styles from './link-owner.module.css';
import { SpentLink } from './spent-link.tsx';

type LinkOwnerProps = {
  readonly token: string;
  readonly redirect: string | null;
  /** Exchanges the token, once the link may be used. */
  readonly children: ReactNode;
};

/**
 * Finds the owner of a link before a signed-in user uses it. The user's link redirects, another person's link asks for
 * confirmation, and an invalid link leaves the session unchanged.
 */
export function LinkOwner({ token, redirect, children }: LinkOwnerProps) {
  const session = useSession();
  const [isOpen, setOpen] = useState(() => !replacesSession(session));
  const [find] = useFindTokenOwnerMutation();
  const [tokenOwner, setTokenOwner] = useState<TokenOwner>();
  const [problem, setProblem] = useState<ApiError>();
  const isStarted = useRef(false);

  async function ask() {
    setProblem(undefined);
    try {
      setTokenOwner(await find({ body: { token } }).unwrap());
    } catch (thrown) {
      const error = asApiError(thrown);
      // The session has ended: there is no signed-in user to replace.
      if (error.status === 401) setOpen(true);
      else setProblem(error);
    }
  }

  const begin = useEffectEvent(() => {
    if (isOpen || isStarted.current) return;
    isStarted.current = true;
    void ask();
  });
  useEffect(() => begin(), []);

  if (isOpen) return children;
  if (problem) {
    return (
      <NarrowPage title={m.session_not_signed_in()}>
        <ProblemMessage error={problem} onRetry={() => void ask()} />
      </NarrowPage>
    );
  }
  if (!tokenOwner) return <SigningIn />;
  if (tokenOwner.isCaller) return <Navigate to={redirect ?? paths.home()} replace />;
  if (tokenOwner.owner) return <Choice owner={tokenOwner.owner} onContinue={() => setOpen(true)} />;
  return <Refused token={token} redirect={redirect} refusal={tokenOwner.refusal ?? 'link_unknown'} />;
}

export function SigningIn() {
  return (
    <NarrowPage title={m.session_signing_in()}>
      <Skeleton lines={2} />
    </NarrowPage>
  );
}

/** `ООО «Вектор» (olga@vector.example)` */
const nameWithEmail = ({ name, email }: { name: string | null; email: string }) =>
  name === null || name === email ? email : `${name} (${email})`;

const callerOf = ({ user, profile, invitation }: Me) =>
  nameWithEmail({ name: invitation?.supplierName ?? (personName(profile) || null), email: user.email });

type ChoiceProps = {
  readonly owner: TokenOwnerDetails;
  readonly onContinue: () => void;
};

function Choice({ owner, onContinue }: ChoiceProps) {
  const { data: me } = useGetMeQuery();
  const name = owner.name ?? owner.email;
  const { buyer } = owner;
  return (
    <NarrowPage
      title={m.session_continue_title({ name })}
      lead={
        buyer === null
          ? m.session_link_of({ owner: nameWithEmail(owner) })
          : m.session_link_of_supplier({ owner: nameWithEmail(owner), buyer })
      }
    >
      {me && <p className="zk-break">{m.session_signed_in_as({ caller: callerOf(me) })}</p>}
      <p className="zk-secondary">{m.session_typed_stays()}</p>
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button onClick={onContinue}>{m.session_continue()}</Button>
        <StayButton />
      </div>
    </NarrowPage>
  );
}

function StayButton() {
  const { data: me } = useGetMeQuery();
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.home()}
      classNames={{ root: styles['stay'] ?? '', label: styles['name'] ?? '' }}
    >
      {me ? m.session_stay_as({ name: me.invitation?.supplierName ?? me.user.email }) : m.session_stay_signed_in()}
    </Button>
  );
}

type Texts = {
  readonly title: () => string;
  readonly lead: () => string;
};

const UNKNOWN: Texts = { title: m.session_link_bad_title, lead: m.session_link_bad_lead };

/** `SpentLink` shows invitation links that can be replaced. */
const TEXTS: Readonly<Record<Exclude<TokenRefusal, `invitation_link_${string}`>, Texts>> = {
  invitation_revoked: { title: m.session_revoked_title, lead: m.session_revoked_lead },
  invitation_expired: { title: m.session_over_title, lead: m.session_over_lead },
  link_used: { title: m.session_link_opened_title, lead: m.session_link_bad_lead },
  link_expired: { title: m.session_link_late_title, lead: m.session_link_bad_lead },
  link_unknown: UNKNOWN,
};

type RefusedProps = {
  readonly refusal: TokenRefusal;
} & Omit<LinkOwnerProps, 'children'>;

function Refused({ token, redirect, refusal }: RefusedProps) {
  if (refusal === 'invitation_link_used' || refusal === 'invitation_link_expired') {
    const why = refusal === 'invitation_link_used' ? 'used' : 'expired';
    return <SpentLink token={token} why={why} redirect={redirect} stay={<StayButton />} />;
  }
  const { title, lead } = TEXTS[refusal];
  return (
    <NarrowPage title={title()} lead={lead()}>
      <div>
        <StayButton />
      </div>
    </NarrowPage>
  );
}
