import type { Arg } from '@zakupki/api-client/operation';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choicesField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
} from '../../../ui/url-query/url-fields.ts';
import { REFERRER_STATUSES } from '../referrer-status.tsx';

type SortKey = NonNullable<Arg<'listReferrers'>['sort']>[number];
type SortColumn = Exclude<SortKey, `-${string}`>;

// A column of the contract that is missing here does not compile.
const SORTABLE: Readonly<Record<SortColumn, true>> = {
  name: true,
  code: true,
  status: true,
  createdAt: true,
  clicks: true,
  signups: true,
  paying: true,
  rewardDue: true,
};

export const REFERRERS = urlCodec({
  q: searchField(),
  statuses: choicesField('status', REFERRER_STATUSES),
  // The server sorts by name by default.
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(),
});
type ReferrersQuery = UrlQuery<typeof REFERRERS>;

export function requestOf({ q, statuses, sort, page, perPage }: ReferrersQuery): Arg<'listReferrers'> {
  return {
    page,
    perPage,
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // `sortField` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
  };
}

export function isFiltered({ q, statuses }: ReferrersQuery): boolean {
  return q !== '' || statuses.length > 0;
}
