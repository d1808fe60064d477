import { useSearchParams } from 'react-router';

export interface AdminAddress {
  readonly q: string;
  readonly isRunningOnly: boolean;
  readonly change: (next: { q?: string; isRunningOnly?: boolean }) => void;
}

export function useAdminAddress(): AdminAddress {
  const [search, setSearch] = useSearchParams();
  return {
    q: search.get('q') ?? '',
    isRunningOnly: search.get('sessions') === 'running',
    change: ({ q, isRunningOnly }) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (q !== undefined) put(after, 'q', q);
          if (isRunningOnly !== undefined) put(after, 'sessions', isRunningOnly ? 'running' : '');
          return after;
        },
        // Keystrokes add no history entries.
        { replace: true, preventScrollReset: true },
      ),
  };
}

function put(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name);
  else search.set(name, value);
}
