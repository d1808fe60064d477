/** The address parameters of the conflicts screen. */
import type { Conflict, ConflictAction, ConflictStatus } from '@zakupki/api-client/schema';
import type { Opened } from '../../entities/conflict/list/conflict-row.tsx';
import { SEVERITIES } from '../../entities/conflict/severity-mark.tsx';
import { type UrlField, type UrlQuery, urlCodec } from '../../ui/url-query/url-codec.ts';
import { choiceField, choicesField, entriesField, idField } from '../../ui/url-query/url-fields.ts';

export const STATUSES = ['open', 'waived', 'resolved'] as const satisfies readonly ConflictStatus[];
export const GROUPINGS = ['bid', 'kind', 'line'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const CONFLICTS = urlCodec({
  severities: choicesField('severity', SEVERITIES),
  // Unvalidated: a kind that the order does not have matches nothing.
  kinds: entriesField('kind'),
  statuses: choicesField('status', STATUSES, ['open']),
  bids: entriesField('bid'),
  line: idField('line'),
  grouping: choiceField('group', GROUPINGS, 'bid'),
  opened: openedField(),
});
export type ConflictsQuery = UrlQuery<typeof CONFLICTS>;

function openedField(): UrlField<Opened | null> {
  return {
    names: ['open', 'act'],
    standard: null,
    read({ get }) {
      const [id, action] = [get('open'), get('act')];
      // The list ignores an action that the conflict does not offer.
      return id === '' ? null : { id, action: action === '' ? null : (action as ConflictAction) };
    },
    write: (opened) => ({ ...(opened && { open: opened.id }), ...(opened?.action && { act: opened.action }) }),
  };
}

/** Whether a filter other than the status is set. */
export function isFiltered({ severities, kinds, bids, line }: ConflictsQuery): boolean {
  return severities.length > 0 || kinds.length > 0 || bids.length > 0 || line !== null;
}

export const NO_FILTERS = {
  severities: [],
  kinds: [],
  bids: [],
  line: null,
} as const satisfies Partial<ConflictsQuery>;

/** @param except the filter to ignore when counting its options */
export function matchesQuery(
  conflict: Conflict,
  query: ConflictsQuery,
  except?: 'severity' | 'kind' | 'status' | 'bid',
): boolean {
  const { severity, kind, status, bidIds, orderItemId } = conflict;
  const { severities, kinds, statuses, bids, line } = query;
  return (
    (except === 'severity' || severities.length === 0 || severities.includes(severity)) &&
    (except === 'kind' || kinds.length === 0 || kinds.includes(kind)) &&
    (except === 'status' || statuses.includes(status)) &&
    (except === 'bid' || bids.length === 0 || bidIds.some((id) => bids.includes(id))) &&
    (line === null || orderItemId === line)
  );
}
