/** The state of the invitation list in the address. */
import type { Arg } from '@zakupki/api-client/operation';
import { INVITATION_STATUSES } from '../../entities/invitation/invitation-status.tsx';
import { type UrlQuery, urlCodec } from '../../ui/url-query/url-codec.ts';
import {
  choicesField,
  flagField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
} from '../../ui/url-query/url-fields.ts';

type Sort = NonNullable<Arg<'listInvitations'>['sort']>[number];

const SORTABLE = {
  supplierName: true,
  status: true,
  sentAt: true,
  respondedAt: true,
} as const satisfies Partial<Record<Sort, true>>;

export const INVITATIONS = urlCodec({
  q: searchField(),
  statuses: choicesField('status', INVITATION_STATUSES),
  /** Whether the invite dialog is open. */
  isInviting: flagField('invite', false),
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(100),
});

export function listInvitationsQuery({
  q,
  statuses,
  sort,
  page,
  perPage,
}: UrlQuery<typeof INVITATIONS>): Omit<Arg<'listInvitations'>, 'orderId'> {
  return {
    page,
    perPage,
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // `sortField` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as Sort] }),
  };
}
