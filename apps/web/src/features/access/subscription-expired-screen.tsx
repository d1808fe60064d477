import { AccessNotice } from './access-notice.tsx';

/** Where a 402 SUBSCRIPTION_EXPIRED leads (spec §8). */
export default function SubscriptionExpiredScreen() {
  return <AccessNotice page="subscription" />;
}
