import { m } from '#messages';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import { ORDER_COLUMNS } from './orders-columns.tsx';
import styles from './orders-list.module.css';
import type { FilterProps } from './orders-query.ts';
import { TagFilter } from './tag-filter.tsx';

export interface OrdersFiltersProps extends FilterProps {
  /** Suggestions. */
  readonly tags: readonly string[];
}

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function OrdersFilterFields({ query, onChange, tags }: OrdersFiltersProps) {
  return (
    <div className={`zk-stack zk-gap-16 ${styles['filters']}`}>
      <DayRange label={m.orders_deadline()} {...query.deadline} onChange={(deadline) => onChange({ deadline })} />
      <TagFilter query={query} onChange={onChange} suggestions={tags} />
      <Conflicts query={query} onChange={onChange} />
      <fieldset>
        <legend>{m.orders_archive()}</legend>
        <CheckField
          label={m.orders_archive_show()}
          checked={query.archived}
          onChange={(event) => onChange({ archived: event.currentTarget.checked })}
        />
      </fieldset>
      <Sort query={query} onChange={onChange} />
    </div>
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

// Cards have no column heads to sort by.
function Sort({ query: { sort }, onChange }: FilterProps) {
  const choices = ORDER_COLUMNS.filter(({ isSortable }) => isSortable).flatMap(({ id, header }) => [
    { value: id, label: m.orders_sort_up({ column: header() }) },
    { value: `-${id}`, label: m.orders_sort_down({ column: header() }) },
  ]);
  return (
    <SelectField
      className={styles['sort']}
      label={m.orders_sort()}
      options={[{ value: '', label: m.orders_sort_latest() }, ...choices]}
      value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({
          sort: value === '' ? null : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
        })
      }
    />
  );
}
