import { useReferralVisit } from './referral-api.ts';

/** Renders nothing; loaded where the address has a referral code. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ReferralVisit() {
  useReferralVisit();
  return null;
}
