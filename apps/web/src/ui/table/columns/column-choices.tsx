import { Button } from '@mantine/core';
import { m } from '#messages';
import type { TableColumn } from '../data-table-column.ts';
import styles from './column-choices.module.css';

export type ColumnChoicesProps = {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isHideable'>[];
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChange: (id: string, isShown: boolean) => void;
  readonly onReset: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ColumnChoices({ columns, shown, onChange, onReset }: ColumnChoicesProps) {
  return (
    <div className="zk-stack zk-gap-2">
      {columns
        .filter(({ isHideable = true }) => isHideable)
        .map(({ id, header }) => (
          <label key={id} className={`zk-row zk-gap-8 zk-hover ${styles['choice']}`}>
            <input
              type="checkbox"
              checked={shown[id] ?? true}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
            {header()}
          </label>
        ))}
      <Button variant="subtle" size="compact-sm" onClick={onReset}>
        {m.table_columns_reset()}
      </Button>
    </div>
  );
}
