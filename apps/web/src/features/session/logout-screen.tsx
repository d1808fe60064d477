import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import type { ArrivalState } from '../../session/arrival.ts';
import { useSession } from '../../session/session-context.ts';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLogOutMutation } from './session-api.ts';

/** How long the server may take to end its side; after that one is signed out here all the same. */
const PATIENCE_MS = 3_000;

/** Signs out, on the server too where it can be reached, and forgets everything private in every tab. */
export default function LogoutScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  const isBegun = useRef(false);

  const signOut = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (session.read().token !== null) {
      // Whatever comes of it, nobody stays signed in because the server did not answer.
      await Promise.race([logOut(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
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
