import { AccessNotice } from './access-notice.tsx';

/** Target of 402 TRIAL_EXPIRED (spec §8). */
export default function TrialExpiredScreen() {
  return <AccessNotice page="trial" />;
}
