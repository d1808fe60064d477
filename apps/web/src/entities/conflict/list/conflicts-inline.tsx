import type { Conflict, Order } from '@zakupki/api-client/schema';
import { useMemo, useState } from 'react';
import { type ConflictGroup, ConflictList } from './conflict-list.tsx';
import type { Opened, ShownAround } from './conflict-row.tsx';
import { useConflictContextData } from '../conflict-context.ts';
import { bySeverity, rootConflicts } from '../conflict-sorting.ts';

type InlineConflictsProps = {
  readonly order: Order;
  readonly conflicts: readonly Conflict[];
  readonly label: string;
  readonly shownAround?: ShownAround;
  readonly headingLevel: 2 | 3 | 4;
  readonly initialRows?: number;
};

/** A few conflicts on another page, by severity. */
export function InlineConflicts(props: InlineConflictsProps) {
  const { order, conflicts, label, shownAround, headingLevel, initialRows } = props;
  const context = useConflictContextData(order);
  const [opened, setOpened] = useState<Opened | null>(null);
  const groups = useMemo<readonly ConflictGroup[]>(
    () => [{ key: 'all', heading: null, conflicts: bySeverity(rootConflicts(conflicts)), shownAround }],
    [conflicts, shownAround],
  );
  const followers = useMemo(() => conflicts.filter(({ causedBy }) => causedBy !== null), [conflicts]);
  return (
    <ConflictList
      label={label}
      context={context}
      groups={groups}
      followers={followers}
      opened={opened}
      headingLevel={headingLevel}
      {...(initialRows !== undefined && { initialRows })}
      onOpen={setOpened}
    />
  );
}
