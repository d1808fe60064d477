import type { ComparedBid } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** What a supplier is called; a bid that is still a draft may have none yet. */
export function supplierName({ supplier, number }: Pick<ComparedBid, 'supplier' | 'number'>): string {
  return supplier.name ?? m.comparison_tools_unnamed({ number });
}
