import type { AuthSession } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import type { ArrivalState } from './arrival.ts';
import { rememberRole } from './last-role.ts';
import { useSession } from './session-context.ts';

/**
 * Signs in and navigates to the path. If the browser cannot store the token, navigates to the login page,
 * which shows the reason.
 */
export function useSignIn(): (signedIn: AuthSession, path: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  return ({ token, user }, path) => {
    rememberRole(user.role);
    const started = session.start(token);
    if (started.ok) void navigate(path, { replace: true });
    else void navigate(paths.login(), { replace: true, state: { because: started.reason } satisfies ArrivalState });
  };
}
