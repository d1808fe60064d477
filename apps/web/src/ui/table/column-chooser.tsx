import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './column-chooser.module.css';
import type { TableColumn } from './data-table-column.ts';
import { Dropdown } from '../overlay/dropdown.tsx';

interface ColumnChooserProps {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isHideable'>[];
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChange: (shown: Record<string, boolean>) => void;
  readonly onReset: () => void;
}

export function ColumnChooser({ columns, shown, onChange, onReset }: ColumnChooserProps) {
  return (
    <Dropdown
      label={m.table_columns()}
      button={(trigger) => (
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />} {...trigger}>
          {m.table_columns()}
        </Button>
      )}
    >
      <div className="zk-stack zk-gap-2">
        {columns
          .filter(({ isHideable = true }) => isHideable)
          .map(({ id, header }) => (
            <label key={id} className={`zk-row zk-gap-8 zk-hover ${styles['choice']}`}>
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
      </div>
    </Dropdown>
  );
}
