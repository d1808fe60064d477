import { useId } from 'react';
import { m } from '#messages';
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
        <label className={`zk-row zk-gap-8 ${styles['choice']}`}>
          <input
            type="checkbox"
            checked={query.archived}
            onChange={(event) => onChange({ archived: event.currentTarget.checked })}
          />
          {m.orders_archive_show()}
        </label>
      </fieldset>
      <Sort query={query} onChange={onChange} />
    </div>
  );
}

const CONFLICTS = [
  [null, () => m.orders_conflicts_any()],
  [true, () => m.orders_conflicts_with()],
  [false, () => m.orders_conflicts_without()],
] as const;

function Conflicts({ query, onChange }: FilterProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{m.orders_conflicts()}</legend>
      <div className="zk-flex zk-wrap zk-gap-4-16">
        {CONFLICTS.map(([value, word]) => (
          <label key={String(value)} className={`zk-row zk-gap-8 ${styles['choice']}`}>
            <input
              type="radio"
              name={name}
              checked={query.hasConflicts === value}
              onChange={() => onChange({ hasConflicts: value })}
            />
            {word()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// Cards have no column heads to sort by.
function Sort({ query: { sort }, onChange }: FilterProps) {
  const choices = ORDER_COLUMNS.filter(({ isSortable }) => isSortable).flatMap(({ id, header }) => [
    { key: id, label: m.orders_sort_up({ column: header() }) },
    { key: `-${id}`, label: m.orders_sort_down({ column: header() }) },
  ]);
  return (
    <label className={styles['sort']}>
      {m.orders_sort()}
      <select
        value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            sort: value === '' ? null : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
          })
        }
      >
        <option value="">{m.orders_sort_latest()}</option>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
