/** Beginning and ending to act as another user, for whatever offers it. */
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { useEndImpersonationMutation, useStartImpersonationMutation } from './impersonation-api.ts';
import { useGetMeQuery } from '../user/me-api.ts';
import { fullPath, paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { showMessage } from '../../ui/feedback/popups.ts';

/** Where one was when one began, to come back to; after a reload it is the administrators' home. */
let beganAt: string | null = null;

/** Begins to act as somebody, once the server has agreed; rejects with its refusal. The session before ends. */
export function useStartActing(): (userId: string, reason: string) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { data: me } = useGetMeQuery();
  const [start] = useStartImpersonationMutation();
  const end = useEndQuietly();
  return async (userId, reason) => {
    const before = me?.impersonator?.impersonationId;
    await start({ body: { userId, reason } }).unwrap();
    if (!me?.impersonator) beganAt = fullPath(location);
    session.actAs(userId);
    void navigate(paths.home());
    if (before !== undefined) end(before);
  };
}

/** Is oneself again at once, whether or not the server can be told, and back where one began. */
export function useStopActing(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { data: me } = useGetMeQuery();
  const end = useEndQuietly();
  return () => {
    const running = me?.impersonator?.impersonationId;
    session.actAs(null);
    void navigate(beganAt ?? paths.admin());
    beganAt = null;
    showMessage(m.act_as_ended());
    if (running !== undefined) end(running);
  };
}

/** Ends a session on the server; where that fails, it ends by itself within the hour, which is said. */
function useEndQuietly(): (id: string) => void {
  const [end] = useEndImpersonationMutation();
  return (id) =>
    void end({ id })
      .unwrap()
      .catch(() => showMessage(m.act_as_end_failed(), 'warning'));
}
