import { useReferralVisit } from './referral-api.ts';

/** Notes that a partner's link led here. Draws nothing; loaded where the address names a partner. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ReferralVisit() {
  useReferralVisit();
  return null;
}
