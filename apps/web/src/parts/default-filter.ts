import type { SavedFilter } from '@zakupki/api-client/schema';
import { useEffect, useRef } from 'react';
import { useListSavedFiltersQuery } from '../api/saved-filter-api.ts';

/**
 * Applies somebody's default filter when a list is opened by its bare address. Whoever takes the filters off afterwards
 * is left in peace.
 * @param isBare whether the address says nothing
 */
export function useDefaultFilter(scope: SavedFilter['scope'], isBare: boolean, apply: (query: string) => void): void {
  const { data } = useListSavedFiltersQuery({ scope });
  // Decided once, by the address one came with.
  const isOpen = useRef(isBare);
  useEffect(() => {
    if (!data || !isOpen.current) return;
    isOpen.current = false;
    const standard = data.data.find(({ isDefault }) => isDefault);
    if (isBare && standard && standard.query !== '') apply(standard.query);
  }, [data, isBare, apply]);
}
