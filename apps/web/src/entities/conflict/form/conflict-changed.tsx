import type { Conflict } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { type Difference, DifferenceTable } from '../../../ui/table/difference-table.tsx';
import { useConflictContext } from '../conflict-context.ts';
import { conflictFigures } from '../conflict-figures.ts';
import { SeverityMark } from '../severity-mark.tsx';

/** Shown when the evidence changed while the user was deciding: before and now. */
export function EvidenceChanged({ before, now }: { before: Conflict; now: Conflict }) {
  const context = useConflictContext();
  const valuesOf = (conflict: Conflict) =>
    new Map(conflictFigures(conflict, context).map(({ label, value }) => [label, value]));
  const [oldValues, newValues] = [valuesOf(before), valuesOf(now)];
  const severity = (conflict: Conflict) => <SeverityMark severity={conflict.severity} />;
  const differences: Difference<ReactNode>[] = [
    ...(before.severity === now.severity
      ? []
      : [{ label: m.conflicts_severity(), before: severity(before), after: severity(now) }]),
    ...[...new Set([...oldValues.keys(), ...newValues.keys()])].map((label) => ({
      label,
      before: oldValues.get(label),
      after: newValues.get(label),
    })),
  ];
  return (
    <Callout tone="warning" isAnnounced>
      <p>
        <strong>{m.conflicts_changed()}</strong> {m.conflicts_changed_text()}
      </p>
      <DifferenceTable
        headers={[m.conflicts_changed_figure(), m.conflicts_changed_before(), m.conflicts_changed_now()]}
        differences={differences}
      />
    </Callout>
  );
}
