import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/number/numbers.ts';
import { Dropdown } from '../overlay/dropdown.tsx';
import styles from './menu-filter.module.css';
import { toggleChoice } from './toggle-choice.ts';

type MenuFilterProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: readonly T[];
  readonly draw: (choice: T) => ReactNode;
  /** Returns null when the count is unknown. */
  readonly count: (choice: T) => number | null;
  readonly onChange: (chosen: readonly T[]) => void;
};

/** A menu of choices with counts; with none chosen, everything is shown. */
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
          const choiceCount = count(choice);
          return (
            <li key={choice}>
              <label className={`zk-row zk-text zk-gap-8 zk-hover ${styles['choice']}`}>
                <input
                  type="checkbox"
                  checked={chosen.includes(choice)}
                  onChange={() => onChange(toggleChoice(choices, chosen, choice))}
                />
                <span className="zk-fill zk-shrink zk-break">{draw(choice)}</span>
                {choiceCount !== null && <span className="zk-secondary zk-numeric">{formatCount(choiceCount)}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
