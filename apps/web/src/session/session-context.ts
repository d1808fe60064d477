import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Credentials, Session } from './session.ts';

/** Hands the page's session to the screens. */
export const SessionContext = createContext<Session | null>(null);

/** The session of the page, to sign in or out with. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

/** Whether somebody is signed in, as a subscription; queries about them are skipped when nobody is. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.read().token !== null);
}

/** The person one acts as, or null; as a subscription. */
export function useActingAs(): Credentials['actAs'] {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.read().actAs);
}

/**
 * Whose pages these are: the person one acts as, or empty for oneself; as a subscription. It stays what it was when
 * nobody is signed in any more: the pages are left then, not shown anew to nobody.
 */
export function useWhosePages(): string {
  const session = useSession();
  const [read] = useState(() => {
    let known = '';
    return () => {
      const { token, actAs } = session.read();
      if (token !== null) known = actAs ?? '';
      return known;
    };
  });
  return useSyncExternalStore(session.subscribe, read);
}
