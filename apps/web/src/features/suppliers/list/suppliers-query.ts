import type { Arg } from '@zakupki/api-client/operation';
import { paths } from '../../../paths.ts';
import { isTag, MAX_TAGS } from '../../../ui/filter/tag-limits.ts';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choiceField,
  choicesField,
  entriesField,
  optionalFlagField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
} from '../../../ui/url-query/url-fields.ts';

type SortKey = NonNullable<Arg<'listSuppliers'>['sort']>[number];
type SortColumn = Exclude<SortKey, `-${string}`>;

// A column of the contract that is missing here does not compile.
const SORTABLE: Readonly<Record<SortColumn, true>> = {
  name: true,
  lastBidAt: true,
  bids: true,
  wins: true,
  createdAt: true,
};

export const DOCUMENT_STATES = ['expiring', 'expired'] as const;

export const SUPPLIERS = urlCodec({
  /** Null for the list. */
  view: choiceField('view', ['duplicates'], null),
  q: searchField(),
  tags: entriesField('tag', isTag, MAX_TAGS),
  blocked: optionalFlagField('blocked'),
  documents: choicesField('documents', DOCUMENT_STATES),
  // The server sorts by name by default.
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(50),
});
export type SuppliersQuery = UrlQuery<typeof SUPPLIERS>;

export type FilterProps = {
  readonly query: SuppliersQuery;
  readonly onChange: (part: Partial<SuppliersQuery>) => void;
};

/** The filters and the sort order, for the list and for exports. */
export function filtersOf({ q, tags, blocked, documents, sort }: SuppliersQuery) {
  return {
    ...(q !== '' && { q }),
    ...(tags.length > 0 && { tag: [...tags] }),
    ...(blocked !== null && { blocked }),
    ...(documents.length > 0 && { documents: [...documents] }),
    // `sortField` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
  } satisfies Arg<'exportSuppliers'>;
}

export function requestOf(query: SuppliersQuery): Arg<'listSuppliers'> {
  return { ...filtersOf(query), page: query.page, perPage: query.perPage };
}

export function isFiltered({ q, tags, blocked, documents }: SuppliersQuery): boolean {
  return q !== '' || tags.length > 0 || blocked !== null || documents.length > 0;
}

/** The address of the list with this query. */
export function addressOf(query: Partial<SuppliersQuery>): string {
  return paths.suppliers(SUPPLIERS.serialize({ ...SUPPLIERS.standard, ...query }));
}
