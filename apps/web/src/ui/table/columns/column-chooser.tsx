import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { m } from '#messages';
import type { ColumnChoicesProps } from './column-choices.tsx';
import { loadPart } from '../../loading/load-part.tsx';
import { Dropdown } from '../../overlay/dropdown.tsx';

const ColumnChoices = loadPart(() => import('./column-choices.tsx'));

export function ColumnChooser(props: ColumnChoicesProps) {
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
