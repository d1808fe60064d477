import type { PromoState } from '@zakupki/api-client/schema';
import { useSearchParams } from 'react-router';
import type { TableSort } from '../../../ui/table/data-table-column.ts';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';

/** In the order of the filter. */
export const PROMO_STATES = [
  'active',
  'scheduled',
  'inactive',
  'expired',
  'exhausted',
] as const satisfies readonly PromoState[];

const SORTED = ['code', 'expiresAt', 'timesRedeemed', 'createdAt'] as const;
type SortColumn = (typeof SORTED)[number];

/** Parameter names start with `promo`: the page has other lists. */
export interface PromoAddress {
  readonly q: string;
  readonly states: readonly PromoState[];
  readonly sort: { readonly column: SortColumn; readonly isDescending: boolean } | null;
  readonly page: number;
  readonly size: number;
  /** Any change but that of the page returns to the first page. */
  readonly changed: (
    next: Partial<Record<'promoQ' | 'promoState' | 'promoSort' | 'promoPage' | 'promoSize', string>>,
  ) => string;
  readonly go: (next: Parameters<PromoAddress['changed']>[0]) => void;
}

export function usePromoAddress(): PromoAddress {
  const [search, setSearch] = useSearchParams();
  const addressWith = (next: Parameters<PromoAddress['changed']>[0]) => {
    const after = new URLSearchParams(search);
    if (!('promoPage' in next)) after.delete('promoPage');
    for (const [name, value] of Object.entries(next)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    return after;
  };
  const wanted = (search.get('promoState') ?? '').split(',');
  const size = Number(search.get('promoSize'));
  return {
    q: search.get('promoQ') ?? '',
    states: PROMO_STATES.filter((state) => wanted.includes(state)),
    sort: sortOf(search.get('promoSort') ?? ''),
    page: Math.max(1, Math.trunc(Number(search.get('promoPage'))) || 1),
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    changed: (next) => `?${addressWith(next)}`,
    // Keystrokes add no history entries.
    go: (next) => setSearch(addressWith(next), { replace: true, preventScrollReset: true }),
  };
}

function sortOf(text: string): PromoAddress['sort'] {
  const column = SORTED.find((one) => one === text.replace(/^-/, ''));
  return column ? { column, isDescending: text.startsWith('-') } : null;
}

/** As the address and the contract write it. */
export function sortText(sort: TableSort | null): string {
  return sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`;
}
