/** Referral links. */
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { hashedLetters, timeLetters } from '@zakupki/mock-engine/world/identifiers';
import type { ReferrerRecord } from '../../../model/records/referrers.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';

export const referrals = {
  getReferral: operation<'getReferral', ReferrerRecord>({
    locate: locateReferral,
    handle: (_request, _context, { code, name, cookieDays }) => ({ status: 200, body: { code, name, cookieDays } }),
  }),

  recordReferralClick: operation<'recordReferralClick', ReferrerRecord>({
    locate: locateReferral,
    handle: (_request, call, referrer) => {
      countClick(call, referrer);
      return { status: 204 };
    },
  }),
} satisfies Operations<'getReferral' | 'recordReferralClick'>;

/** Periods of statistics begin and end at a multiple of it in every time zone. */
const QUARTER_MS = 15 * 60_000;

/** Visitors have no account: a record for each visit would let anyone fill the storage. */
function countClick({ world, now, nowIso }: Call, { id: referrerId }: ReferrerRecord): void {
  const quarter = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  const id = `clk_${timeLetters(quarter)}${hashedLetters(referrerId)}`;
  const earlier = world.referralClicks.get(id);
  if (earlier) world.referralClicks.put({ ...earlier, visits: (earlier.visits ?? 1) + 1 });
  else world.referralClicks.put({ id, referrerId, at: nowIso });
}

/** @throws Problem 404; 403 referrer_blocked for an inactive referrer */
function locateReferral({ code }: { code: string }, { world }: Call): ReferrerRecord {
  const [referrer] = world.referrers.where('code', code);
  if (!referrer) throw notFound();
  if (referrer.status !== 'active') {
    throw new Problem('referrer_blocked', { reason: `referrer: ${referrer.id} is ${referrer.status}` });
  }
  return referrer;
}
