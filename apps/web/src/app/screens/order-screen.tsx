import { OrderScreen } from '../../features/orders/detail/order-screen.tsx';
import { ORDER_TABS } from './order-tabs.tsx';

/** The page of an order with the tabs other features add: composed here, as no feature knows another. */
export default function OrderWithTabsScreen() {
  return <OrderScreen tabs={ORDER_TABS} />;
}
