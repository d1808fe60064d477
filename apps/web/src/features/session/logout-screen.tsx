import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { clearVisits } from '../../entities/user/recent-visits.ts';
import { meEndpoints } from '../../entities/user/me-api.ts';
import type { DraftKey } from '../../forms/drafts/draft-record.ts';
import { drafts } from '../../forms/drafts/draft-store.ts';
import { paths } from '../../paths.ts';
import type { ArrivalState } from '../../session/arrival.ts';
import { wasSupplier } from '../../session/last-role.ts';
import { useSession } from '../../session/session-context.ts';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLogOutMutation } from './session-api.ts';

/** How long to wait for the server before signing out locally. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Signs out in every tab, and on the server when it responds. Asks first about drafts that only this browser has. */
export default function LogoutScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  const [loadMe] = meEndpoints.getMe.useLazyQuery();
  const [unsaved, setUnsaved] = useState<readonly DraftKey[]>([]);
  const isStarted = useRef(false);

  async function listUnsaved(): Promise<DraftKey[]> {
    const me = (await withTimeout(LOGOUT_TIMEOUT_MS, loadMe(undefined, true)))?.data;
    // Without a response the user is unknown: ask about the drafts of every user.
    return drafts.list(me ? (me.impersonator ?? me.user).id : null);
  }

  async function signOut() {
    // Sign out locally even if the server fails.
    if (session.read().token !== null) await withTimeout(LOGOUT_TIMEOUT_MS, logOut());
    session.end();
    clearVisits();
    const because = wasSupplier() ? 'request-signed-out' : 'signed-out';
    void navigate(paths.login(), { replace: true, state: { because } satisfies ArrivalState });
  }

  const begin = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const listing = session.read().token === null ? Promise.resolve([]) : listUnsaved();
    void listing.then((keys) => (keys.length > 0 ? setUnsaved(keys) : signOut()));
  });
  useEffect(() => begin(), []);

  async function discardAndSignOut() {
    await Promise.all(unsaved.map((key) => drafts.discard(key)));
    await closeQuestionAndSignOut();
  }

  async function closeQuestionAndSignOut() {
    setUnsaved([]);
    await signOut();
  }

  if (unsaved.length > 0) {
    return (
      <NarrowPage
        title={m.session_drafts_title()}
        lead={m.session_drafts_lead({ count: unsaved.length })}
        foot={
          <Link to={paths.home()} className="zk-target">
            {m.session_drafts_cancel()}
          </Link>
        }
      >
        <div className="zk-flex zk-wrap zk-gap-8">
          <Button onClick={() => void discardAndSignOut()}>{m.session_drafts_delete()}</Button>
          <Button variant="default" onClick={() => void closeQuestionAndSignOut()}>
            {m.session_drafts_keep()}
          </Button>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={m.session_signing_out()}>
      <Skeleton lines={2} />
    </NarrowPage>
  );
}

/** Resolves to null after the timeout. */
function withTimeout<T>(milliseconds: number, work: PromiseLike<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))]);
}
