import { BidsScreen } from '../../features/bids/list/bids-screen.tsx';
import { lazyTab } from './order-tabs.tsx';

const Comparison = lazyTab(() => import('../../features/comparison/comparison-tab.tsx'));

/** Composed here, as a feature may not import another feature. */
export default function BidsWithComparisonScreen() {
  return <BidsScreen Matrix={Comparison} />;
}
