import { Button } from '@mantine/core';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { type Applied, AppliedFilters } from '../../../ui/filter/applied-filters.tsx';
import { isFiltered, type OrdersQuery, PLAIN, type FilterProps } from './orders-query.ts';

export function FiltersOn({ query, onChange }: FilterProps) {
  const applied = appliedIn(query);
  if (applied.length === 0 && !isFiltered(query)) return null;
  return (
    <AppliedFilters applied={applied} onChange={onChange}>
      <ClearFilters query={query} onChange={onChange} />
    </AppliedFilters>
  );
}

/** Keeps the sort order. */
export function ClearFilters({ query, onChange }: FilterProps) {
  const { sort, perPage } = query;
  return (
    <Button variant="subtle" size="compact-md" onClick={() => onChange({ ...PLAIN, sort, perPage })}>
      {m.orders_clear()}
    </Button>
  );
}

function appliedIn({ deadlineFrom, deadlineTo, tags, hasConflicts, archived }: OrdersQuery): Applied<OrdersQuery>[] {
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
