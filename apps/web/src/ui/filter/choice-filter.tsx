import type { ReactNode } from 'react';
import styles from './filters.module.css';
import { toggleChoice } from './toggle-choice.ts';

type ChoiceFilterProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: readonly T[];
  readonly draw: (choice: T) => ReactNode;
  readonly onChange: (chosen: readonly T[]) => void;
};

/** Toggle buttons; with none pressed, everything is shown. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
  const { label, choices, chosen, draw, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles['choices']}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles['choice']}
          aria-pressed={chosen.includes(choice)}
          onClick={() => onChange(toggleChoice(choices, chosen, choice))}
        >
          {draw(choice)}
        </button>
      ))}
    </div>
  );
}
