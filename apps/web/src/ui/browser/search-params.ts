import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parseTypedDay } from '../../format/date/typed-day.ts';

/** What the address says, and what of it the page does not know, as written. */
export interface Read<Q> {
  readonly query: Q;
  readonly unread: readonly string[];
}

export type SearchValues = Record<string, string | number | null>;

/** How a page keeps what it shows in its address. */
export interface AddressForm<Q> {
  readonly read: (search: URLSearchParams) => Read<Q>;
  /** The page's path with the query, without what goes without saying. */
  readonly write: (query: Q) => string;
}

export interface Address<Q> extends Read<Q> {
  /** The page's address, made from what was understood. */
  readonly address: string;
  /** Shows the page with these changed; a new entry of the history unless it replaces. */
  readonly change: (part: Partial<Q>, options?: { readonly replace?: boolean }) => void;
}

/** Reads the address and changes it. A change is in force at once, before the navigation arrives. */
export function useAddress<Q extends object>({ read, write }: AddressForm<Q>): Address<Q> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = useMemo(() => read(search), [read, search]);
  const [asked, setAsked] = useState<{ from: URLSearchParams; query: Q } | null>(null);
  if (asked && asked.from !== search) setAsked(null);

  const query = asked?.query ?? inAddress.query;
  const change = useCallback(
    (part: Partial<Q>, options: { readonly replace?: boolean } = {}) => {
      const next = { ...query, ...part };
      setAsked({ from: search, query: next });
      void navigate(write(next), { ...options, preventScrollReset: true });
    },
    [navigate, query, search, write],
  );
  return { query, unread: asked ? [] : inAddress.unread, address: write(query), change };
}

/** Takes a query string apart, remembering what it could not read. */
export function searchReader(search: URLSearchParams) {
  const unread: string[] = [];
  /** The fallback stands where the parameter is absent, and where it makes no sense: then it is reported. */
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined): T {
    const text = search.get(name);
    if (text === null || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) refuse(name);
    return value ?? fallback;
  }
  /** Of a list, what is known still counts. */
  function readList<T extends string>(name: string, known: readonly T[]): readonly T[] {
    const entries = new Set((search.get(name) ?? '').split(',').filter((entry) => entry !== ''));
    const strange = [...entries].filter((entry) => !known.some((one) => one === entry));
    if (strange.length > 0) unread.push(`${name}=${strange.join(',')}`);
    return known.filter((one) => entries.has(one));
  }
  function readDay(name: string): string | null {
    return read<string | null>(name, null, (text) => parseTypedDay(text) ?? undefined);
  }
  /** Two days, of which the first must not come after the second. */
  function readDays(first: string, second: string): { from: string | null; to: string | null } {
    const [from, to] = [readDay(first), readDay(second)];
    if (from === null || to === null || from <= to) return { from, to };
    refuse(first, second);
    return { from: null, to: null };
  }
  function refuse(...names: readonly string[]) {
    for (const name of names) unread.push(`${name}=${search.get(name) ?? ''}`);
  }
  return { unread, read, readList, readDays, refuse };
}

/** One of these words, for `read`. */
export function oneOf<T extends string>(known: readonly T[]): (text: string) => T | undefined {
  return (text) => known.find((one) => one === text);
}
