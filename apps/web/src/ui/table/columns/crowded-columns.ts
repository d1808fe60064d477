import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { TableColumn } from '../data-table-column.ts';

type Columns = readonly Pick<TableColumn<never>, 'id' | 'hiddenIn'>[];

/** The ids of columns that the window, as it is now, has no room for. */
export function useCrowdedColumns(columns: Columns): readonly string[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queries = columns.flatMap(({ hiddenIn }) => hiddenIn ?? []).map((query) => window.matchMedia(query));
      for (const query of queries) query.addEventListener('change', onChange);
      return () => {
        for (const query of queries) query.removeEventListener('change', onChange);
      };
    },
    [columns],
  );
  // One text, because a new list at each call would render for ever.
  const ids = useSyncExternalStore(subscribe, () =>
    columns
      .filter(({ hiddenIn }) => hiddenIn !== undefined && window.matchMedia(hiddenIn).matches)
      .map(({ id }) => id)
      .join(' '),
  );
  return useMemo(() => ids.split(' '), [ids]);
}
