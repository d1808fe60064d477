import '@mantine/core/styles/Popover.css';
import { Button, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { m } from '#messages';
import type { TableColumn } from './data-table-column.ts';
import styles from './column-chooser.module.css';

export interface ColumnChooserProps {
  // Only what a column is called and whether it may go matters here.
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isHideable'>[];
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChange: (shown: Record<string, boolean>) => void;
  readonly onReset: () => void;
}

/** Which columns to show. */
export function ColumnChooser({ columns, shown, onChange, onReset }: ColumnChooserProps) {
  return (
    <Popover position="bottom-end" hideDetached={false} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-md" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {m.table_columns()}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['list'] ?? ''} aria-label={m.table_columns()}>
        {columns
          .filter(({ isHideable = true }) => isHideable)
          .map(({ id, header }) => (
            <label key={id} className={styles['choice']}>
              <input
                type="checkbox"
                checked={shown[id] ?? true}
                onChange={(event) => onChange({ ...shown, [id]: event.currentTarget.checked })}
              />
              {header()}
            </label>
          ))}
        <Button variant="subtle" size="compact-sm" onClick={onReset}>
          {m.table_columns_reset()}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
