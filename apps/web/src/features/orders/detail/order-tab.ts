import type { Order } from '@zakupki/api-client/schema';
import type { ComponentType } from 'react';

/** A tab of an order's page; its name is what the address says (`?tab=`). */
export interface OrderTab {
  readonly name: string;
  readonly label: (order: Order) => string;
  /** Whether an order has it; every order does when absent. */
  readonly isFor?: (order: Order) => boolean;
  readonly Content: ComponentType<{ readonly order: Order }>;
  /** Pages of the tab that stand for themselves, without the order's head and tabs, by what the address says (`&view=`). */
  readonly views?: readonly { readonly name: string; readonly Content: ComponentType<{ readonly order: Order }> }[];
}
