import type { Conflict, ConflictAction, ConflictStatus } from '@zakupki/api-client/schema';
import type { Opened } from '../../entities/conflict/list/conflict-row.tsx';
import { SEVERITIES, type SeverityName } from '../../entities/conflict/severity-mark.tsx';

export const STATUSES = ['open', 'waived', 'resolved'] as const satisfies readonly ConflictStatus[];
export const GROUPINGS = ['kind', 'bid', 'line'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface ConflictsQuery {
  readonly severities: readonly SeverityName[];
  /** Unvalidated: a kind that the order does not have matches nothing. */
  readonly kinds: readonly string[];
  readonly statuses: readonly ConflictStatus[];
  readonly bid: string | null;
  readonly line: string | null;
  readonly grouping: Grouping;
  readonly opened: Opened | null;
}

const OPEN: readonly ConflictStatus[] = ['open'];

/** Leaves out unknown values. */
export function readConflictsQuery(search: URLSearchParams): ConflictsQuery {
  const list = (name: string) => (search.get(name) ?? '').split(',').filter(Boolean);
  const [severities, statuses] = [list('severity'), list('status')];
  const chosen = STATUSES.filter((status) => statuses.includes(status));
  const open = search.get('open');
  return {
    severities: SEVERITIES.filter((severity) => severities.includes(severity)),
    kinds: list('kind'),
    statuses: chosen.length > 0 ? chosen : OPEN,
    bid: search.get('bid') || null,
    line: search.get('line') || null,
    grouping: GROUPINGS.find((grouping) => grouping === search.get('group')) ?? 'kind',
    // An action that the conflict does not offer is ignored.
    opened: open ? { id: open, action: search.get('act') as ConflictAction | null } : null,
  };
}

/** Leaves out defaults. */
export function writeConflictsQuery(query: ConflictsQuery): Record<string, string> {
  const { severities, kinds, statuses, bid, line, grouping, opened } = query;
  const isDefault = statuses.length === 0 || statuses.join() === OPEN.join();
  return {
    ...(severities.length > 0 && { severity: severities.join(',') }),
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(!isDefault && { status: statuses.join(',') }),
    ...(bid !== null && { bid }),
    ...(line !== null && { line }),
    ...(grouping !== 'kind' && { group: grouping }),
    ...(opened && { open: opened.id }),
    ...(opened?.action && { act: opened.action }),
  };
}

/** Whether the query asks for less than all open conflicts. */
export function isNarrowed({ severities, kinds, bid, line }: ConflictsQuery): boolean {
  return severities.length > 0 || kinds.length > 0 || bid !== null || line !== null;
}

/** @param except a filter to ignore, to count its options */
export function fits(conflict: Conflict, query: ConflictsQuery, except?: 'severity' | 'kind' | 'status'): boolean {
  const { severity, kind, status, bidIds, orderItemId } = conflict;
  const { severities, kinds, statuses, bid, line } = query;
  return (
    (except === 'severity' || severities.length === 0 || severities.includes(severity)) &&
    (except === 'kind' || kinds.length === 0 || kinds.includes(kind)) &&
    (except === 'status' || statuses.includes(status)) &&
    (bid === null || bidIds.includes(bid)) &&
    (line === null || orderItemId === line)
  );
}
