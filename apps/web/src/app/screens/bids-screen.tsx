import { BidsScreen } from '../../features/bids/list/bids-screen.tsx';
import { lazyTab } from './order-tabs.tsx';

const Comparison = lazyTab(() => import('../../features/comparison/comparison-tab.tsx'));

/** The bids on an order with their comparison: composed here, as no feature knows another. */
export default function OrderBidsScreen() {
  return <BidsScreen Matrix={Comparison} />;
}
