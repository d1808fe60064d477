import { m } from '#messages';
import { SelectField } from '../field/select-field.tsx';
import type { TableColumn, TableSort } from './data-table-column.ts';
import styles from './sort-choice.module.css';

type SortChoiceProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  /** Label of the default order. */
  readonly standard: string;
  readonly onChange: (sort: TableSort | null) => void;
};

/** Sorting for phones, where a table is cards without column heads. */
export function SortChoice<Row>({ columns, sort, standard, onChange }: SortChoiceProps<Row>) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: m.table_sort_up({ column: header() }) },
      { value: `-${id}`, label: m.table_sort_down({ column: header() }) },
    ]);
  return (
    <SelectField
      className={styles['sort']}
      label={m.table_sort()}
      options={[{ value: '', label: standard }, ...choices]}
      value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? null : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') })
      }
    />
  );
}
