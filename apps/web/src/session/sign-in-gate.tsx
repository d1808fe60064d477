import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../paths.ts';
import { NarrowPage } from '../ui/layout/narrow-page.tsx';
import type { Session } from './session.ts';
import { useSession } from './session-context.ts';

/**
 * Asks before a link replaces the session of a signed-in user: the link may be another person's. Links on this site,
 * such as those of the QA console, need no confirmation.
 */
export function SignInGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(() => !replacesSession(session));
  if (isOpen) return children;
  return (
    <NarrowPage title={m.session_already_signed_in()} lead={m.session_already_signed_in_lead()}>
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button component={Link} to={paths.home()}>
          {m.session_stay_signed_in()}
        </Button>
        <Button variant="default" onClick={() => setOpen(true)}>
          {m.session_use_link()}
        </Button>
      </div>
    </NarrowPage>
  );
}

/** Whether a link that was opened elsewhere would replace the session. */
export function replacesSession(session: Session): boolean {
  return session.read().token !== null && !isFromThisSite();
}

const isFromThisSite = () => URL.parse(document.referrer)?.origin === window.location.origin;
