import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { m } from '#messages';
import type { TableColumn } from './data-table-column.ts';
import { loadPart } from '../loading/load-part.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';

export interface ColumnChooserProps {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isHideable'>[];
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChange: (shown: Record<string, boolean>) => void;
  readonly onReset: () => void;
}

const ColumnChoices = loadPart(() => import('./column-choices.tsx'));

export function ColumnChooser(props: ColumnChooserProps) {
  return (
    <Dropdown
      label={m.table_columns()}
      button={(trigger) => (
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />} {...trigger}>
          {m.table_columns()}
        </Button>
      )}
    >
      <ColumnChoices {...props} />
    </Dropdown>
  );
}
