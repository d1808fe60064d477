import type { SavedFilter } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';

/**
 * Applies the default filter once, when a list is opened without a query: filters removed later stay removed.
 * @param isBare whether the address has no query
 * @returns the query of the saved filters, and the retry of a list that failed, perhaps together with them
 */
export function useDefaultFilter(
  scope: SavedFilter['scope'],
  isBare: boolean,
  apply: (query: string) => void,
  refetchList: () => unknown,
) {
  const { data, isFetching, isError, refetch } = useListSavedFiltersQuery({ scope });
  const isDue = useRef(isBare);
  const onApply = useEffectEvent(apply);
  useEffect(() => {
    // A list that is being refetched may lack a filter that was just saved.
    if (!data || isFetching || !isDue.current) return;
    isDue.current = false;
    const defaultFilter = data.data.find(({ isDefault }) => isDefault);
    if (isBare && defaultFilter?.query) onApply(defaultFilter.query);
  }, [data, isFetching, isBare]);
  return {
    isError,
    refetch,
    retry() {
      refetchList();
      if (isError) void refetch();
    },
  };
}
