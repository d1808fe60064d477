import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Credentials, Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

/** Queries about the user are skipped while this is false. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.read().token !== null);
}

/** The id of the impersonated user, or null. */
export function useImpersonatedId(): Credentials['impersonatedId'] {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.read().impersonatedId);
}

/**
 * The id of the impersonated user, or ''. Keeps its last value after sign-out: the router is then leaving the page,
 * which must not remount.
 */
export function useRemountKey(): string {
  const session = useSession();
  const [read] = useState(() => {
    let last = '';
    return () => {
      const { token, impersonatedId } = session.read();
      if (token !== null) last = impersonatedId ?? '';
      return last;
    };
  });
  return useSyncExternalStore(session.subscribe, read);
}
