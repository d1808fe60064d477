/** What the comparison shows, as query parameters; other parameters stay untouched. */
import type { Arg } from '@zakupki/api-client/operation';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MatrixTarget } from '../../ui/matrix/matrix.tsx';

export interface ComparisonQuery {
  /** With or without VAT; null for the order's own basis. */
  readonly basis: 'gross' | 'net' | null;
  readonly lot: string | null;
  readonly withExpired: boolean;
  readonly withRejected: boolean;
  /** As the order compares prices, or as each supplier quoted them. */
  readonly prices: 'compared' | 'quoted';
  /** Only lines with an offer that differs from the request or has an open conflict. */
  readonly onlyRemarks: boolean;
  readonly withTerms: boolean;
  /** Bid ids. */
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
  /** A past moment (RFC 3339); null for now. */
  readonly at: string | null;
  /** The open cell, line (no column) or supplier (no row). */
  readonly opened: MatrixTarget | null;
}

/** Unknown values become defaults. */
export function readComparison(search: URLSearchParams): ComparisonQuery {
  const basis = search.get('basis');
  return {
    basis: basis === 'gross' || basis === 'net' ? basis : null,
    lot: search.get('lot') || null,
    withExpired: search.get('expired') === 'yes',
    withRejected: search.get('rejected') === 'yes',
    prices: search.get('prices') === 'quoted' ? 'quoted' : 'compared',
    onlyRemarks: search.get('only') === 'remarks',
    withTerms: search.get('terms') !== 'no',
    hidden: listOf(search.get('hide')),
    pinned: listOf(search.get('pin')),
    at: readMoment(search.get('at')),
    opened: readTarget(search.get('cell')),
  };
}

/** Null for defaults. */
export function writeComparison(query: ComparisonQuery): Record<string, string | null> {
  const { basis, lot, hidden, pinned, at, opened } = query;
  return {
    basis,
    lot,
    expired: query.withExpired ? 'yes' : null,
    rejected: query.withRejected ? 'yes' : null,
    prices: query.prices === 'quoted' ? 'quoted' : null,
    only: query.onlyRemarks ? 'remarks' : null,
    terms: query.withTerms ? null : 'no',
    hide: hidden.join(',') || null,
    pin: pinned.join(',') || null,
    at,
    cell: opened && writeTarget(opened),
  };
}

export function comparisonArg(orderId: string, query: ComparisonQuery): Arg<'getComparison'> {
  const { basis, lot, withExpired, withRejected, at } = query;
  return {
    id: orderId,
    ...(basis && { basis }),
    ...(lot !== null && { lot }),
    ...(withExpired && { includeExpired: true }),
    ...(withRejected && { includeDisqualified: true }),
    ...(at !== null && { at }),
  };
}

export type ChangeComparison = (part: Partial<ComparisonQuery>) => void;

/** Every change adds a history entry. */
export function useComparisonAddress(): readonly [ComparisonQuery, ChangeComparison] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readComparison(search), [search]);
  const change: ChangeComparison = (part) => {
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        for (const [name, value] of Object.entries(writeComparison({ ...readComparison(was), ...part }))) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return [query, change];
}

function listOf(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}

/** The contract writes moments in UTC. */
function readMoment(text: string | null): string | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function readTarget(text: string | null): MatrixTarget | null {
  const [row = '', column = ''] = (text ?? '').split(':');
  return row === '' && column === '' ? null : { row: row || null, column: column || null };
}

function writeTarget({ row, column }: MatrixTarget): string {
  return `${row ?? ''}:${column ?? ''}`;
}
