import { m } from '#messages';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import { FilterFields } from '../../../ui/filter/filter-fields.tsx';
import { TagFilter } from '../../../ui/filter/tag-filter.tsx';
import { SortChoice } from '../../../ui/table/sort-choice.tsx';
import { ORDER_COLUMNS } from './orders-columns.tsx';
import type { FilterProps } from './orders-query.ts';

export type OrdersFiltersProps = {
  /** Suggested tags. */
  readonly tags: readonly string[];
} & FilterProps;

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function OrdersFilterFields({ query, onChange, tags }: OrdersFiltersProps) {
  return (
    <FilterFields>
      <DayRange label={m.orders_deadline()} {...query.deadline} onChange={(deadline) => onChange({ deadline })} />
      <TagFilter tags={query.tags} suggestions={tags} onChange={(chosen) => onChange({ tags: chosen })} />
      <Conflicts query={query} onChange={onChange} />
      <fieldset>
        <legend>{m.orders_archive()}</legend>
        <CheckField
          label={m.orders_archive_show()}
          checked={query.archived}
          onChange={(event) => onChange({ archived: event.currentTarget.checked })}
        />
      </fieldset>
      <SortChoice
        columns={ORDER_COLUMNS}
        sort={query.sort}
        standard={m.orders_sort_latest()}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterFields>
  );
}

const CONFLICTS = { any: null, with: true, without: false } as const;

function Conflicts({ query, onChange }: FilterProps) {
  const choices = [
    { value: 'any', label: m.orders_conflicts_any() },
    { value: 'with', label: m.orders_conflicts_with() },
    { value: 'without', label: m.orders_conflicts_without() },
  ] as const;
  return (
    <RadioGroup
      label={m.orders_conflicts()}
      choices={choices}
      value={choices.find(({ value }) => CONFLICTS[value] === query.hasConflicts)?.value ?? 'any'}
      onChange={(value) => onChange({ hasConflicts: CONFLICTS[value] })}
      isInline
    />
  );
}
