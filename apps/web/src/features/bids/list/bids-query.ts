/** The address parameters of the list of bids. */
import type { Arg } from '@zakupki/api-client/operation';
import { BID_STATUSES } from '../../../entities/bid/bid-status.tsx';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choicesField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
} from '../../../ui/url-query/url-fields.ts';

type Sort = NonNullable<Arg<'listBids'>['sort']>[number];

const SORTABLE = {
  number: true,
  supplierName: true,
  rank: true,
  total: true,
  validUntil: true,
  deliveryDays: true,
  receivedAt: true,
} as const satisfies Partial<Record<Sort, true>>;

export const BIDS = urlCodec({
  q: searchField(),
  statuses: choicesField('status', BID_STATUSES),
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  // The bids of most orders fit on one page.
  perPage: pageSizeField(100),
});

export type BidsQuery = UrlQuery<typeof BIDS>;

export function listBidsQuery({ q, statuses, sort, page, perPage }: BidsQuery): Omit<Arg<'listBids'>, 'orderId'> {
  return {
    perPage,
    ...(page > 1 && { page }),
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // The codec accepts only SORTABLE, which has the contract's names.
    ...(sort && { sort: [sortKey(sort) as Sort] }),
  };
}
