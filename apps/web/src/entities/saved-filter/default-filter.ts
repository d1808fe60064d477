import type { SavedFilter } from '@zakupki/api-client/schema';
import { useEffect, useRef } from 'react';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';

/**
 * Applies the default filter once, when a list is opened without a query: filters removed later stay removed.
 * @param isBare whether the address has no query
 */
export function useDefaultFilter(scope: SavedFilter['scope'], isBare: boolean, apply: (query: string) => void): void {
  const { data, isFetching } = useListSavedFiltersQuery({ scope });
  const isOpen = useRef(isBare);
  useEffect(() => {
    // A list that is being refetched may lack a filter just saved.
    if (!data || isFetching || !isOpen.current) return;
    isOpen.current = false;
    const standard = data.data.find(({ isDefault }) => isDefault);
    if (isBare && standard && standard.query !== '') apply(standard.query);
  }, [data, isFetching, isBare, apply]);
}
