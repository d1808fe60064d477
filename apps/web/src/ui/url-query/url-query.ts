import { useCallback, useMemo, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import type { ParsedUrl, UrlCodec } from './url-codec.ts';

type UrlQueryOptions<Q> = {
  /** Values that every change resets unless it sets them, such as the page. */
  readonly reset?: Partial<Q>;
  /** Whether other parameters stay in the address; by default a change removes them. */
  readonly keepsOthers?: boolean;
} & NavigateOptions;

export type ChangeUrlQuery<Q> = (part: Partial<Q>, navigation?: NavigateOptions) => void;

export type UrlQueryState<Q> = {
  /** Changes parts of the query, by default with a new history entry. */
  readonly change: ChangeUrlQuery<Q>;
  /** Returns a link to the query with these parts changed. */
  readonly linkTo: (part: Partial<Q>) => string;
  /** Whether the address has no parameters at all. */
  readonly isBare: boolean;
} & ParsedUrl<Q>;

/**
 * Reads a query from the address and changes it. A change takes effect at once, before the navigation ends.
 * @param options constant: keep them at module level
 */
export function useUrlQuery<Q extends object>(
  codec: UrlCodec<Q>,
  options: UrlQueryOptions<Q> = NO_OPTIONS,
): UrlQueryState<Q> {
  const [search, setSearch] = useSearchParams();
  const parsed = useMemo(() => codec.parse(search), [codec, search]);
  const [pending, setPending] = useState<{ from: URLSearchParams; query: Q } | null>(null);
  if (pending && pending.from !== search) setPending(null);

  const query = pending?.query ?? parsed.query;
  const searchOf = useCallback(
    (next: Q) => {
      const after = new URLSearchParams(options.keepsOthers ? search : undefined);
      for (const name of codec.names) after.delete(name);
      for (const [name, value] of Object.entries(codec.serialize(next))) after.set(name, value);
      return after;
    },
    [codec, search, options],
  );
  const change = useCallback<ChangeUrlQuery<Q>>(
    (part, navigation) => {
      const { reset, keepsOthers: _, ...defaults } = options;
      const next = { ...query, ...reset, ...part };
      setPending({ from: search, query: next });
      // The page stays where the reader is.
      setSearch(searchOf(next), { preventScrollReset: true, ...defaults, ...navigation });
    },
    [query, search, searchOf, setSearch, options],
  );
  return {
    query,
    unread: pending ? [] : parsed.unread,
    change,
    linkTo: (part) => `?${searchOf({ ...query, ...options.reset, ...part })}`,
    isBare: search.size === 0,
  };
}

const NO_OPTIONS = {};

/** For tables: a change of filters or order returns to the first page. */
export const FIRST_PAGE = { reset: { page: 1 } } as const;
