import type { ReactNode } from 'react';
import styles from './filters.module.css';

interface ChoiceFilterProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: readonly T[];
  readonly draw: (choice: T) => ReactNode;
  readonly onChange: (chosen: readonly T[]) => void;
}

/** None pressed shows all. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
  const { label, choices, chosen, draw, onChange } = props;
  function toggle(choice: T) {
    // In display order, so that the same choice gives the same address.
    onChange(choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one))));
  }
  return (
    <div role="group" aria-label={label} className={styles['choices']}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles['choice']}
          aria-pressed={chosen.includes(choice)}
          onClick={() => toggle(choice)}
        >
          {draw(choice)}
        </button>
      ))}
    </div>
  );
}
