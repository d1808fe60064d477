import type { Order } from '@zakupki/api-client/schema';

/** Whether suppliers see a ceiling price. The buyer's order has them in any case. */
export const showsCeilings = ({ showCeilings, items }: Pick<Order, 'showCeilings' | 'items'>): boolean =>
  showCeilings && items.some(({ maxUnitPrice }) => maxUnitPrice !== null);
