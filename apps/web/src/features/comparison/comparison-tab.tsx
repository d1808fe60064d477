import type { Order } from '@zakupki/api-client/schema';
import { ComparisonView } from './comparison-view.tsx';

/** The comparison as a tab of the order's page. */
export default function ComparisonTab({ order }: { readonly order: Order }) {
  return <ComparisonView order={order} />;
}
