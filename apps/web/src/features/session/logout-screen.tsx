import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import type { ArrivalState } from '../../session/arrival.ts';
import { useSession } from '../../session/session-context.ts';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLogOutMutation } from './session-api.ts';

/** How long to wait for the server before signing out locally. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Signs out in every tab, and on the server when it responds. */
export default function LogoutScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  const isBegun = useRef(false);

  const signOut = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (session.read().token !== null) {
      // Sign out locally whatever the server answers.
      await Promise.race([logOut(), new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS))]);
    }
    session.end();
    void navigate(paths.login(), { replace: true, state: { because: 'signed-out' } satisfies ArrivalState });
  });
  useEffect(() => void signOut(), []);

  return (
    <NarrowPage title={m.session_signing_out()}>
      <Skeleton lines={2} />
    </NarrowPage>
  );
}
