import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/number/numbers.ts';
import { Dropdown } from '../overlay/dropdown.tsx';
import styles from './menu-filter.module.css';
import { toggled } from './toggled.ts';

interface MenuFilterProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: readonly T[];
  readonly draw: (choice: T) => ReactNode;
  /** Null where it is not known. */
  readonly count: (choice: T) => number | null;
  readonly onChange: (chosen: readonly T[]) => void;
}

/** A menu of counted choices; none chosen shows all. */
export function MenuFilter<T extends string>({ label, choices, chosen, draw, count, onChange }: MenuFilterProps<T>) {
  return (
    <Dropdown
      label={label}
      align="left"
      width={320}
      button={(trigger) => (
        <Button
          variant="default"
          size="compact-md"
          className={styles['button'] ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          {...trigger}
        >
          {label}
        </Button>
      )}
    >
      <ul>
        {choices.map((choice) => {
          const found = count(choice);
          return (
            <li key={choice}>
              <label className={`zk-row zk-text zk-gap-8 zk-hover ${styles['choice']}`}>
                <input
                  type="checkbox"
                  checked={chosen.includes(choice)}
                  onChange={() => onChange(toggled(choices, chosen, choice))}
                />
                <span className="zk-fill zk-shrink zk-break">{draw(choice)}</span>
                {found !== null && <span className="zk-secondary zk-numeric">{formatCount(found)}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
