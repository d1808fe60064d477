import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import type { ComponentType } from 'react';

interface Compared {
  readonly order: Order;
  readonly comparison: Comparison;
  /** The lot alone that is compared; null for everything. */
  readonly lot: string | null;
}

/** What other features make of the bids compared: the app puts them together. Nothing of it is shown for a past moment. */
export interface ComparisonTools {
  /** Below the bests. */
  readonly OfAll: ComponentType<Compared>;
  /** Among the details of a supplier. */
  readonly OfSupplier: ComponentType<Compared & { readonly bid: ComparedBid }>;
}
