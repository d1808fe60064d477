import type { Arg } from '@zakupki/api-client/operation';
import type { PromoState } from '@zakupki/api-client/schema';
import { isSearchable } from '../../../ui/filter/search-box.tsx';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choicesField,
  pageField,
  pageSizeField,
  sortField,
  sortKey,
  textField,
} from '../../../ui/url-query/url-fields.ts';
import { FIRST_PAGE } from '../../../ui/url-query/url-query.ts';

/** Every state of a promo code, in the order the filter shows them. */
export const PROMO_STATES = [
  'active',
  'scheduled',
  'inactive',
  'expired',
  'exhausted',
] as const satisfies readonly PromoState[];

const SORTABLE = {
  code: true,
  expiresAt: true,
  timesRedeemed: true,
  createdAt: true,
} as const satisfies Partial<Record<SortKey, true>>;
type SortKey = NonNullable<Arg<'listPromoCodes'>['sort']>[number];

/** The section's state in the address. Its names begin with `promo` because the page has other lists. */
export const PROMO_CODES = urlCodec({
  q: textField('promoQ'),
  states: choicesField('promoState', PROMO_STATES),
  sort: sortField('promoSort', SORTABLE),
  page: pageField('promoPage'),
  perPage: pageSizeField(undefined, 'promoSize'),
});

// Keystrokes add no history entries.
export const PROMO_CHANGES = { ...FIRST_PAGE, keepsOthers: true, replace: true } as const;

export function requestOf({ q, states, sort, page, perPage }: UrlQuery<typeof PROMO_CODES>): Arg<'listPromoCodes'> {
  return {
    page,
    perPage,
    ...(isSearchable(q) && { q }),
    ...(states.length > 0 && { state: [...states] }),
    // `sortField` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
  };
}
