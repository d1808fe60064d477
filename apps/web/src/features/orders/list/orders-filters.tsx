import { useId } from 'react';
import { m } from '#messages';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import { FiltersMenu } from '../../../ui/filter/filters-menu.tsx';
import { ORDER_COLUMNS } from './orders-columns.tsx';
import styles from './orders-list.module.css';
import type { FilterProps } from './orders-query.ts';
import { TagFilter } from './tag-filter.tsx';

export function OrdersFilters({ query, onChange, tags }: FilterProps & { tags: readonly string[] }) {
  const on =
    [query.deadline.from, query.deadline.to, query.hasConflicts].filter((value) => value !== null).length +
    query.tags.length +
    (query.archived ? 1 : 0);
  return (
    <FiltersMenu label={m.orders_filters()} on={on} onWords={m.orders_filters_on({ count: on })}>
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
    </FiltersMenu>
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
