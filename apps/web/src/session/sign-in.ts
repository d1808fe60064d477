import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import type { ArrivalState } from './arrival.ts';
import { useSession } from './session-context.ts';

/**
 * Signs in with a token and navigates to the path. If the browser cannot store the token, navigates to the login page,
 * which shows the reason.
 */
export function useSignIn(): (token: string, path: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (token, path) => {
    const started = session.start(token);
    if (started.ok) void navigate(path, { replace: true });
    else void navigate(paths.login(), { replace: true, state: { because: started.reason } satisfies ArrivalState });
  };
}
