import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { m } from '#messages';
import { formatDay } from '../../format/dates.ts';
import type { FilterProps } from './orders-filters.tsx';
import styles from './orders-list.module.css';
import { isFiltered, type OrdersQuery, PLAIN } from './orders-query.ts';

interface Applied {
  readonly what: string;
  /** What it takes to be without it. */
  readonly without: Partial<OrdersQuery>;
}

/** The filters that are on, each with its way out, and the way out of all of them. */
export function AppliedFilters({ query, onChange }: FilterProps) {
  const applied = appliedIn(query);
  if (applied.length === 0 && !isFiltered(query)) return null;
  return (
    <div role="group" aria-label={m.orders_applied()} className={styles['applied']}>
      {applied.map(({ what, without }) => (
        <button
          key={what}
          type="button"
          className={styles['chip']}
          aria-label={m.orders_remove({ what })}
          onClick={() => onChange(without)}
        >
          {what}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <ClearFilters query={query} onChange={onChange} />
    </div>
  );
}

/** Back to the whole list, in the order it is in. */
export function ClearFilters({ query, onChange }: FilterProps) {
  const { sort, perPage } = query;
  return (
    <Button variant="subtle" size="compact-md" onClick={() => onChange({ ...PLAIN, sort, perPage })}>
      {m.orders_clear()}
    </Button>
  );
}

function appliedIn({ deadlineFrom, deadlineTo, tags, hasConflicts, archived }: OrdersQuery): Applied[] {
  return [
    ...(deadlineFrom
      ? [{ what: m.orders_on_from({ day: formatDay(deadlineFrom) }), without: { deadlineFrom: null } }]
      : []),
    ...(deadlineTo ? [{ what: m.orders_on_to({ day: formatDay(deadlineTo) }), without: { deadlineTo: null } }] : []),
    ...tags.map((tag) => ({
      what: m.orders_on_tag({ tag }),
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    ...(hasConflicts === null
      ? []
      : [
          {
            what: hasConflicts ? m.orders_on_with() : m.orders_on_without(),
            without: { hasConflicts: null },
          },
        ]),
    ...(archived ? [{ what: m.orders_on_archive(), without: { archived: false } }] : []),
  ];
}
