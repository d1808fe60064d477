/** The identity of applications whose callers send a token and act only for themselves. */
import type { World } from '../world/world.ts';
import type { Identity } from './application.ts';
import type { Caller } from './call.ts';

type Tokens = {
  /** The caller of a token; null for an unknown one. Writes nothing. */
  find: (world: World, token: string) => Caller | null;
  /** The account of a caller, and what distinguishes its sessions. */
  idsOf: (caller: Caller) => { id: string; sessionId: string };
  /** `email` of the caller by default; rules name people by it */
  emailOf?: (caller: Caller) => string | undefined;
};

export function bearerIdentity({ find, idsOf, emailOf = ownEmail }: Tokens): Identity {
  const findCaller: Identity['findHolder'] = (world, _operation, headers) => {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    return token === undefined ? null : find(world, token);
  };
  return {
    headers: { credentials: 'authorization', actAs: 'x-act-as', actingAs: 'X-Acting-As' },
    identify: findCaller,
    findHolder: findCaller,
    findFollower: findCaller,
    explainAnonymous: (_world, headers) =>
      `session: ${headers.has('authorization') ? 'no such token' : 'no token sent'}`,
    idsOf: (caller) => ({ ...idsOf(caller), actorId: null, keyScope: '' }),
    emailsOf: (caller) => {
      const email = emailOf(caller);
      return email === undefined ? [] : [email.toLowerCase()];
    },
    profile: { operationId: '', emailIn: () => null },
  };
}

function ownEmail(caller: Caller): string | undefined {
  const { email } = caller as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
