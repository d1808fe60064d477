import { AccessNotice } from './access-notice.tsx';

/** Where a 402 CREDITS_EXPIRED leads (spec §8). */
export default function CreditsExpiredScreen() {
  return <AccessNotice page="credits" />;
}
