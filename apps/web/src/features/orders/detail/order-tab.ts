import type { Order } from '@zakupki/api-client/schema';
import type { ComponentType } from 'react';
import type { OrderTabName } from '../../../entities/order-page/order-tabs.tsx';

/** What a tab shows; `name` is the value of `?tab=`. */
export type OrderTab = {
  readonly name: OrderTabName;
  readonly Content: ComponentType<{ readonly order: Order }>;
  readonly views?: readonly OrderView[];
};

/** A full page without the order's header and tabs; `name` is the value of `view=`. */
export type OrderView = {
  readonly name: string;
  readonly Content: ComponentType<{ readonly order: Order }>;
};
