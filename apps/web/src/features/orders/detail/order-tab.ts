import type { Order } from '@zakupki/api-client/schema';
import type { ComponentType } from 'react';
import type { OrderTabName } from '../../../entities/order-page/order-tabs.tsx';

/** What a tab shows; `name` is the value of `?tab=`. */
export interface OrderTab {
  readonly name: OrderTabName;
  readonly Content: ComponentType<{ readonly order: Order }>;
  /** Full-page views of the tab, by the value of `&view=`, without the order's header and tabs. */
  readonly views?: readonly { readonly name: string; readonly Content: ComponentType<{ readonly order: Order }> }[];
}
