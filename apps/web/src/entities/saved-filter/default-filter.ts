import type { SavedFilter } from '@zakupki/api-client/schema';
import { useEffect, useRef } from 'react';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';

/**
 * Applies the default filter when a list is opened by its bare address, once: filters removed later stay removed.
 * @param isBare whether the address says nothing
 */
export function useDefaultFilter(scope: SavedFilter['scope'], isBare: boolean, apply: (query: string) => void): void {
  const { data, isFetching } = useListSavedFiltersQuery({ scope });
  const isOpen = useRef(isBare);
  useEffect(() => {
    // A list that is being fetched again may lack the filter saved a moment ago.
    if (!data || isFetching || !isOpen.current) return;
    isOpen.current = false;
    const standard = data.data.find(({ isDefault }) => isDefault);
    if (isBare && standard && standard.query !== '') apply(standard.query);
  }, [data, isFetching, isBare, apply]);
}
