import type { SavedFilter } from '@zakupki/api-client/schema';
import { useEffect, useRef } from 'react';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';

/**
 * Applies the default filter once, when a list is opened without a query: filters removed later stay removed.
 * @param isBare whether the address has no query
 * @returns the query of the saved filters
 */
export function useDefaultFilter(scope: SavedFilter['scope'], isBare: boolean, apply: (query: string) => void) {
  const saved = useListSavedFiltersQuery({ scope });
  const { data, isFetching } = saved;
  const isDue = useRef(isBare);
  useEffect(() => {
    // A list that is being refetched may lack a filter that was just saved.
    if (!data || isFetching || !isDue.current) return;
    isDue.current = false;
    const defaultFilter = data.data.find(({ isDefault }) => isDefault);
    if (isBare && defaultFilter && defaultFilter.query !== '') apply(defaultFilter.query);
  }, [data, isFetching, isBare, apply]);
  return saved;
}
