import type { SavedFilter } from '@zakupki/api-client/schema';
import type { SavedFilterRecord } from '../../model/records/orders.ts';

export function presentSavedFilter({ ownerId: _ownerId, ...filter }: SavedFilterRecord): SavedFilter {
  return filter;
}
