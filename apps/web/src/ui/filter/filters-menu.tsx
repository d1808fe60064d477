import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/number/numbers.ts';
import { Dropdown } from '../overlay/dropdown.tsx';
import styles from './filters-menu.module.css';

type FiltersMenuProps = {
  readonly label: string;
  /** Number of active filters, and the same in words. */
  readonly on: number;
  readonly onWords: string;
  readonly children: ReactNode;
};

export function FiltersMenu({ label, on, onWords, children }: FiltersMenuProps) {
  return (
    <Dropdown
      label={label}
      width={320}
      button={(trigger) => (
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} {...trigger}>
          {label}
          {on > 0 && (
            <span className={styles['on']}>
              <span aria-hidden>{formatCount(on)}</span>
              <span className="zk-visually-hidden">{onWords}</span>
            </span>
          )}
        </Button>
      )}
    >
      {children}
    </Dropdown>
  );
}
