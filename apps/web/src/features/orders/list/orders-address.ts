import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { type OrdersQuery, type ReadQuery, readQuery, searchOf } from './orders-query.ts';

/** What the list shows, kept in the address bar. */
export interface OrdersAddress extends ReadQuery {
  /** The list's address, made from what was understood. */
  readonly address: string;
  /** Shows the list with these changed, from its first page; a new entry of the history unless it replaces. */
  readonly change: (part: Partial<OrdersQuery>, options?: { readonly replace?: boolean }) => void;
  /** Whether the address says nothing. */
  readonly isBare: boolean;
  /** The query string of what is shown, without its page. */
  readonly filter: string;
  /** The address of the list by such a query string. */
  readonly by: (filter: string) => string;
}

/** The list by a query string that was kept. */
const by = (filter: string) => paths.orders(Object.fromEntries(new URLSearchParams(filter)));

/** Reads the address and changes it. A change is in force at once, before the navigation arrives. */
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
