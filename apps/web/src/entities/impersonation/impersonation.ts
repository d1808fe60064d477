import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { useEndImpersonationMutation, useStartImpersonationMutation } from './impersonation-api.ts';
import { useGetMeQuery } from '../user/me-api.ts';
import { fullPath, paths } from '../../paths.ts';
import { useAttempt } from '../../http/attempt.ts';
import { useSession } from '../../session/session-context.ts';
import { showMessage } from '../../ui/feedback/popups.ts';

/** The page where impersonation started, to return to; lost on a reload. */
let startedAt: string | null = null;

/** Starts impersonation once the server agrees; rejects with its error. Ends the previous one. */
export function useStartImpersonation(): (userId: string, reason: string) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { data: me } = useGetMeQuery();
  const [start] = useStartImpersonationMutation();
  const attempt = useAttempt();
  const end = useEndQuietly();
  return async (userId, reason) => {
    const before = me?.impersonator?.impersonationId;
    const body = { userId, reason };
    const started = await attempt.send(body, (idempotencyKey) => start({ idempotencyKey, body }).unwrap());
    if (!started) return;
    if (!me?.impersonator) startedAt = fullPath(location);
    session.impersonate(userId);
    void navigate(paths.home());
    if (before !== undefined) end(before);
  };
}

/** Ends impersonation at once, even if the server cannot be reached, and returns to the page where it started. */
export function useStopImpersonation(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { data: me } = useGetMeQuery();
  const end = useEndQuietly();
  return () => {
    const running = me?.impersonator?.impersonationId;
    session.impersonate(null);
    void navigate(startedAt ?? paths.admin());
    startedAt = null;
    showMessage(m.impersonation_ended());
    if (running !== undefined) end(running);
  };
}

/** Ends it on the server; if that fails, the message says that it expires within the hour. */
function useEndQuietly(): (id: string) => void {
  const [end] = useEndImpersonationMutation();
  return (id) =>
    void end({ impersonationId: id })
      .unwrap()
      .catch(() => showMessage(m.impersonation_end_failed(), 'warning'));
}
