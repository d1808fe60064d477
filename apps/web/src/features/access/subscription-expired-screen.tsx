import { AccessNotice } from './access-notice.tsx';

/** Target of 402 SUBSCRIPTION_EXPIRED (spec §8). */
export default function SubscriptionExpiredScreen() {
  return <AccessNotice page="subscription" />;
}
