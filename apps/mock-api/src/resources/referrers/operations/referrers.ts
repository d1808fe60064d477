/** Invitations as visitors follow them, and whom a new account counts for. */
import { notFound, Problem } from '../../../pipeline/problem.ts';
import type { ReferrerRecord, UserRecord } from '../../../world/records.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';

export const referrals = {
  getReferral: operation<'getReferral', ReferrerRecord>({
    locate: invited,
    handle: (_request, _context, { code, name, cookieDays }) => ({ status: 200, body: { code, name, cookieDays } }),
  }),

  recordReferralClick: operation<'recordReferralClick', ReferrerRecord>({
    locate: invited,
    handle: (_request, { world, nowIso }, { id }) => {
      world.referralClicks.put({ id: world.id('clk'), referrerId: id, at: nowIso });
      return { status: 204 };
    },
  }),
} satisfies Operations<'getReferral' | 'recordReferralClick'>;

/** @throws Problem 404; 403 referrer_blocked for one whose invitations do not count */
function invited({ code }: { code: string }, { world }: Context): ReferrerRecord {
  const [referrer] = world.referrers.where('code', code);
  if (!referrer) throw notFound();
  if (referrer.status !== 'active') {
    throw new Problem(403, 'referrer_blocked', { reason: `referrer: ${referrer.id} is ${referrer.status}` });
  }
  return referrer;
}

/**
 * Whom a new account counts for: an active referrer who is not the person themselves. A code that counts for nobody is no
 * reason to refuse anybody an account.
 */
export function referrerFor(
  { world }: Context,
  { email, userId, ref }: { email: string; userId: string | null; ref: string | undefined },
): UserRecord['referrer'] {
  const [referrer] = ref === undefined ? [] : world.referrers.where('code', ref);
  if (referrer?.status !== 'active') return null;
  const isOneself =
    referrer.email.toLowerCase() === email.toLowerCase() || (userId !== null && referrer.userId === userId);
  return isOneself ? null : { id: referrer.id, code: referrer.code };
}
