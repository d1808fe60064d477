import { comparableBids } from '../../tables/bids/order-bids.ts';
import type { Conflict, ConflictAction, ConflictDetails, ConflictSummary } from '@zakupki/api-client/schema';
import { WRITE_TO_SUPPLIER } from '../../rules/conflicts/actions.ts';
import { explanationOf, impactOf, resolutionLabel, titleOf } from '../../rules/conflicts/explain.ts';
import { KINDS, RULES } from '../../rules/conflicts/kinds.ts';
import { isCounted } from '../../rules/conflict-counts.ts';
import { isOfSupplier, listResolutions } from '../../rules/conflicts/resolutions.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

export function presentConflict(entry: ConflictEntry, order: OrderRecord, { world, lang }: Call): Conflict {
  const all = comparableBids(world, order);
  const scope = { order, bids: all };
  const bids = entry.bidIds.flatMap((id) => all.find((bid) => bid.id === id) ?? []);
  const label = (action: ConflictAction) =>
    // Only the supplier can change the bid.
    action === 'request_clarification' && bids.some(isOfSupplier)
      ? WRITE_TO_SUPPLIER[lang]
      : resolutionLabel(entry, action, lang);
  return {
    id: entry.id,
    orderId: order.id,
    kind: entry.kind,
    facet: entry.facet,
    severity: entry.severity,
    status: entry.status,
    bidIds: [...entry.bidIds],
    orderItemId: entry.orderItemId,
    title: titleOf(entry, lang),
    explanation: explanationOf(entry, scope, lang),
    details: detailsOf(entry),
    impact: impactOf(entry, scope, lang),
    causedBy: entry.causedBy,
    suggestions: listResolutions({ entry, order, bids }).map((resolution) => ({
      ...resolution,
      inputs: [...resolution.inputs],
      label: label(resolution.action),
    })),
    fingerprint: entry.fingerprint,
    firstSeenAt: entry.firstSeenAt,
    lastSeenAt: entry.lastSeenAt ?? order.calculatedAt ?? toIso(world.seed.start),
    resolution: entry.resolution,
    history: [...entry.history],
  };
}

/** Response validation checks these figures. */
function detailsOf({ kind, details }: ConflictEntry): ConflictDetails {
  const figures = Object.keys(KINDS[kind].figures).map((name) => [name, details[name] ?? null]);
  return { kind, ...(Object.fromEntries(figures) as object) } as ConflictDetails;
}

/** Open conflicts, except those caused by another. */
export function summaryOf(entries: readonly ConflictEntry[]): ConflictSummary {
  const byKind = Object.fromEntries(RULES.map(({ kind }) => [kind, 0])) as ConflictSummary['byKind'];
  const bySeverity = { blocker: 0, warning: 0, info: 0 };
  for (const { kind, severity } of entries.filter(isCounted)) {
    byKind[kind] += 1;
    bySeverity[severity] += 1;
  }
  return { byKind, bySeverity };
}
