import type { Conflict, Order } from '@zakupki/api-client/schema';
import { useMemo, useState } from 'react';
import { type ConflictGroup, ConflictList } from './conflict-list.tsx';
import type { Opened, SaidAround } from './conflict-row.tsx';
import { useSceneOf } from '../conflict-context.ts';
import { gravestFirst, standing } from '../conflict-sorting.ts';

export interface InlineConflictsProps {
  readonly order: Order;
  readonly conflicts: readonly Conflict[];
  readonly label: string;
  readonly saidAround?: SaidAround;
  readonly headingLevel: 2 | 3 | 4;
  /** As many rows as are drawn at first. */
  readonly atFirst?: number;
}

/** A few conflicts in place on another page, the gravest first; which one is open is nobody else's affair. */
export function InlineConflicts(props: InlineConflictsProps) {
  const { order, conflicts, label, saidAround, headingLevel, atFirst } = props;
  const scene = useSceneOf(order);
  const [opened, setOpened] = useState<Opened | null>(null);
  const groups = useMemo<readonly ConflictGroup[]>(
    () => [{ key: 'all', heading: null, conflicts: gravestFirst(standing(conflicts)), saidAround }],
    [conflicts, saidAround],
  );
  const followers = useMemo(() => conflicts.filter(({ causedBy }) => causedBy !== null), [conflicts]);
  return (
    <ConflictList
      label={label}
      scene={scene}
      groups={groups}
      followers={followers}
      opened={opened}
      headingLevel={headingLevel}
      {...(atFirst !== undefined && { atFirst })}
      onOpen={setOpened}
    />
  );
}
