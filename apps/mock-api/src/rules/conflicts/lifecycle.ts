/** Reconciles stored conflicts with new findings. Pure. */
import type { ConflictPast, ConflictSeverity } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import type { Finding } from './rule.ts';

type ReconcileContext = {
  readonly nowIso: string;
  /** time of the previous reconciliation */
  readonly previousAt: string;
  readonly bids: readonly Pick<BidRecord, 'id' | 'status'>[];
  /** first occurrence of a new finding */
  readonly sinceOf: (finding: Finding) => string;
};

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 30;

/** Current findings in their order, then recently resolved ones. */
export function reconcileConflicts(
  previous: readonly ConflictEntry[],
  findings: readonly Finding[],
  context: ReconcileContext,
): ConflictEntry[] {
  const known = new Map(previous.map((entry) => [entry.id, entry]));
  const foundIds = new Set(findings.map(({ id }) => id));
  const current = findings.map((finding) => {
    const entry = known.get(finding.id);
    return entry === undefined
      ? newEntry(finding, context.sinceOf(finding))
      : updateEntry(entry, finding, context.nowIso);
  });
  const statuses = new Map(context.bids.map(({ id, status }) => [id, status]));
  const missing = previous.flatMap((entry) => (foundIds.has(entry.id) ? [] : resolveMissing(entry, context, statuses)));
  return [...current, ...missing];
}

export function newEntry(finding: Finding, firstSeenAt: string): ConflictEntry {
  return { ...finding, status: 'open', firstSeenAt, lastSeenAt: null, resolution: null, history: [] };
}

const SEVERITY_RANK: Readonly<Record<ConflictSeverity, number>> = { info: 0, warning: 1, blocker: 2 };

/** Returns the same object when nothing changed. */
function updateEntry(entry: ConflictEntry, finding: Finding, nowIso: string): ConflictEntry {
  const { resolution } = entry;
  const reopen = (because: ConflictPast['because']) => ({ ...reopenEntry(entry, nowIso, because), ...finding });
  if (entry.status === 'resolved') return reopen('found_again');
  // A waiver holds while the evidence is the same and the severity does not rise.
  const isStillAccepted =
    resolution === null ||
    (resolution.fingerprint === finding.fingerprint &&
      SEVERITY_RANK[finding.severity] <= SEVERITY_RANK[resolution.severity]);
  if (!isStillAccepted) return reopen('evidence_changed');
  const isSame =
    entry.fingerprint === finding.fingerprint &&
    entry.severity === finding.severity &&
    entry.causedBy === finding.causedBy;
  return isSame ? entry : { ...entry, ...finding };
}

/** Moves the decision to the history and opens the entry. */
export function reopenEntry(entry: ConflictEntry, until: string, because: ConflictPast['because']): ConflictEntry {
  const { resolution, history } = entry;
  return {
    ...entry,
    status: 'open',
    lastSeenAt: null,
    resolution: null,
    history: resolution === null ? history : [...history, { ...resolution, until, because }],
  };
}

function resolveMissing(
  entry: ConflictEntry,
  { nowIso, previousAt }: ReconcileContext,
  statuses: ReadonlyMap<string, BidRecord['status']>,
): ConflictEntry[] {
  const involved = entry.bidIds.map((id) => statuses.get(id));
  // Drop conflicts of deleted bids.
  if (involved.includes(undefined)) return [];
  // Decided bids are no longer checked: their conflicts stay.
  if (involved.some((status) => status === 'won' || status === 'lost')) return [entry];
  if (entry.status === 'resolved') return isResolvedLongAgo(entry, nowIso) ? [] : [entry];
  // Conflicts of drafts come and go while the draft is edited.
  if (entry.resolution === null && involved.every((status) => status === 'draft')) return [];
  return [
    {
      ...reopenEntry(entry, nowIso, 'gone'),
      status: 'resolved',
      causedBy: null,
      lastSeenAt: previousAt,
      resolution: {
        action: null,
        reason: null,
        at: nowIso,
        by: null,
        severity: entry.severity,
        fingerprint: entry.fingerprint,
      },
    },
  ];
}

export function isResolvedLongAgo({ status, resolution }: ConflictEntry, nowIso: string): boolean {
  return (
    resolution !== null &&
    status === 'resolved' &&
    Date.parse(resolution.at) + RETENTION_DAYS * DAY_MS < Date.parse(nowIso)
  );
}
