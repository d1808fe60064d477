import { AccessNotice } from './access-notice.tsx';

/** Where a 402 TRIAL_EXPIRED leads (spec §8). */
export default function TrialExpiredScreen() {
  return <AccessNotice page="trial" />;
}
