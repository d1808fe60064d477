import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parseTypedDay } from '../../format/date/typed-day.ts';

/** The query parsed from the address; `unread` holds invalid parameters as written. */
export interface Read<Q> {
  readonly query: Q;
  readonly unread: readonly string[];
}

export type SearchValues = Record<string, string | number | null>;

/** How a page stores its state in the address. */
export interface AddressForm<Q> {
  readonly read: (search: URLSearchParams) => Read<Q>;
  /** The page's path and query, without defaults. */
  readonly write: (query: Q) => string;
}

export interface Address<Q> extends Read<Q> {
  /** The canonical address of the parsed query. */
  readonly address: string;
  /** Changes part of the query, as a new history entry unless `replace` is set. */
  readonly change: (part: Partial<Q>, options?: { readonly replace?: boolean }) => void;
}

/** A change takes effect at once, before the navigation completes. */
export function useAddress<Q extends object>({ read, write }: AddressForm<Q>): Address<Q> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const parsed = useMemo(() => read(search), [read, search]);
  const [pending, setPending] = useState<{ from: URLSearchParams; query: Q } | null>(null);
  if (pending && pending.from !== search) setPending(null);

  const query = pending?.query ?? parsed.query;
  const change = useCallback(
    (part: Partial<Q>, options: { readonly replace?: boolean } = {}) => {
      const next = { ...query, ...part };
      setPending({ from: search, query: next });
      void navigate(write(next), { ...options, preventScrollReset: true });
    },
    [navigate, query, search, write],
  );
  return { query, unread: pending ? [] : parsed.unread, address: write(query), change };
}

/** Parses a query string and collects what it cannot read. */
export function searchReader(search: URLSearchParams) {
  const unread: string[] = [];
  /** Returns the fallback for absent and invalid parameters; reports invalid ones. */
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined): T {
    const text = search.get(name);
    if (text === null || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) refuse(name);
    return value ?? fallback;
  }
  /** Keeps the known entries of a list. */
  function readList<T extends string>(name: string, known: readonly T[]): readonly T[] {
    const entries = new Set((search.get(name) ?? '').split(',').filter((entry) => entry !== ''));
    const unknownEntries = [...entries].filter((entry) => !known.some((one) => one === entry));
    if (unknownEntries.length > 0) unread.push(`${name}=${unknownEntries.join(',')}`);
    return known.filter((one) => entries.has(one));
  }
  function readDay(name: string): string | null {
    return read<string | null>(name, null, (text) => parseTypedDay(text) ?? undefined);
  }
  /** The first day must not be after the second. */
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

/** A parser for `read` that accepts only these words. */
export function oneOf<T extends string>(known: readonly T[]): (text: string) => T | undefined {
  return (text) => known.find((one) => one === text);
}
