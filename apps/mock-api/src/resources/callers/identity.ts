/** Who calls, for the pipeline. */
import type { Identity } from '@zakupki/mock-engine/pipeline/application';
import { AS_USER, explainAnonymous, findFollower, findHolder, identify } from './identify.ts';

export const identity: Identity = {
  headers: { credentials: 'authorization', actAs: AS_USER, actingAs: 'X-Acting-As' },
  identify,
  explainAnonymous,
  findHolder,
  findFollower,
  idsOf: ({ user, impersonator, copiedBy, tokenId }) => ({
    id: user.id,
    actorId: impersonator?.id ?? null,
    sessionId: tokenId,
    // Several people may have opened sessions by the same copied link.
    keyScope: copiedBy ? tokenId : (impersonator?.id ?? ''),
  }),
  emailsOf: ({ user, impersonator }) => [user, impersonator].flatMap((person) => person?.email.toLowerCase() ?? []),
  profile: {
    operationId: 'getMe',
    emailIn: (body) => {
      const email = (body as { user?: { email?: unknown } | null } | null | undefined)?.user?.email;
      return typeof email === 'string' ? email : null;
    },
  },
};
