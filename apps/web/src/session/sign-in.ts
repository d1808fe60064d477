import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import type { ArrivalState } from './arrival.ts';
import { useSession } from './session-context.ts';

/**
 * Signs in with a token of the server and goes on to the path. Where the browser cannot keep the token, one ends at
 * the login page, which says why.
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
