import type { Order } from '@zakupki/api-client/schema';

/** Whether suppliers see ceiling prices. The buyer's order always includes them. */
export const showsCeilings = ({ showCeilings, items }: Pick<Order, 'showCeilings' | 'items'>): boolean =>
  showCeilings && items.some(({ maxUnitPrice }) => maxUnitPrice !== null);
