import { OrderScreen } from '../../features/orders/detail/order-screen.tsx';
import { ORDER_TABS, ORDER_VIEWS } from './order-tabs.tsx';

/** Composed here because a feature must not import another feature. */
export default function OrderWithTabsScreen() {
  return <OrderScreen tabs={ORDER_TABS} views={ORDER_VIEWS} />;
}
