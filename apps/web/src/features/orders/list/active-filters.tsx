import { Button } from '@mantine/core';
import { m } from '#messages';
import { orderStatusWord } from '../../../entities/order/order-status.tsx';
import { formatDay } from '../../../format/date/dates.ts';
import { type AppliedFilter, AppliedFilters } from '../../../ui/filter/applied-filters.tsx';
import { isFiltered, ORDERS, type OrdersQuery, type FilterProps } from './orders-query.ts';

export function ActiveFilters({ query, onChange }: FilterProps) {
  const applied = appliedFilters(query);
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
    <Button variant="subtle" size="compact-md" onClick={() => onChange({ ...ORDERS.standard, sort, perPage })}>
      {m.orders_clear()}
    </Button>
  );
}

function appliedFilters({
  statuses,
  deadline,
  tags,
  hasConflicts,
  archived,
}: OrdersQuery): AppliedFilter<OrdersQuery>[] {
  return [
    // One status is a tab.
    ...(statuses.length < 2
      ? []
      : statuses.map((status) => ({
          what: orderStatusWord(status),
          without: { statuses: statuses.filter((other) => other !== status) },
        }))),
    ...(deadline.from
      ? [
          {
            what: m.orders_on_from({ day: formatDay(deadline.from) }),
            without: { deadline: { ...deadline, from: null } },
          },
        ]
      : []),
    ...(deadline.to
      ? [{ what: m.orders_on_to({ day: formatDay(deadline.to) }), without: { deadline: { ...deadline, to: null } } }]
      : []),
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
