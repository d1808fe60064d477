import type { Order } from '@zakupki/api-client/schema';
import type { ComponentType } from 'react';

/** `name` is the value of `?tab=`. */
export interface OrderTab {
  readonly name: string;
  readonly label: (order: Order) => string;
  /** Absent: for every order. */
  readonly isFor?: (order: Order) => boolean;
  readonly Content: ComponentType<{ readonly order: Order }>;
  /** Full-page views of the tab, by the value of `&view=`, without the order's header and tabs. */
  readonly views?: readonly { readonly name: string; readonly Content: ComponentType<{ readonly order: Order }> }[];
}
