/** Referral links. */
import { notFound, Problem } from '../../../pipeline/problem.ts';
import type { ReferrerRecord } from '../../../world/records/referrers.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';

export const referrals = {
  getReferral: operation<'getReferral', ReferrerRecord>({
    locate: locateReferral,
    handle: (_request, _context, { code, name, cookieDays }) => ({ status: 200, body: { code, name, cookieDays } }),
  }),

  recordReferralClick: operation<'recordReferralClick', ReferrerRecord>({
    locate: locateReferral,
    handle: (_request, { world, nowIso }, { id }) => {
      world.referralClicks.put({ id: world.id('clk'), referrerId: id, at: nowIso });
      return { status: 204 };
    },
  }),
} satisfies Operations<'getReferral' | 'recordReferralClick'>;

/** @throws Problem 404; 403 referrer_blocked for an inactive referrer */
function locateReferral({ code }: { code: string }, { world }: Context): ReferrerRecord {
  const [referrer] = world.referrers.where('code', code);
  if (!referrer) throw notFound();
  if (referrer.status !== 'active') {
    throw new Problem('referrer_blocked', { reason: `referrer: ${referrer.id} is ${referrer.status}` });
  }
  return referrer;
}
