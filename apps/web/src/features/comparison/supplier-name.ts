import type { ComparedBid } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** A draft bid may have no supplier name yet. */
export function supplierName({ supplier, number }: Pick<ComparedBid, 'supplier' | 'number'>): string {
  return supplier.name ?? m.comparison_tools_unnamed({ number });
}
