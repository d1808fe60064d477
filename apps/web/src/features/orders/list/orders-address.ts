import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { type OrdersQuery, type ReadQuery, readQuery, searchOf } from './orders-query.ts';

export interface OrdersAddress extends ReadQuery {
  /** The canonical address of the list. */
  readonly address: string;
  /** Returns to the first page; adds a history entry unless `replace` is set. */
  readonly change: (part: Partial<OrdersQuery>, options?: { readonly replace?: boolean }) => void;
  readonly isBare: boolean;
  /** The query string without its page. */
  readonly filter: string;
  /** Address of the list for such a query string. */
  readonly by: (filter: string) => string;
}

/** The list by a query string that was kept. */
const by = (filter: string) => paths.orders(Object.fromEntries(new URLSearchParams(filter)));

/** A change applies at once, before the navigation completes. */
export function useOrdersAddress(): OrdersAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const read = useMemo(() => readQuery(search), [search]);
  const [asked, setAsked] = useState<{ from: URLSearchParams; query: OrdersQuery } | null>(null);
  if (asked && asked.from !== search) setAsked(null);

  const query = asked?.query ?? read.query;
  const change = useCallback(
    (part: Partial<OrdersQuery>, options: { readonly replace?: boolean } = {}) => {
      const next = { ...query, page: 1, ...part };
      setAsked({ from: search, query: next });
      void navigate(paths.orders(searchOf(next)), options);
    },
    [navigate, query, search],
  );
  const address = paths.orders(searchOf(query));
  const filter = paths.orders(searchOf({ ...query, page: 1 })).split('?')[1] ?? '';
  return { query, unread: asked ? [] : read.unread, address, change, isBare: search.size === 0, filter, by };
}
