import { AccessNotice } from './access-notice.tsx';

/** Target of 402 CREDITS_EXPIRED (spec §8). */
export default function CreditsExpiredScreen() {
  return <AccessNotice page="credits" />;
}
