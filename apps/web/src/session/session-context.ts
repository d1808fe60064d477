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
 * The id of the impersonated user, or empty. Keeps its last value after sign-out: the pages are being left then and
 * must not remount.
 */
export function useRemountKey(): string {
  const session = useSession();
  const [read] = useState(() => {
    let known = '';
    return () => {
      const { token, impersonatedId } = session.read();
      if (token !== null) known = impersonatedId ?? '';
      return known;
    };
  });
  return useSyncExternalStore(session.subscribe, read);
}
